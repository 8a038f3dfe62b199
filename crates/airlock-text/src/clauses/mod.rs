//! Effects in the short clauses of the card reference, the vocabulary of the catalogue.
//!
//! These are ids and numbers for programs and for people who compare lists, the same in every
//! language: `morale -1`, `current player goes to sickbay`, `roll: on 4 or less population -1`.

mod nouns;

use airlock_game::cards::{Among, Amount, Effect, Hold, Script, Stays, Who};
use airlock_game::terms::{Area, Craft};

use nouns::{chosen, count, discard, draw, loyalty_cards, peek, verb, who};
pub(crate) use nouns::{condition, in_play, ships};

/// What a clause may depend on beside its effect.
#[derive(Clone, Copy, Default)]
pub(crate) struct Context {
    /// What the card does while it stays in play.
    pub(crate) standing: Option<Stays>,
    /// The ships that the card has placed.
    pub(crate) setup: &'static [(Area, &'static [(Craft, u8)])],
    /// A raptor is risked by the roll of an action.
    pub(crate) risked: bool,
    /// In the check of a location, whose target is "chosen".
    pub(crate) at_location: bool,
    /// Whose deed is told, after "chooses" or "may".
    pub(crate) deed: Option<Who>,
    /// Inside a condition.
    pub(crate) again: bool,
}

/// The clauses of a list, in order.
pub fn clauses(script: Script) -> Vec<String> {
    Context::default().clauses(script)
}

impl Context {
    pub(crate) fn clauses(self, script: Script) -> Vec<String> {
        script.iter().flat_map(|effect| self.clause(effect)).collect()
    }

    fn joined(self, script: Script, by: &str) -> String {
        self.clauses(script).join(by)
    }

