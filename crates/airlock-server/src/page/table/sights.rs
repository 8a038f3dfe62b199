//! Small drawings on large cards: a destination by what waits there, a civilian ship.

use airlock_game::cards::{CivilianEffect, CylonShipEffect, DamageEffect, Effect, ResourceEffect, Script};
use airlock_game::terms::{Craft, Resource};
use maud::{Markup, html};

use crate::assets::SPRITE;

/// What a destination looks like.
#[derive(Clone, Copy)]
enum Sight {
    /// Something to fetch, with ships on their way.
    Planet(Craft),
    Ambush,
    Asteroids,
    /// Nothing but stars.
    Void,
    Moon,
}

pub(super) fn destination_art(effects: Script) -> Markup {
    html! {
        svg.place-art viewBox="0 0 380 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (stars())
            @match sight(effects) {
                Sight::Planet(craft) => {
                    circle.art-planet cx="292" cy="72" r="58" {}
                    path.art-plate d="M236 58c36 14 78 12 112-4M238 88c34 12 70 10 106-4M252 110c24 6 52 6 80-2" {}
                    path.art-dark d="M292 14a58 58 0 0 1 0 116 76 76 0 0 0 0-116z" {}
                    use.art-human href={ (*SPRITE) "#" (craft.id()) } x="196" y="44" width="24" height="24" transform="rotate(78 208 56)" {}
                }
                Sight::Ambush => {
                    circle.art-moon cx="318" cy="30" r="16" {}
                    use.art-cylon href={ (*SPRITE) "#basestar" } x="214" y="26" width="64" height="64" {}
                    use.art-cylon href={ (*SPRITE) "#raider" } x="176" y="70" width="22" height="22" {}
                    use.art-cylon href={ (*SPRITE) "#raider" } x="296" y="64" width="22" height="22" {}
                }
                Sight::Asteroids => {
                    g.art-rock {
                        path d="M250 30l22-8 16 10 2 20-18 12-22-6z" {}
                        path d="M306 66l26-6 14 16-10 22-28 2-12-16z" {}
                        path d="M200 76l14-6 10 10-4 14-16 2z" {}
                        path d="M342 24l12-4 8 8-4 12-14 0z" {}
                        path d="M252 92l10-4 8 8-6 8-12-2z" {}
                    }
                }
                Sight::Void => { path.art-plate d="M20 96c110-52 226-62 344-30M60 112c96-36 186-40 280-18" {} }
                Sight::Moon => {
                    circle.art-moon cx="290" cy="66" r="40" {}
                    g.art-crater {
                        circle cx="276" cy="52" r="8" {}
                        circle cx="304" cy="76" r="11" {}
                        circle cx="270" cy="84" r="5" {}
                        circle cx="308" cy="46" r="4" {}
                    }
                    path.art-dark d="M290 26a40 40 0 0 1 0 80 56 56 0 0 0 0-80z" {}
                }
            }
        }
    }
}

/// By the effect that tells most; whatever else it does, it looks like a place to land.
fn sight(effects: Script) -> Sight {
    let has = |wanted: fn(&Effect) -> bool| effects.iter().any(wanted);
    let risked =
        effects.iter().find_map(|effect| if let Effect::Risk { craft, .. } = *effect { Some(craft) } else { None });
    if has(|effect| matches!(effect, Effect::CylonShips(CylonShipEffect::Place { .. }))) {
        Sight::Ambush
    } else if has(|effect| matches!(effect, Effect::Civilians(CivilianEffect::Destroy))) {
        Sight::Asteroids
    } else if let Some(craft) = risked {
        Sight::Planet(craft)
    } else if has(|effect| matches!(effect, Effect::Damage(DamageEffect::DestroyRaptor))) {
        Sight::Planet(Craft::Raptor)
    } else if has(|effect| matches!(effect, Effect::May { .. })) {
        Sight::Planet(Craft::Viper)
    } else if has(|effect| matches!(effect, Effect::Resources(ResourceEffect::Turn(Resource::Morale, _)))) {
        Sight::Void
    } else {
        Sight::Moon
    }
}

pub(super) fn civilian_art() -> Markup {
    html! {
        svg.place-art viewBox="0 0 380 120" aria-hidden="true" {
            (stars())
            use.art-human href={ (*SPRITE) "#civilian" } x="150" y="20" width="80" height="80" {}
        }
    }
}

fn stars() -> Markup {
    html! {
        g.art-star {
            circle cx="30" cy="22" r=".9" opacity=".6" {}
            circle cx="88" cy="74" r=".7" opacity=".5" {}
            circle cx="132" cy="16" r=".7" opacity=".7" {}
            circle cx="190" cy="98" r=".9" opacity=".4" {}
            circle cx="236" cy="30" r=".7" opacity=".6" {}
            circle cx="60" cy="104" r=".7" opacity=".5" {}
            circle cx="352" cy="20" r=".9" opacity=".6" {}
            circle cx="340" cy="104" r=".7" opacity=".5" {}
        }
    }
}
