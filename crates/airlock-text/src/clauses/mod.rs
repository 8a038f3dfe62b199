//! Effects in the short clauses of the card reference, the vocabulary of the catalogue.
//!
//! These are ids and numbers for programs and for people who compare lists, the same in every
//! language: `morale -1`, `current player goes to sickbay`, `roll: on 4 or less population -1`.

mod cards;
mod choices;
mod nouns;
mod ships;

use airlock_game::cards::base::tokens::VIPERS;
use airlock_game::cards::{Condition, Effect, From, Rest, Script, Stays, Who};
use airlock_game::terms::{Area, Craft, Location};

pub(crate) use nouns::{condition, in_play, ships};
use nouns::{count, discard, draw, loyalty_cards, peek, piece, place, reach, verb, who};

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
        if let [Effect::TakeAction, ..] = script {
            return vec![format!("take {}", count(u8::try_from(script.len()).expect("a list is short"), "action"))];
        }
        script.chunk_by(are_one).flat_map(|group| self.group(group)).collect()
    }

    /// The same effect twice, and a discard with the draw for it by everybody, are one clause.
    fn group(self, group: Script) -> Vec<String> {
        match group {
            [Effect::DamageGalactica, Effect::DamageGalactica] => vec!["damage galactica twice".to_owned()],
            [Effect::TakeRandomCard { from }, .., _] => {
                let cards = u8::try_from(group.len()).expect("a list is short");
                vec![format!("take {} from the hand of {}", count(cards, "random skill card"), who(*from))]
            }
            [Effect::DestroyCivilian, Effect::DestroyCivilian] => {
                vec!["draw 2 civilian ships and destroy them".to_owned()]
            }
            [Effect::Discard { .. }, Effect::Draw { cards, from: From::Skill(skill), .. }] => {
                let drawn = count(*cards, &format!("{} card", skill.id()));
                vec![format!("{} and draws {drawn}", self.joined(&group[..1], ""))]
            }
            group => group.iter().flat_map(|effect| self.clause(effect)).collect(),
        }
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
                    "draws {cards} quorum cards, resolves 1 of choice; the other {} go to the bottom of their deck",
                    cards - 1
                )
            }
            Effect::GiveThisCard { to } => format!("give this card to {}", who(to)),
            Effect::StayInPlay => return self.standing.map(|standing| in_play(standing.rule)).unwrap_or_default(),
            Effect::LeaveGame => "this card leaves the game".to_owned(),
            Effect::SwapSuperCrisis => "swap their super crisis card for a new one, the old one discarded".to_owned(),
            Effect::DrawSuperCrisis { who, cards } => {
                format!("{} {}", verb(who, "draw"), count(cards, "super crisis card"))
            }
            Effect::RefillHands { at_most, cards } => format!(
                "may (each human player who holds {at_most} skill cards or fewer) draw {}",
                count(cards, "skill card")
            ),
            Effect::HumansMayDraw(cards) => format!("may (each human player) draw {}", count(cards, "skill card")),
            Effect::IntoDestiny(skill, cards) => {
                format!("shuffle {} into the destiny deck", count(cards, &format!("{} card", skill.id())))
            }
            Effect::NewDestiny(skill, cards) => return cards::new_destiny(skill, cards),
            Effect::SwapWithDestiny => "exchange this card with the top card of the destiny deck".to_owned(),
            Effect::GlimpseDestiny(cards) => return cards::glimpse_destiny(cards),
            Effect::ReadDestiny { discard } => return cards::read_destiny(discard),
            Effect::LookAtBottom => "look at the bottom card of any 1 deck".to_owned(),
            Effect::SwapHands { with } => format!("exchange the whole hand of skill cards with that of {}", who(with)),
            Effect::TakeRandomCard { from } => format!("take 1 random skill card from the hand of {}", who(from)),
            Effect::DrawNamed { who: person, cards } => format!(
                "{} {} of a skill type that the player chooses, from inside or outside the skill set",
                verb(person, "draw"),
                count(cards, "card")
            ),
            Effect::Send { who: person, to } => self.send(person, to.id()),
            Effect::SendAboard { who: person, ship, .. } => {
                format!("{} goes to any location on {}", self.who(person), place(ship))
            }
            Effect::PassTitle(title) => format!(
                "{0} title goes to the character highest in the line of succession, the current {0} left out",
                title.id()
            ),
            Effect::Execute { who: person } => match person {
                Who::At(at) => format!("all characters in {} are executed", at.id()),
                Who::Aboard(ship) => format!("all characters on {} are executed", place(ship)),
                person => format!("{} is executed", self.who(person)),
            },
            Effect::SendAnywhere { who: person, .. } => format!("{} goes to any other location", self.who(person)),
            Effect::Infiltrate => "infiltrate: go to any location on galactica".to_owned(),
            Effect::Sacrifice { raiders, heavy_raiders } => return ships::sacrifice(raiders, heavy_raiders),
            Effect::Give { title, to } => match self.deed {
                Some(_) => format!("give the {} title to the {}", title.id(), who(to)),
                None => format!("{} receives the {} title", self.who(to), title.id()),
            },
            Effect::LookAtLoyalty { by, of, cards } => {
                format!("{} sees {} held by the {}", who(by), loyalty_cards(cards), who(of))
            }
            Effect::HandOnLoyalty { .. } => "give all their unrevealed loyalty cards to 1 player".to_owned(),
            Effect::TakeCard { .. } => {
                "look at the hand of 1 player and take 1 skill card of choice from it into hand".to_owned()
            }
            Effect::Target { by, among, then } => return self.target(by, among, then),
            Effect::Choose { by, options } => self.choose(by, options),
            Effect::May { by, then } => return self.may(by, then),
            Effect::If(condition, then) => {
                // A loss on top of the one before it.
                let again = matches!(condition, Condition::AtMost(..));
                let then = Context { again, ..self }.joined(then, "; ");
                match condition {
                    Condition::CurrentOnNewCaprica => format!("if on New Caprica, {then}"),
                    Condition::GalacticaInOrbit => format!("{then} if she is in orbit of New Caprica"),
                    condition => format!("if {}: {then}", nouns::condition(condition)),
                }
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
            Effect::Launch { raiders, heavy_raiders: 0 } => {
                format!("every basestar launches {}", count(raiders, "raider"))
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
            Effect::DamagePegasus => "damage pegasus".to_owned(),
            Effect::DamageGalacticaOf { draw, resolve } => format!(
                "draw at most {draw} galactica damage tokens, resolve {resolve} of choice, return the others to the pile"
            ),
            Effect::DamageVipers { count: vipers, hold } => ships::damage_vipers(vipers, hold),
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
            Effect::RemoveBasestar => "remove 1 basestar from the board".to_owned(),
            Effect::RepairLocations(locations) => format!("repair {}", count(locations, "damaged location")),
            Effect::RepairAny { locations, vipers } => format!(
                "may repair up to {} and up to {}",
                count(locations, "location"),
                count(vipers, "damaged viper")
            ),
            Effect::RepairVipers(VIPERS) => "repair all damaged vipers".to_owned(),
            Effect::RepairVipers(vipers) => format!("repair {}", count(vipers, "viper")),
            Effect::CivilianFights { raiders, heavy_raiders, upto } => {
                return ships::civilian_fights(raiders, heavy_raiders, upto);
            }
            Effect::ActivateHeavyRaidersAlone => "activate heavy-raiders, but the centurions do not move".to_owned(),
            Effect::FindScar => return cards::find_scar(),
            Effect::PrepareOrEvacuate => "prepare or evacuate 1 civilian ship".to_owned(),
            Effect::GoAboardIfEvacuated(ship) => {
                format!("if one was evacuated: may go to any location on {}", place(ship))
            }
            Effect::PlaceOccupation => {
                format!("place 1 occupation force on {}", Location::OccupationAuthority.id())
            }
            Effect::ActivateOneOccupation => "activate 1 occupation force".to_owned(),
            Effect::DestroyOccupation(forces) => format!("destroy {}", count(forces, "occupation force")),
            Effect::DestroyLocked => {
                "destroy the top ship of the Locked stack; if that stack is empty, of the Prepared stack".to_owned()
            }
            Effect::PeekLocked => {
                "look at the top ship of the Locked stack and put it on the top or on the bottom of that stack"
                    .to_owned()
            }
            Effect::MustActivateViper => "activate 1 unmanned viper if possible".to_owned(),
            Effect::ActivateVipers(times) => format!("up to {times} unmanned viper activations"),
            Effect::AttackAsPilot(times) => format!("attack up to {times} times with the piloted viper"),
            Effect::LaunchSelf => "launch a viper from the reserves with the player as its pilot".to_owned(),
            Effect::GalacticaAttacks => "attack 1 Cylon ship with galactica".to_owned(),
            Effect::AttackCenturion => "attack 1 boarding centurion: destroyed on 7-8".to_owned(),
            Effect::LaunchNuke => {
                "launch 1 nuke at a basestar: attack with it by the table, then the nuke is removed from the game"
                    .to_owned()
            }
            Effect::LookAtCivilians(ships) => return ships::look_at_civilians(ships),
            Effect::FtlJump => return ships::ftl_jump(),
            Effect::Peek(decks) => peek(decks),
            Effect::Repair { vipers } => return ships::repair(vipers),
            Effect::TakeAction => "may take 1 more action".to_owned(),
            Effect::Order => "target's choice: 1 move then 1 action, or no move and 2 actions".to_owned(),
            Effect::PegasusAttacks => {
                "choose 1 basestar and roll: on 1-3 damage pegasus, on 4-6 damage that basestar, \
                                       on 7-8 damage it twice"
                    .to_owned()
            }
            Effect::MainBatteries => ships::main_batteries(),
            Effect::FullThrottle => return ships::full_throttle(),
            Effect::Shield => "choose a resource: its next loss in this turn is 1 less".to_owned(),
            Effect::LoseHighest(by) => format!("the highest resource -{by}"),
            Effect::BlindJump => return ships::blind_jump(),
            Effect::FurtherCrisis => {
                "after this card's activation icon is resolved: draw and resolve another crisis card".to_owned()
            }
            Effect::PlaySuperCrisis => "their super crisis card is played".to_owned(),
            Effect::ResolveCrisisOf { cards, rest: Rest::Discarded } => {
                format!("{cards} crisis cards are drawn: they pick the one resolved, the other is discarded")
            }
            Effect::ResolveCrisisOf { cards: 1, rest: Rest::UnderTheDeck } => {
                "draw the top card of the crisis deck and resolve it".to_owned()
            }
            Effect::ResolveCrisisOf { cards, rest: Rest::UnderTheDeck } => {
                format!("draw {cards} crisis cards, choose 1 to resolve and put the other on the bottom of the deck")
            }
            Effect::NextCrisisJumps => {
                "the next crisis card drawn in this turn counts as having a jump icon".to_owned()
            }
            Effect::SkipJump => "skip the prepare-for-jump step of this turn".to_owned(),
            Effect::SortCrises(cards) => format!(
                "look at the top {cards} cards of the crisis deck and put each of them on the top or on the bottom of \
                 that deck, in any order"
            ),
            Effect::NewDestination => return cards::new_destination(),
            Effect::Difficulty(by) => format!("difficulty {by:+}"),
            Effect::CountPositive(skill) => format!("all {} cards in this check count as positive", skill.id()),
            Effect::FaceUp { destiny: true } => {
                "all skill cards are added face up in this check, the destiny cards included".to_owned()
            }
            Effect::FaceUp { destiny: false } => {
                "all skill cards are added face up in this check, except the destiny cards".to_owned()
            }
            Effect::NoDestiny => "no destiny cards are added to this check".to_owned(),
            Effect::FastLearner(cards) => format!(
                "may look at the top {cards} cards of any 1 skill deck, then adds all of them to the check or takes \
                 all of them into hand"
            ),
            Effect::AddRevealed => "may add any number of skill cards from hand to the check".to_owned(),
            Effect::BorrowTitle => return cards::borrow_title(),
            Effect::DieShift(by) => format!("die result +{by} or -{by}, as the player chooses"),
            Effect::RaidersMiss(raiders) => format!(
                "the first {raiders} raiders that activate in the player's space area miss; nothing is rolled for them"
            ),
            Effect::NoStrength => "may name a skill type: its cards in this check have strength 0".to_owned(),
            Effect::TakeCheckCards => "may take all skill cards of the check (destiny cards included) into hand \
                                       instead of their being discarded"
                .to_owned(),
            Effect::DecideCheck => "may choose pass or fail: that result is applied and no check is made".to_owned(),
            Effect::DieBonus(by) => format!("die result {by:+}"),
            Effect::RerollAttack { piloted } => return ships::reroll_attack(piloted),
            Effect::ReplaceCrisis => {
                "may: that crisis card is discarded and a new one is drawn in its place".to_owned()
            }
            Effect::SwitchOption => "may: the other option is taken instead".to_owned(),
            Effect::DrawMutiny { who, cards } => format!("{} {}", verb(who, "draw"), count(cards, "mutiny card")),
            Effect::DrawMutinyPardoned { who: person, keep } => return cards::draw_mutiny_pardoned(person, keep),
            Effect::DiscardMutiny { who } => format!("{} 1 mutiny card", verb(who, "discard")),
            Effect::PlayMutinyOf(cards) => return cards::play_mutiny_of(cards),
            Effect::GainMiracle { who } => format!("{} 1 miracle token", verb(who, "gain")),
            Effect::MoveMiracle { from: Who::You, to } => format!("give {} 1 of your miracle tokens", who(to)),
            Effect::MoveMiracle { from, .. } => format!("take 1 miracle token of {}", who(from)),
            Effect::DrawFromSetOf { who: person, cards } => {
                format!("draw {} from the skill set of {}", count(cards, "skill card"), who(person))
            }
            Effect::GiveCards { to, cards } => {
                format!("give {} {} from your hand", who(to), count(cards, "skill card"))
            }
            Effect::TakeHand { from } => {
                format!("if it is another player's character take all skill cards of {}", who(from))
            }
            Effect::Quarantine => return ships::quarantine(),
            Effect::BuryQuorum(cards) => return cards::bury_quorum(cards),
            Effect::PlaceAnywhere { craft } => {
                format!("choose 1 space area: place there {}", ships(craft).join(", "))
            }
            Effect::RecallCivilian => "if possible you choose 1 civilian ship in a space area: shuffle it into the \
                                       unused civilian ships"
                .to_owned(),
            Effect::AttackCenturionWith(by) => {
                format!("if possible attack 1 centurion on the boarding party track with {by:+} to the roll")
            }
            Effect::RemoveNukes => "remove all nuke tokens from the game".to_owned(),
            Effect::DiscardQuorum(cards) => format!("president discards {}", count(cards, "random quorum card")),
            Effect::FreePrisoners(ship) => {
                format!("may each character in the brig move to any location on {}", place(ship))
            }
            Effect::Unseat { to } => {
                return vec![
                    format!("{} gains the president title", self.who(to)),
                    "if accept prophecy is in play: may president discard it to keep the title".to_owned(),
                ];
            }
            Effect::GoTo(to) => format!("move to {}", to.id()),
            Effect::EndInfiltration => "end infiltration and move to the resurrection ship".to_owned(),
            Effect::ActivateLocations { count: locations, of } => reach(locations, of),
            Effect::ShareQuorum(cards) => return cards::share_quorum(cards),
            Effect::Truce => "no cylon ship is launched or activated for the rest of this turn".to_owned(),
            Effect::ActivateOneViper(times) => format!(
                "you choose 1 unmanned viper in the reserves or a space area and activate it up to {times} times"
            ),
            Effect::LaunchReserves(vipers) => return ships::launch_reserves(vipers),
            Effect::AddOrDrawMutiny => "if current player is human: may play 1 skill card faceup into this check; if \
                                        they do not they draw 1 mutiny card"
                .to_owned(),
            Effect::ZerosAdd(by) => format!("each card of strength 0 in this check adds {by} to its total"),
            Effect::TakeFromCheck { at_most } => format!(
                "may current player take 1 card of printed strength {at_most} or less, of another name, from this \
                 check into their hand"
            ),
            Effect::DamageViperToRemove => "may current player damage 1 viper in a space area or the reserves to \
                                            remove 1 other card from this check"
                .to_owned(),
            Effect::DrawByOutcome { skill, pass, fail } => format!(
                "if this check passes current player draws {}; if it fails, {fail}",
                count(pass, &format!("{} card", skill.id()))
            ),
            Effect::BuildAssaultRaptor => "destroy 1 raptor in the reserves to gain 1 assault-raptor".to_owned(),
            Effect::AssaultRaptorArrives => return ships::assault_raptor_arrives(),
            Effect::ClearBoard(pieces) => {
                let all: Vec<String> = pieces.iter().map(|&of| format!("{}s", piece(of))).collect();
                format!("remove all {} from the board", all.join(" and "))
            }
            Effect::LeaveBox(pieces) => {
                let all: Vec<String> = pieces.iter().map(|&(of, number)| count(number, piece(of))).collect();
                format!("remove {} from the game", all.join(" and "))
            }
            Effect::RebelBasestar(side) => {
                format!("put the rebel basestar board into play with the allegiance marker on its {} side", side.id())
            }
            Effect::DestroyHub => return ships::destroy_hub(),
            Effect::MissionDistance(distance) => format!("distance +{distance}"),
            Effect::TurnFaceDown => "turn this card facedown on the active mission space".to_owned(),
            Effect::ActivateMission => "activate the top mission card".to_owned(),
            Effect::EachDrawsNamed(cards) => return cards::each_draws_named(cards),
            Effect::PayRebels => "discard a miracle token or a super crisis card".to_owned(),
            Effect::OrderCrises(cards) => {
                format!("look at the top {cards} crisis cards and put them back on top in any order")
            }
            Effect::SearchSkills(cards) => return cards::search_skills(cards),
            Effect::RaiderBay { raiders, vipers } => format!(
                "choose a space area: place either {} or {} there and activate them at once",
                count(raiders, "raider"),
                count(vipers, "unmanned viper")
            ),
            Effect::NoCheckAbilities => "check abilities are not resolved in this check".to_owned(),
            Effect::MiracleIfAbove(by) => format!(
                "if the check ends {by} or more above its printed difficulty current player gains 1 miracle token"
            ),
            Effect::InsteadOfPass => "the pass result is not resolved".to_owned(),
            Effect::ReplaceOption(then) => {
                format!("may make the result of the choice: {}", self.joined(then, "; "))
            }
            Effect::SaveCivilian => return ships::save_civilian(),
            Effect::Exchange { pay, gain } => {
                return vec![format!("{} -{}", pay.0.id(), pay.1), format!("{} +{}", gain.0.id(), gain.1)];
            }
            Effect::ReplaceIcons => return ships::replace_icons(),
            Effect::WakeElsewhere => "may move to any cylon location and take another action instead of moving to the \
                                      resurrection ship"
                .to_owned(),
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

    fn placed(self, area: Area, craft: Craft) -> u8 {
        let here = self.setup.iter().filter(|&&(other, _)| other == area).flat_map(|(_, ships)| ships.iter());
        here.filter(|&&(other, _)| other == craft).map(|&(_, count)| count).sum()
    }
}

/// Whether one clause tells both.
fn are_one(first: &Effect, second: &Effect) -> bool {
    match (first, second) {
        (Effect::DamageGalactica, Effect::DamageGalactica)
        | (Effect::DestroyCivilian, Effect::DestroyCivilian)
        | (Effect::TakeRandomCard { .. }, Effect::TakeRandomCard { .. }) => true,
        (Effect::Discard { who, .. }, Effect::Draw { who: other, .. }) => {
            who == other && matches!(who, Who::EachPlayer | Who::EachHuman)
        }
        (_, _) => false,
    }
}