    fn clause(self, effect: &Effect) -> Vec<String> {
        let one = match *effect {
            Effect::Turn(resource, by) => {
                let again = if self.again { "another " } else { "" };
                format!("{again}{} {by:+}", resource.id())
            }
            Effect::JumpPrep(by) => format!("jump prep {by:+}"),
            Effect::Distance(distance) => format!("keep this card beside the kobol objective: distance +{distance}"),
            Effect::DiscardNuke => "discard 1 nuke".to_owned(),
            Effect::Draw { who, cards, from } => draw(who, cards, from),
            Effect::Discard { who, cards, pick } => discard(who, cards, pick),
            Effect::DrawQuorum { who, cards } => format!("{} {}", verb(who, "draw"), count(cards, "quorum card")),
            Effect::PlayQuorum => "play 1 quorum card from hand".to_owned(),
            Effect::ResolveQuorumOf(cards) => {
                format!(
                    "draws {cards} quorum cards, resolves 1 of her choice; the other {} go to the bottom of their deck",
                    cards - 1
                )
            }
            Effect::GiveThisCard { to } => format!("give this card to {}", who(to)),
            Effect::StayInPlay => return self.standing.map(|standing| in_play(standing.rule)).into_iter().collect(),
            Effect::LeaveGame => "this card leaves the game".to_owned(),
            Effect::SwapSuperCrisis => "swap his super crisis card for a new one, the old one discarded".to_owned(),
            Effect::Send { who: person, to } => self.send(person, to.id()),
            Effect::SendAboard { who: person, ship, .. } => {
                format!("{} goes to any location on {}", self.who(person), ship.id())
            }
            Effect::Give { title, to } => match self.deed {
                Some(_) => format!("give the {} title to the {}", title.id(), who(to)),
                None => format!("{} receives the {} title", self.who(to), title.id()),
            },
            Effect::LookAtLoyalty { by, of, cards } => {
                format!("{} sees {} held by the {}", who(by), loyalty_cards(cards), who(of))
            }
            Effect::HandOnLoyalty { .. } => "give all his unrevealed loyalty cards to 1 player".to_owned(),
            Effect::TakeCard { .. } => {
                "look at the hand of 1 player and take 1 skill card of choice from it into hand".to_owned()
            }
            Effect::Target { by, among, then } => return self.target(by, among, then),
            Effect::Choose { by, options } => self.choose(by, options),
            Effect::May { by, then } => return self.may(by, then),
            Effect::If(condition, then) => {
                let then = Context { again: true, ..self }.joined(then, "; ");
                format!("if {}: {then}", nouns::condition(condition))
            }
            Effect::Roll { upto, low, high, .. } => return self.roll(upto, low, high),
            Effect::Risk { by, craft, count: risked, then } => {
                let ships = count(risked, craft.id());
                // Nothing but what is risked can be damaged, so the clause does not say where it is.
                let roll = self.joined(then, ", ").replace(" in the reserves", "");
                format!("may ({}) risk {ships} and {roll}", who(by))
            }
            Effect::FailBox => "resolve this card's fail result".to_owned(),
            Effect::Check(_) => "skill check".to_owned(),
            Effect::Place { area, craft } => format!("place in {}: {}", area.id(), ships(craft).join(", ")),
            Effect::Activate(icon) => format!("activate {}", icon.id()),
            Effect::ActivatePlaced(area) => {
                let raiders = self.placed(area, Craft::Raider);
                format!("activate at once the {raiders} raiders just placed, and no others")
            }
            Effect::Launch { raiders, heavy_raiders } => format!(
                "every basestar launches {} and {}",
                count(raiders, "raider"),
                count(heavy_raiders, "heavy raider")
            ),
            Effect::Board(centurions) => {
                format!("place {} at the start of the boarding party track", count(centurions, "centurion"))
            }
            Effect::DamageGalactica => "damage galactica".to_owned(),
            Effect::DamageGalacticaOf { draw, resolve } => format!(
                "draw at most {draw} galactica damage tokens, resolve {resolve} of his choice, return the others to the pile"
            ),
            Effect::DamageVipers { count: vipers, hold } => {
                let hold = match hold {
                    Hold::Reserves => "the reserves",
                    Hold::Space => "space areas",
                };
                format!("damage {} in {hold}", count(vipers, "viper"))
            }
            Effect::RecallVipers => "every undamaged viper on the board returns to the reserves".to_owned(),
            Effect::DestroyRaptor => "destroy 1 raptor".to_owned(),
            Effect::ReturnRaptors(raptors) => {
                format!("repair {} (it returns to the reserves)", count(raptors, "destroyed raptor"))
            }
            Effect::RestoreShips { vipers, raptors } => format!(
                "bring back to the reserves up to {}, damaged or destroyed, and up to {}",
                count(vipers, "viper"),
                count(raptors, "destroyed raptor")
            ),
            Effect::DestroyCivilian => "draw 1 civilian ship and destroy it".to_owned(),
            Effect::DestroyCylonShips { craft, count: ships } => format!("destroy {}", count(ships, craft.id())),
            Effect::DestroyCenturion => "destroy 1 centurion".to_owned(),
            Effect::ActivateVipers(times) => format!("up to {times} unmanned viper activations"),
            Effect::AttackAsPilot(times) => format!("attack up to {times} times with the piloted viper"),
            Effect::LaunchSelf => "launch a viper from the reserves with the player as its pilot".to_owned(),
            Effect::GalacticaAttacks => "attack 1 Cylon ship with galactica".to_owned(),
            Effect::AttackCenturion => "attack 1 boarding centurion: destroyed on 7-8".to_owned(),
            Effect::LaunchNuke => {
                "launch 1 nuke at a basestar: attack with it by the table, then the nuke is removed from the game"
                    .to_owned()
            }
            Effect::LookAtCivilians(ships) => {
                return vec![
                    format!("look at the hidden side of {} in space areas", count(ships, "civilian ship")),
                    "may move each of them to an adjacent space area".to_owned(),
                ];
            }
            Effect::FtlJump => {
                return vec![
                    "roll: on 6 or less lose the population shown on the fleet marker's space".to_owned(),
                    "then the fleet jumps".to_owned(),
                ];
            }
            Effect::Peek(decks) => peek(decks),
            Effect::Repair { vipers } => {
                return vec![
                    "either repair the current location".to_owned(),
                    format!("or, only on hangar-deck, repair up to {}", count(vipers, "viper")),
                ];
            }
            Effect::TakeAction => "may take 1 more action".to_owned(),
            Effect::Order => "target's choice: 1 move then 1 action, or no move and 2 actions".to_owned(),
            Effect::FurtherCrisis => {
                "after this card's activation icon is resolved: draw and resolve another crisis card".to_owned()
            }
            Effect::PlaySuperCrisis => "his super crisis card is played".to_owned(),
            Effect::ResolveCrisisOf(cards) => {
                format!("{cards} crisis cards are drawn: he picks the one resolved, the other is discarded")
            }
            Effect::Difficulty(by) => format!("difficulty {by:+}"),
            Effect::CountPositive(skill) => format!("all {} cards in this check count as positive", skill.id()),
            Effect::FaceUp => "all skill cards are added face up in this check, the destiny cards included".to_owned(),
            Effect::NoStrength => "may name a skill type: its cards in this check have strength 0".to_owned(),
            Effect::TakeCheckCards => "may take all skill cards of the check (destiny cards included) into hand \
                                       instead of their being discarded"
                .to_owned(),
            Effect::DecideCheck => "may choose pass or fail: that result is applied and no check is made".to_owned(),
            Effect::DieBonus(by) => format!("die result {by:+}"),
            Effect::RerollAttack { piloted } => {
                return vec![
                    "the attack die is rolled again and the new result stands".to_owned(),
                    format!("if the viper is piloted: new result {piloted:+}"),
                ];
            }
            Effect::ReplaceCrisis => {
                "may: that crisis card is discarded and a new one is drawn in its place".to_owned()
            }
            Effect::SwitchOption => "may: the other option is taken instead".to_owned(),
        };
        vec![one]
    }

