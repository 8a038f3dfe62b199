//! A view read into a few judged numbers: who stands where, what is scarce, how far it is to the jump.
//!
//! Everything is counted in points for the humans. A point of a resource that nobody needs to worry
//! about is some fifty of them; a Cylon officer plays for the smallest number instead.

use airlock_game::cards::base::tokens;
use airlock_game::cards::{
    AbilityKind, AbilityRow, AbilityRule, Among, Condition, Objective, StandingRule, Team, Trait, Who,
};
use airlock_game::state::{Place, Standing};
use airlock_game::terms::{Craft, Location, Resource, Ship, Side, Title};
use airlock_game::view::PlayerView;
use airlock_game::{LoyaltyPlan, MAX_SEATS, Rules, Seat, View};

use super::leader::Aim;
use super::new_caprica::Rescue;
use super::sky::{Sky, Stakes};
use super::suspicion::Memory;

/// What the end of the game is worth.
pub const VICTORY: i32 = 4000;

/// What an average Crisis costs the humans.
pub const CRISIS: i32 = 75;

/// A skill card in an honest hand.
pub const CARD: i32 = 18;

/// A character who spends his time in the Brig or in Sickbay.
pub const BRIG: i32 = 130;
pub const SICKBAY: i32 = 75;

/// Of a hundred Crisis cards, so many advance the fleet token.
pub const JUMP_ICONS: i32 = 61;

/// The last milestone of the objective lies this far; one jump more ends the game.
const FAR: i32 = 10;
const FAR_EARTH: i32 = 12;

/// Where an officer's heart is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heart {
    Human,
    /// A Cylon whom nobody knows.
    HiddenCylon,
    /// A Cylon player.
    Cylon,
}

pub struct Situation<'a> {
    pub view: &'a View,
    pub me: Seat,
    pub mind: &'a Memory,
    pub heart: Heart,
    /// What he plays for if he has an agenda.
    pub aim: Option<Aim>,
    pub sky: Sky,
    /// How the fleet would come away from New Caprica, once it has settled there.
    pub rescue: Option<Rescue>,
    /// Crises until the fleet jumps by itself, in tenths.
    pub crises_to_jump: i32,
    /// How likely each seat is a Cylon, in percent.
    cylon: [i32; MAX_SEATS],
    /// How likely each looks to be one to the rest of the table.
    looks: [i32; MAX_SEATS],
}

impl<'a> Situation<'a> {
    pub fn new(view: &'a View, me: Seat, mind: &'a Memory) -> Situation<'a> {
        let mut it = Situation {
            view,
            me,
            mind,
            heart: heart(view, &view.players[me.index()]),
            aim: Aim::of(view, &view.players[me.index()]),
            sky: Sky::of(view),
            rescue: None,
            crises_to_jump: 0,
            cylon: [0; MAX_SEATS],
            looks: [0; MAX_SEATS],
        };
        it.crises_to_jump = it.spaces_to_jump() * 1000 / JUMP_ICONS;
        for seat in it.seats() {
            it.cylon[seat.index()] = it.doubt(seat, mind.score(seat));
            it.looks[seat.index()] = it.odds_of_looks(seat);
        }
        if let Some(board) = &view.new_caprica {
            it.rescue = Some(it.rescue(board));
            it.crises_to_jump = it.crises_to_leave(board);
        }
        it.sky.stakes = it.stakes();
        it
    }

    /// +1 for whoever plays for the humans, −1 for the Cylons.
    pub fn sign(&self) -> i32 {
        match self.heart {
            Heart::Human => 1,
            Heart::HiddenCylon | Heart::Cylon => -1,
        }
    }

    pub fn is_cylon(&self) -> bool {
        self.heart != Heart::Human
    }

    // People

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.setup.players).map(Seat)
    }

    pub fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn myself(&self) -> &'a PlayerView {
        self.player(self.me)
    }

    /// A human player in the sense of the rules: not a revealed Cylon (BASE-001).
    pub fn is_human(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.standing == Standing::Human || player.infiltrating
    }

    pub fn is_at(&self, seat: Seat, location: Location) -> bool {
        self.player(seat).place == Place::At(location)
    }

    pub fn location(&self, seat: Seat) -> Option<Location> {
        location_of(self.player(seat).place)
    }

    pub fn in_brig(&self, seat: Seat) -> bool {
        self.is_at(seat, Location::Brig)
    }

    /// In the Brig or in Detention.
    pub fn is_prisoner(&self, seat: Seat) -> bool {
        self.location(seat).is_some_and(|here| here.stands_for() == Location::Brig)
    }

    /// Plays for an agenda of his own (PEG-081).
    pub fn has_agenda(&self, seat: Seat) -> bool {
        matches!(self.player(seat).standing, Standing::Leader | Standing::SympatheticCylon)
    }

    pub fn holder(&self, title: Title) -> Option<Seat> {
        match title {
            Title::Admiral => self.view.admiral,
            Title::President => self.view.president,
        }
    }

    /// How likely the seat is a Cylon, in percent.
    pub fn cylon(&self, seat: Seat) -> i32 {
        self.cylon[seat.index()]
    }

    /// How likely the seat looks to be a Cylon to somebody who knows nothing but what all have seen.
    pub fn looks(&self, seat: Seat) -> i32 {
        self.looks[seat.index()]
    }

    /// What is done for this seat counts so much for the humans, from −100 to 100.
    pub fn trust(&self, seat: Seat) -> i32 {
        100 - 2 * self.cylon(seat)
    }

    /// Cylon cards that are still face down somewhere, as far as this officer cannot place them.
    fn cards_at_large(&self) -> i32 {
        let Ok(rules) = Rules::of(&self.view.setup) else { return 0 };
        let in_game = match rules.loyalty {
            LoyaltyPlan::Deck { with_leader, .. } if self.has_leader() => i32::from(with_leader.cylons),
            LoyaltyPlan::Deck { plain, .. } => i32::from(plain.cylons),
            LoyaltyPlan::AtSleeperPhase { cylons, .. } if self.view.fleet.milestones > 0 => i32::from(cylons),
            LoyaltyPlan::AtSleeperPhase { .. } | LoyaltyPlan::Assist { .. } | LoyaltyPlan::None => 0,
        };
        let is_cylon = |team: Team| team == Team::Cylon;
        let shown = |player: &PlayerView| {
            let up = player.shown.iter().filter(|card| is_cylon(card.row().team)).count();
            up + player.loyalty.iter().flatten().filter(|card| is_cylon(card.row().team)).count()
        };
        let placed: usize = self.view.players.iter().map(shown).sum();
        (in_game - placed as i32).max(0)
    }

    /// Face-down Loyalty cards that this officer has not seen: of that seat, and altogether.
    fn unseen(&self, seat: Seat) -> (i32, i32) {
        let of = |player: &PlayerView| player.loyalty.iter().filter(|card| card.is_none()).count() as i32;
        let all: i32 = self.view.players.iter().map(of).sum();
        (of(self.player(seat)), all + i32::from(self.view.decks.loyalty.cards))
    }

    /// The chance in percent that the seat is a Cylon, by its cards and by how it has played.
    fn doubt(&self, seat: Seat, score: i32) -> i32 {
        let player = self.player(seat);
        let certain = player.loyalty.iter().flatten().any(|card| card.row().team == Team::Cylon);
        if seat == self.me && self.aim.is_some() {
            return if self.heart == Heart::Human { 0 } else { 100 };
        }
        if self.has_agenda(seat) {
            return weighed(self.odds_of_agenda(), score);
        }
        if certain || player.standing != Standing::Human {
            return 100;
        }
        if seat == self.me {
            return 0;
        }
        let (own, all) = self.unseen(seat);
        weighed(self.cards_at_large() * own * 100 / all.max(1), score)
    }

    /// The same as somebody judges who has seen no cards but those turned up.
    fn odds_of_looks(&self, seat: Seat) -> i32 {
        if self.has_agenda(seat) {
            return weighed(self.odds_of_agenda(), self.mind.open_score(seat));
        }
        if !self.is_human(seat) {
            return 100;
        }
        let hidden = |player: &PlayerView| player.loyalty.len() as i32;
        let all: i32 = self.view.players.iter().map(hidden).sum::<i32>() + i32::from(self.view.decks.loyalty.cards);
        let mine = self.myself().loyalty.iter().flatten().filter(|card| card.row().team == Team::Cylon).count() as i32;
        let at_large = self.cards_at_large() + mine;
        weighed(at_large * hidden(self.player(seat)) * 100 / all.max(1), self.mind.open_score(seat))
    }

    // Resources

    pub fn dial(&self, resource: Resource) -> i32 {
        i32::from(self.view.fleet.dial(resource))
    }

    /// What it costs the humans to lose so much of a resource; a gain is negative.
    pub fn loss(&self, resource: Resource, count: i32) -> i32 {
        let dial = self.dial(resource);
        if count >= 0 {
            (0..count).map(|step| self.point(resource, dial - step)).sum()
        } else {
            -(0..-count).map(|step| self.point(resource, dial + 1 + step)).sum::<i32>()
        }
    }

    /// What the last of `dial` points of a resource is worth: more, the less is left of it after what
    /// the rest of the way will cost, and the game itself at the end.
    fn point(&self, resource: Resource, dial: i32) -> i32 {
        let reserve = dial - self.drain_ahead(resource);
        let by_reserve = match reserve {
            ..=-2 => 160,
            -1 => 150,
            0 => 140,
            1 => 120,
            2 => 100,
            3 => 85,
            4 => 70,
            5 => 60,
            _ => 50,
        };
        let by_edge = match dial {
            ..=0 => 0,
            1 => VICTORY / 2,
            2 => 380,
            3 => 230,
            4 => 165,
            _ => 0,
        };
        self.aimed_point(resource, dial, by_reserve.max(by_edge))
    }

    /// What the rest of the way will take of a resource, whatever one does.
    fn drain_ahead(&self, resource: Resource) -> i32 {
        let distance = i32::from(self.view.fleet.distance);
        match self.view.setup.objective {
            Objective::Kobol => {
                let way = if self.view.fleet.last_jump { 1 } else { (FAR - distance).max(1) };
                (drain(resource) * way + FAR / 2) / FAR
            }
            Objective::Earth => {
                let way = if self.view.fleet.last_jump { 1 } else { (FAR_EARTH - distance).max(1) };
                (drain(resource) * way + FAR / 2) / FAR
            }
            Objective::NewCaprica => {
                let way = (self.journey() - distance).max(0);
                (drain(resource) * way + FAR / 2) / FAR + self.occupation_drain(resource)
            }
        }
    }

    /// The distance at which the last part of the objective begins.
    pub fn journey(&self) -> i32 {
        journey(self.view)
    }

    /// What a civilian ship that nobody has looked at carries.
    fn civilian(&self) -> i32 {
        let destroyed = &self.view.fleet.destroyed_civilians;
        let left = airlock_game::cards::Civilian::all().filter(|ship| !destroyed.contains(ship));
        let (mut count, mut total) = (0, 0);
        for ship in left {
            count += 1;
            total += ship.row().lose.iter().map(|&(resource, lost)| self.loss(resource, i32::from(lost))).sum::<i32>();
        }
        total / count.max(1)
    }

    /// What one more damage token costs.
    pub fn damage(&self) -> i32 {
        let plain = match self.damaged_aboard(Ship::Galactica) {
            0 => 85,
            1 => 95,
            2 => 115,
            3 => 155,
            4 => 260,
            _ => VICTORY / 2,
        };
        self.aimed_damage(Ship::Galactica, plain)
    }

    /// What a centurion on that space of the Boarding Party track costs.
    pub fn centurion(&self, space: usize) -> i32 {
        let steps = i32::from(tokens::BOARDING_TRACK) - 1 - space as i32;
        if steps <= 0 {
            return VICTORY;
        }
        // Heavy raiders act by every fourth Crisis, and whenever a Cylon player wants them to.
        let players = i32::from(self.view.setup.players);
        let cylons = self.seats().filter(|&seat| !self.is_human(seat)).count() as i32;
        let turns = steps * 100 * players / (25 * (players - cylons) + 60 * cylons).max(1);
        match turns {
            0..=3 => VICTORY * 2 / 5,
            4..=5 => VICTORY / 5,
            6..=8 => VICTORY / 10,
            9..=12 => VICTORY / 18,
            13..=16 => VICTORY / 28,
            _ => VICTORY / 40,
        }
    }

    // The way

    fn spaces_to_jump(&self) -> i32 {
        tokens::JUMP_TRACK.len() as i32 - 1 - i32::from(self.view.fleet.track)
    }

    /// Whether the humans have won as soon as the fleet jumps.
    pub fn is_last_jump(&self) -> bool {
        self.view.fleet.last_jump
    }

    /// What a space of the Jump Preparation track is worth: the Crises that it saves.
    pub fn space_of_track(&self) -> i32 {
        // The track is dead once Galactica is back (PEG-122).
        if self.is_in_orbit() {
            return 0;
        }
        CRISIS * self.turns_a_crisis() / JUMP_ICONS
    }

    /// So many turns in a hundred go by for a Crisis with a jump icon to come up: Cylon players and those in the
    /// Brig draw none, and do their harm.
    fn turns_a_crisis(&self) -> i32 {
        let drawing = self.seats().filter(|&seat| self.is_human(seat) && !self.in_brig(seat)).count() as i32;
        100 * i32::from(self.view.setup.players) / drawing.max(1)
    }

    /// Turns until the fleet jumps by itself, in tenths: not every player draws a Crisis.
    pub fn turns_to_jump(&self) -> i32 {
        self.crises_to_jump * self.turns_a_crisis() / 100
    }

    fn stakes(&self) -> Stakes {
        let turns = if self.is_galactica_away() { 0 } else { self.turns_to_jump() };
        let cylons = self.seats().filter(|&seat| !self.is_human(seat)).count() as i32;
        // Of a hundred Crises so many activate each kind; Cylon players do so on top.
        let extra = cylons * 40 / i32::from(self.view.setup.players).max(1);
        let times = |percent: i32| turns * (percent + extra) / 100;
        Stakes {
            civilian: self.civilian() + self.rescue.as_ref().map_or(0, |rescue| rescue.at_stake),
            damage: self.damage(),
            boarder: self.centurion(0),
            raider_waves: times(46),
            heavy_waves: times(25),
            basestar_waves: times(20),
            launches: times(12),
        }
    }

    // Rules that a decision has to foresee

    /// The abilities that the seat has now.
    pub fn abilities(&self, seat: Seat) -> impl Iterator<Item = &'static AbilityRow> + '_ {
        let assist = self.view.assist.as_ref().filter(|assist| !assist.lost).map(|assist| assist.character);
        let weaknesses = self.view.setup.players > 1;
        // A Cylon leader has a sheet (PEG-077), the Sympathetic Cylon has none even among the humans (PEG-091).
        let has_sheet = matches!(self.player(seat).standing, Standing::Human | Standing::Leader);
        let characters = self.player(seat).character.into_iter().chain(assist).filter(move |_| has_sheet);
        let rows = characters.flat_map(|character| &character.row().abilities);
        rows.filter(move |row| weaknesses || row.kind != AbilityKind::Weakness)
    }

    pub fn property<T>(&self, seat: Seat, wanted: impl Fn(Trait) -> Option<T>) -> Option<T> {
        self.abilities(seat).find_map(|row| match row.rule {
            AbilityRule::Trait(property) => wanted(property),
            AbilityRule::Action(_) | AbilityRule::Movement(_) | AbilityRule::Response(_) => None,
        })
    }

    pub fn rule(&self, wanted: impl Fn(StandingRule) -> bool) -> bool {
        self.view.in_play.iter().any(|card| wanted(card.rule()))
    }

    /// Whether a condition holds for somebody who stands there.
    pub fn holds(&self, condition: Condition, you: Seat, place: Place) -> bool {
        let (player, fleet) = (self.player(you), &self.view.fleet);
        match condition {
            Condition::AtMost(resource, value) => self.dial(resource) <= i32::from(value),
            Condition::DistanceAtMost(distance) => fleet.distance <= distance,
            Condition::HasNuke => fleet.nukes > 0,
            Condition::OnBlueSpace => tokens::JUMP_TRACK[usize::from(fleet.track)].blue,
            Condition::IsPresident => self.view.president == Some(you),
            Condition::IsPilot => player.character.is_some_and(|character| character.row().is_pilot()),
            Condition::IsPiloting => matches!(place, Place::Piloting(_)),
            Condition::InReserves(Craft::Viper, count) => fleet.vipers + fleet.assault_raptors >= count,
            Condition::InReserves(Craft::Raptor, count) => fleet.raptors >= count,
            Condition::InReserves(
                Craft::Raider
                | Craft::HeavyRaider
                | Craft::Basestar
                | Craft::Civilian
                | Craft::Scar
                | Craft::AssaultRaptor,
                _,
            ) => false,
            Condition::HasSuperCrisis => !player.super_crises.is_empty(),
            Condition::HasHiddenLoyalty => !player.loyalty.is_empty(),
            Condition::IsNotSympathizer => player.standing != Standing::Sympathizer,
            Condition::BasestarOnBoard => self.sky.basestars().next().is_some(),
            Condition::AllBasestarsOnBoard => self.sky.basestars().count() >= usize::from(tokens::BASESTARS),
            Condition::HasCards(cards) => player.hand.cards >= cards,
            // PEG-134: for a human player the prison of where he is.
            Condition::HumanInBrig => self.seats().any(|seat| {
                let near = !self.is_human(you) || self.is_on_new_caprica(seat) == self.is_on_new_caprica(you);
                near && self.is_human(seat) && self.is_prisoner(seat)
            }),
            Condition::Mourned => fleet.mourned,
            Condition::CurrentOnNewCaprica => self.is_on_new_caprica(self.view.turn.current),
            Condition::GalacticaInOrbit => self.view.new_caprica.as_ref().is_some_and(|board| board.in_orbit),
            Condition::MayInfiltrate => self.has_agenda(you) && !player.infiltrating,
            Condition::OffBlueSpace
            | Condition::IsNotPresident
            | Condition::IsNotAdmiral
            | Condition::IsNotInBrig
            | Condition::PresidentHasCards(_)
            | Condition::PresidentHasMutiny
            | Condition::ViperInSpace
            | Condition::IsInfiltrating
            | Condition::NoActiveMission
            | Condition::CanPayRebels => self.holds_in_daybreak(condition, you),
        }
    }

    /// The seats that an effect touches.
    pub fn who(&self, who: Who, you: Seat, target: Option<Seat>) -> Vec<Seat> {
        match who {
            Who::You => vec![you],
            Who::Current => vec![self.view.turn.current],
            Who::Admiral => self.view.admiral.into_iter().collect(),
            Who::President => self.view.president.into_iter().collect(),
            Who::Target => target.into_iter().collect(),
            Who::EachPlayer => self.seats().collect(),
            Who::EachHuman => self.seats().filter(|&seat| self.is_human(seat)).collect(),
            Who::EachCylon => self.seats().filter(|&seat| !self.is_human(seat)).collect(),
            Who::AdmiralAndCurrent => both(self.view.admiral, Some(self.view.turn.current)),
            Who::Officers => both(self.view.president, self.view.admiral),
            Who::At(location) => self.seats().filter(|&seat| self.is_at(seat, location)).collect(),
            Who::Aboard(ship) => self.seats().filter(|&seat| self.aboard(seat) == Some(ship)).collect(),
            Who::EachWithoutMutiny => {
                self.seats().filter(|&seat| self.is_human(seat) && self.player(seat).mutiny.is_empty()).collect()
            }
            Who::EachWithoutMiracle => {
                self.seats().filter(|&seat| self.is_human(seat) && self.player(seat).miracles == 0).collect()
            }
        }
    }

    pub fn aboard(&self, seat: Seat) -> Option<Ship> {
        self.location(seat).map(|location| location.ship())
    }

    /// Whom an effect could choose, nearly: what only the engine has to know is left to it.
    pub fn among(&self, among: Among, you: Seat) -> Vec<Seat> {
        let human = |seat: Seat| self.is_human(seat);
        let sendable = |seat: Seat, to| human(seat) && self.player(seat).place != Place::Off && !self.is_at(seat, to);
        let no_looking = self.rule(|rule| rule == StandingRule::NoLooking);
        let looked_at = |seat: Seat| seat != you && !no_looking && !self.player(seat).loyalty.is_empty();
        let fits = |seat: Seat| match among {
            Among::Sendable(to) => sendable(seat, to),
            Among::SendableFrom(ship, to) => sendable(seat, to) && self.aboard(seat) == Some(ship),
            Among::OtherHumans => seat != you && human(seat),
            Among::OthersButAdmiral => seat != you && human(seat) && self.view.admiral != Some(seat),
            Among::OthersInBrig => seat != you && human(seat) && self.in_brig(seat),
            Among::Candidates => human(seat),
            Among::WithHiddenLoyalty => looked_at(seat),
            Among::HumansWithHiddenLoyalty => looked_at(seat) && human(seat),
            Among::OfficersWithHiddenLoyalty => {
                looked_at(seat) && [self.view.admiral, self.view.president].contains(&Some(seat))
            }
            Among::Others => seat != you,
            Among::Everybody => true,
            Among::Characters => !human(seat) || self.player(seat).place != Place::Off,
            Among::Prisoners => self.is_prisoner(seat),
            Among::OnNewCaprica => self.is_on_new_caprica(seat),
            Among::HumansOnNewCaprica(to) => sendable(seat, to) && self.is_on_new_caprica(seat),
            Among::InDetention => self.is_at(seat, Location::Detention),
            Among::RevealedCylons => !human(seat),
            Among::Humans | Among::MayDrawMutiny => human(seat),
            Among::OthersMayDrawMutiny => seat != you && human(seat),
            Among::OthersMayGainMiracle => seat != you && self.may_gain_miracle(seat),
            Among::OthersHere => seat != you && self.player(seat).place == self.player(you).place,
        };
        self.seats().filter(|&seat| fits(seat)).collect()
    }
}