    fn who(self, person: Who) -> &'static str {
        if self.at_location && person == Who::Target { "chosen character" } else { who(person) }
    }

    fn send(self, person: Who, to: &str) -> String {
        match person {
            Who::At(from) => format!("all characters in {} go to {to}", from.id()),
            Who::Aboard(ship) => format!("all characters on {} go to {to}", ship.id()),
            person if self.deed == Some(person) => format!("go to {to}"),
            person => format!("{} goes to {to}", self.who(person)),
        }
    }

    /// Choices of a player that the reference has one clause for, and others clause by clause.
    fn target(self, by: Who, among: Among, then: Script) -> Vec<String> {
        let chosen = chosen(among);
        match (by, then) {
            (Who::You, [Effect::LookAtLoyalty { cards, .. }]) => {
                vec![format!("look at {} of {chosen}", loyalty_cards(*cards))]
            }
            (_, [Effect::LookAtLoyalty { cards, .. }]) => {
                let chosen = if among == Among::WithHiddenLoyalty { "a player" } else { &chosen };
                vec![format!("{} picks {chosen} and sees {} of theirs", who(by), loyalty_cards(*cards))]
            }
            (_, [Effect::Give { title, .. }]) => {
                vec![format!("{0} hands the {1} title to another player of the {0}'s choice", who(by), title.id())]
            }
            (_, [Effect::GiveThisCard { .. }]) => vec![format!("give this card to {chosen}")],
            (_, [Effect::HandOnLoyalty { .. } | Effect::TakeCard { .. }]) => self.clauses(then),
            (_, [Effect::SendAboard { ship, .. }]) => {
                vec![format!("choose {chosen}: goes to any other location on {}", ship.id())]
            }
            (Who::You, [.., Effect::Send { to, .. }]) => {
                let mut deeds = String::new();
                for effect in then {
                    if let Effect::Discard { cards: Amount::Exactly(cards), .. } = effect {
                        deeds += &format!("discards {} and ", count(*cards, "skill card"));
                    }
                }
                vec![format!("choose {chosen}: {deeds}goes to {}", to.id())]
            }
            (_, [.., Effect::Send { to, .. }]) => {
                vec![format!("{} chooses {chosen}; that character goes to {}", who(by), to.id())]
            }
            (_, [Effect::Roll { by: Who::Target, .. }]) => {
                let rolls = std::iter::once(format!("choose {chosen}: that player rolls"));
                rolls.chain(self.clauses(then)).collect()
            }
            (_, _) => std::iter::once(format!("choose {chosen}")).chain(self.clauses(then)).collect(),
        }
    }

    fn choose(self, by: Who, options: &[Script]) -> String {
        let deeds = Context { deed: Some(by), ..self };
        let options = options.iter().map(|script| deeds.joined(script, "; ")).collect::<Vec<_>>().join(", or ");
        match by {
            Who::You => format!("choose one: {options}"),
            by => format!("{} chooses: {options}", who(by)),
        }
    }

    fn may(self, by: Who, then: Script) -> Vec<String> {
        let deed = match (by, then) {
            (Who::You, _) => return vec![format!("may {}", self.joined(then, "; "))],
            (_, [Effect::Target { then: [Effect::Send { to, .. }], .. }]) => {
                format!("may send 1 character to {} ({} decides and chooses)", to.id(), who(by))
            }
            (_, _) => format!("may ({}) {}", who(by), self.joined(then, "; ")),
        };
        vec![deed]
    }

    fn roll(self, upto: u8, low: Script, high: Script) -> Vec<String> {
        let risk = if self.risked { "risk 1 raptor and " } else { "" };
        if high.is_empty() {
            return vec![format!("{risk}roll: on {upto} or less {}", self.joined(low, "; "))];
        }
        let mut results = vec![format!("{risk}roll: on {} or more {}", upto + 1, self.joined(high, ", "))];
        if high.contains(&Effect::LeaveGame) {
            results.push(format!("on {upto} or less discard this card"));
        } else if !low.is_empty() {
            results.push(format!("on {upto} or less {}", self.joined(low, "; ")));
        }
        results
    }

    fn placed(self, area: Area, craft: Craft) -> u8 {
        let here = self.setup.iter().filter(|&&(other, _)| other == area).flat_map(|(_, ships)| ships.iter());
        here.filter(|&&(other, _)| other == craft).map(|&(_, count)| count).sum()
    }
}