pub fn location_of(place: Place) -> Option<Location> {
    match place {
        Place::At(location) => Some(location),
        Place::Off | Place::Piloting(_) => None,
    }
}

/// Two officers, who may be one person.
fn both(one: Option<Seat>, other: Option<Seat>) -> Vec<Seat> {
    one.into_iter().chain(other.filter(|&seat| Some(seat) != one)).collect()
}

fn heart(view: &View, player: &PlayerView) -> Heart {
    let cylon_card = player.loyalty.iter().flatten().any(|card| card.row().team == Team::Cylon);
    match player.standing {
        Standing::Leader | Standing::SympatheticCylon => match Aim::of(view, player).map(|aim| aim.sides_with(view)) {
            Some(Side::Human) => Heart::Human,
            Some(Side::Cylon) | None => Heart::Cylon,
        },
        Standing::Cylon | Standing::Sympathizer => Heart::Cylon,
        Standing::Human if cylon_card => Heart::HiddenCylon,
        Standing::Human => Heart::Human,
    }
}

/// What the way to the last part of the objective will still take of a resource, on the whole.
pub fn on_the_way(view: &View, resource: Resource) -> i32 {
    let left = (journey(view) - i32::from(view.fleet.distance)).max(0);
    (drain(resource) * left + FAR / 2) / FAR
}

/// The distance at which the last part of the objective begins.
fn journey(view: &View) -> i32 {
    let rows = airlock_game::cards::base::destination::OBJECTIVES.iter();
    let row = rows.into_iter().find(|row| row.objective == view.setup.objective);
    row.and_then(|row| row.milestones.last()).map_or(0, |milestone| i32::from(milestone.distance))
}

/// What the whole way takes of each resource, whatever one does.
fn drain(resource: Resource) -> i32 {
    match resource {
        Resource::Fuel => 7,
        Resource::Food => 4,
        Resource::Morale => 5,
        Resource::Population => 13,
    }
}

/// A chance in percent, its odds doubled by every ten points of the score.
fn weighed(percent: i32, score: i32) -> i32 {
    if percent <= 0 {
        return 0;
    }
    let percent = percent.min(95);
    let mut odds = percent * 1000 / (100 - percent);
    for _ in 0..score.abs() {
        odds = if score > 0 { odds * 1072 / 1000 + 1 } else { odds * 1000 / 1072 };
        odds = odds.min(1_000_000);
    }
    odds * 100 / (odds + 1000)
}
