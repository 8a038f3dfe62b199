//! Effects in the short clauses of the card reference, the vocabulary of the catalogue.
//!
//! These are ids and numbers for programs and for people who compare lists, the same in every
//! language: `morale -1`, `current player goes to sickbay`, `roll: on 4 or less population -1`.

mod cards;
mod choices;
mod nouns;
mod responses;
mod ships;

use airlock_game::cards::base::tokens::VIPERS;
use airlock_game::cards::{
    AttackEffect, CharacterEffect, CivilianEffect, Condition, CrisisEffect, CylonEffect, CylonShipEffect, DamageEffect,
    DeckEffect, Effect, From, JumpEffect, LoyaltyEffect, MissionEffect, MutinyEffect, NewCapricaEffect, QuorumEffect,
    ResourceEffect, Rest, Script, SkillEffect, Stays, TurnEffect, ViperEffect, Who,
};
use airlock_game::terms::{Area, Craft, Location};

pub(crate) use nouns::{condition, in_play, ships};
use nouns::{count, discard, draw, loyalty_cards, peek, piece, place, reach, verb, who};
pub use responses::of_use;

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
        if let [Effect::Turn(TurnEffect::TakeAction), ..] = script {
            return vec![format!("take {}", count(u8::try_from(script.len()).expect("a list is short"), "action"))];
        }
        script.chunk_by(are_one).flat_map(|group| self.group(group)).collect()
    }

    /// The same effect twice, and a discard with the draw for it by everybody, are one clause.
    fn group(self, group: Script) -> Vec<String> {
        match group {
            [Effect::Damage(DamageEffect::Galactica), Effect::Damage(DamageEffect::Galactica)] => {
                vec!["damage galactica twice".to_owned()]
            }
            [Effect::Skills(SkillEffect::TakeRandomCard { from }), .., _] => {
                let cards = u8::try_from(group.len()).expect("a list is short");
                vec![format!("take {} from the hand of {}", count(cards, "random skill card"), who(*from))]
            }
            [Effect::Civilians(CivilianEffect::Destroy), Effect::Civilians(CivilianEffect::Destroy)] => {
                vec!["draw 2 civilian ships and destroy them".to_owned()]
            }
            [
                Effect::Skills(SkillEffect::Discard { .. }),
                Effect::Skills(SkillEffect::Draw { cards, from: From::Skill(skill), .. }),
            ] => {
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
            Effect::Resources(ResourceEffect::Turn(resource, by)) => {
                let again = if self.again { "another " } else { "" };
                format!("{again}{} {by:+}", resource.id())
            }
            Effect::Jump(JumpEffect::Prepare(by)) => format!("jump prep {by:+}"),
            Effect::Jump(JumpEffect::Distance(distance)) => {
                format!("keep this card beside the kobol objective: distance +{distance}")
            }
            Effect::Attack(AttackEffect::DiscardNuke) => "discard 1 nuke".to_owned(),
            Effect::Skills(SkillEffect::Draw { who, cards, from }) => draw(who, cards, from),
            Effect::Skills(SkillEffect::Discard { who, cards, pick }) => discard(who, cards, pick),
            Effect::Quorum(QuorumEffect::Draw { who, cards }) => {
                format!("{} {}", verb(who, "draw"), count(cards, "quorum card"))
            }
            Effect::Quorum(QuorumEffect::Play) => "play 1 quorum card from hand".to_owned(),
            Effect::Quorum(QuorumEffect::ResolveOf(cards)) => {
                format!(
                    "draws {cards} quorum cards, resolves 1 of choice; the other {} go to the bottom of their deck",
                    cards - 1
                )
            }
            Effect::Decks(DeckEffect::GiveThisCard { to }) => format!("give this card to {}", who(to)),
            Effect::Decks(DeckEffect::StayInPlay) => {
                return self.standing.map(|standing| in_play(standing.rule)).unwrap_or_default();
            }
            Effect::Decks(DeckEffect::LeaveGame) => "this card leaves the game".to_owned(),
            Effect::Cylons(CylonEffect::SwapSuperCrisis) => {
                "swap their super crisis card for a new one, the old one discarded".to_owned()
            }
            Effect::Cylons(CylonEffect::DrawSuperCrisis { who, cards }) => {
                format!("{} {}", verb(who, "draw"), count(cards, "super crisis card"))
            }
            Effect::Skills(SkillEffect::RefillHands { at_most, cards }) => format!(
                "may (each human player who holds {at_most} skill cards or fewer) draw {}",
                count(cards, "skill card")
            ),
            Effect::Skills(SkillEffect::HumansMayDraw(cards)) => {
                format!("may (each human player) draw {}", count(cards, "skill card"))
            }
            Effect::Skills(SkillEffect::IntoDestiny(skill, cards)) => {
                format!("shuffle {} into the destiny deck", count(cards, &format!("{} card", skill.id())))
            }
            Effect::Skills(SkillEffect::NewDestiny(skill, cards)) => return cards::new_destiny(skill, cards),
            Effect::Skills(SkillEffect::SwapWithDestiny) => {
                "exchange this card with the top card of the destiny deck".to_owned()
            }
            Effect::Skills(SkillEffect::GlimpseDestiny(cards)) => return cards::glimpse_destiny(cards),
            Effect::Skills(SkillEffect::ReadDestiny { discard }) => return cards::read_destiny(discard),
            Effect::Decks(DeckEffect::LookAtBottom) => "look at the bottom card of any 1 deck".to_owned(),
            Effect::Skills(SkillEffect::SwapHands { with }) => {
                format!("exchange the whole hand of skill cards with that of {}", who(with))
            }
            Effect::Skills(SkillEffect::TakeRandomCard { from }) => {
                format!("take 1 random skill card from the hand of {}", who(from))
            }
            Effect::Skills(SkillEffect::DrawNamed { who: person, cards }) => format!(
                "{} {} of a skill type that the player chooses, from inside or outside the skill set",
                verb(person, "draw"),
                count(cards, "card")
            ),
            Effect::Characters(CharacterEffect::Send { who: person, to }) => self.send(person, to.id()),
            Effect::Characters(CharacterEffect::SendAboard { who: person, ship, .. }) => {
                format!("{} goes to any location on {}", self.who(person), place(ship))
            }
            Effect::Characters(CharacterEffect::PassTitle(title)) => format!(
                "{0} title goes to the character highest in the line of succession, the current {0} left out",
                title.id()
            ),
            Effect::Loyalty(LoyaltyEffect::Execute { who: person }) => match person {
                Who::At(at) => format!("all characters in {} are executed", at.id()),
                Who::Aboard(ship) => format!("all characters on {} are executed", place(ship)),
                person => format!("{} is executed", self.who(person)),
            },
            Effect::Characters(CharacterEffect::SendAnywhere { who: person, .. }) => {
                format!("{} goes to any other location", self.who(person))
            }
            Effect::Cylons(CylonEffect::Infiltrate) => "infiltrate: go to any location on galactica".to_owned(),
            Effect::Vipers(ViperEffect::Sacrifice { raiders, heavy_raiders }) => {
                return ships::sacrifice(raiders, heavy_raiders);
            }
            Effect::Characters(CharacterEffect::Give { title, to }) => match self.deed {
                Some(_) => format!("give the {} title to the {}", title.id(), who(to)),
                None => format!("{} receives the {} title", self.who(to), title.id()),
            },
            Effect::Loyalty(LoyaltyEffect::LookAt { by, of, cards }) => {
                format!("{} sees {} held by the {}", who(by), loyalty_cards(cards), who(of))
            }
            Effect::Loyalty(LoyaltyEffect::HandOn { .. }) => {
                "give all their unrevealed loyalty cards to 1 player".to_owned()
            }
            Effect::Skills(SkillEffect::TakeCard { .. }) => {
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
            Effect::CylonShips(CylonShipEffect::Place { area, craft }) => {
                format!("place in {}: {}", area.id(), ships(craft).join(", "))
            }
            Effect::Crisis(CrisisEffect::Activate(icon)) => format!("activate {}", icon.id()),
            Effect::Crisis(CrisisEffect::ActivatePlaced(area)) => {
                let raiders = self.placed(area, Craft::Raider);
                format!("activate at once the {raiders} raiders just placed, and no others")
            }
            Effect::CylonShips(CylonShipEffect::Launch { raiders, heavy_raiders: 0 }) => {
                format!("every basestar launches {}", count(raiders, "raider"))
            }
            Effect::CylonShips(CylonShipEffect::Launch { raiders, heavy_raiders }) => format!(
                "every basestar launches {} and {}",
                count(raiders, "raider"),
                count(heavy_raiders, "heavy raider")
            ),
            Effect::CylonShips(CylonShipEffect::Board(centurions)) => {
                format!("place {} at the start of the boarding party track", count(centurions, "centurion"))
            }
            Effect::Damage(DamageEffect::Galactica) => "damage galactica".to_owned(),
            Effect::Damage(DamageEffect::GalacticaOf { draw, resolve }) => format!(
                "draw at most {draw} galactica damage tokens, resolve {resolve} of choice, return the others to the pile"
            ),
            Effect::Damage(DamageEffect::Vipers { count: vipers, hold }) => ships::damage_vipers(vipers, hold),
            Effect::Vipers(ViperEffect::Recall) => {
                "every undamaged viper on the board returns to the reserves".to_owned()
            }
            Effect::Damage(DamageEffect::DestroyRaptor) => "destroy 1 raptor".to_owned(),
            Effect::Damage(DamageEffect::ReturnRaptors(raptors)) => {
                format!("repair {} (it returns to the reserves)", count(raptors, "destroyed raptor"))
            }
            Effect::Damage(DamageEffect::RestoreShips { vipers, raptors }) => format!(
                "bring back to the reserves up to {}, damaged or destroyed, and up to {}",
                count(vipers, "viper"),
                count(raptors, "destroyed raptor")
            ),
            Effect::Civilians(CivilianEffect::Destroy) => "draw 1 civilian ship and destroy it".to_owned(),
            Effect::CylonShips(CylonShipEffect::Destroy { craft, count: ships }) => {
                format!("destroy {}", count(ships, craft.id()))
            }
            Effect::CylonShips(CylonShipEffect::DestroyCenturion) => "destroy 1 centurion".to_owned(),
            Effect::CylonShips(CylonShipEffect::RemoveBasestar) => "remove 1 basestar from the board".to_owned(),
            Effect::Damage(DamageEffect::RepairLocations(locations)) => {
                format!("repair {}", count(locations, "damaged location"))
            }
            Effect::Damage(DamageEffect::RepairAny { locations, vipers }) => format!(
                "may repair up to {} and up to {}",
                count(locations, "location"),
                count(vipers, "damaged viper")
            ),
            Effect::Damage(DamageEffect::RepairVipers(VIPERS)) => "repair all damaged vipers".to_owned(),
            Effect::Damage(DamageEffect::RepairVipers(vipers)) => format!("repair {}", count(vipers, "viper")),
            Effect::Civilians(CivilianEffect::Fights { raiders, heavy_raiders, upto }) => {
                return ships::civilian_fights(raiders, heavy_raiders, upto);
            }
            Effect::CylonShips(CylonShipEffect::ActivateHeavyRaidersAlone) => {
                "activate heavy-raiders, but the centurions do not move".to_owned()
            }
            Effect::Crisis(CrisisEffect::FindScar) => return cards::find_scar(),
            Effect::NewCaprica(NewCapricaEffect::PrepareOrEvacuate) => "prepare or evacuate 1 civilian ship".to_owned(),
            Effect::NewCaprica(NewCapricaEffect::GoAboardIfEvacuated(ship)) => {
                format!("if one was evacuated: may go to any location on {}", place(ship))
            }
            Effect::NewCaprica(NewCapricaEffect::PlaceOccupation) => {
                format!("place 1 occupation force on {}", Location::OccupationAuthority.id())
            }
            Effect::NewCaprica(NewCapricaEffect::ActivateOneOccupation) => "activate 1 occupation force".to_owned(),
            Effect::NewCaprica(NewCapricaEffect::DestroyOccupation(forces)) => {
                format!("destroy {}", count(forces, "occupation force"))
            }
            Effect::NewCaprica(NewCapricaEffect::DestroyLocked) => {
                "destroy the top ship of the Locked stack; if that stack is empty, of the Prepared stack".to_owned()
            }
            Effect::NewCaprica(NewCapricaEffect::PeekLocked) => {
                "look at the top ship of the Locked stack and put it on the top or on the bottom of that stack"
                    .to_owned()
            }
            Effect::Vipers(ViperEffect::MustActivate) => "activate 1 unmanned viper if possible".to_owned(),
            Effect::Vipers(ViperEffect::Activate(times)) => format!("up to {times} unmanned viper activations"),
            Effect::Vipers(ViperEffect::AttackAsPilot(times)) => {
                format!("attack up to {times} times with the piloted viper")
            }
            Effect::Vipers(ViperEffect::LaunchSelf) => {
                "launch a viper from the reserves with the player as its pilot".to_owned()
            }
            Effect::Attack(AttackEffect::GalacticaAttacks) => "attack 1 Cylon ship with galactica".to_owned(),
            Effect::Attack(AttackEffect::AttackCenturion) => "attack 1 boarding centurion: destroyed on 7-8".to_owned(),
            Effect::Attack(AttackEffect::LaunchNuke) => {
                "launch 1 nuke at a basestar: attack with it by the table, then the nuke is removed from the game"
                    .to_owned()
            }
            Effect::Civilians(CivilianEffect::LookAt(ships)) => return ships::look_at_civilians(ships),
            Effect::Jump(JumpEffect::Ftl) => return ships::ftl_jump(),
            Effect::Decks(DeckEffect::Peek(decks)) => peek(decks),
            Effect::Damage(DamageEffect::Repair { vipers }) => return ships::repair(vipers),
            Effect::Turn(TurnEffect::TakeAction) => "may take 1 more action".to_owned(),
            Effect::Turn(TurnEffect::Order) => {
                "target's choice: 1 move then 1 action, or no move and 2 actions".to_owned()
            }
            Effect::Attack(AttackEffect::PegasusAttacks) => {
                "choose 1 basestar and roll: on 1-3 damage pegasus, on 4-6 damage that basestar, \
                                       on 7-8 damage it twice"
                    .to_owned()
            }
            Effect::Attack(AttackEffect::MainBatteries) => ships::main_batteries(),
            Effect::Vipers(ViperEffect::FullThrottle) => return ships::full_throttle(),
            Effect::Resources(ResourceEffect::Shield) => {
                "choose a resource: its next loss in this turn is 1 less".to_owned()
            }
            Effect::Resources(ResourceEffect::LoseHighest(by)) => format!("the highest resource -{by}"),
            Effect::Jump(JumpEffect::Blind) => return ships::blind_jump(),
            Effect::Crisis(CrisisEffect::Further) => {
                "after this card's activation icon is resolved: draw and resolve another crisis card".to_owned()
            }
            Effect::Crisis(CrisisEffect::PlaySuper) => "their super crisis card is played".to_owned(),
            Effect::Crisis(CrisisEffect::ResolveOf { cards, rest: Rest::Discarded }) => {
                format!("{cards} crisis cards are drawn: they pick the one resolved, the other is discarded")
            }
            Effect::Crisis(CrisisEffect::ResolveOf { cards: 1, rest: Rest::UnderTheDeck }) => {
                "draw the top card of the crisis deck and resolve it".to_owned()
            }
            Effect::Crisis(CrisisEffect::ResolveOf { cards, rest: Rest::UnderTheDeck }) => {
                format!("draw {cards} crisis cards, choose 1 to resolve and put the other on the bottom of the deck")
            }
            Effect::Jump(JumpEffect::NextCrisisJumps) => {
                "the next crisis card drawn in this turn counts as having a jump icon".to_owned()
            }
            Effect::Jump(JumpEffect::Skip) => "skip the prepare-for-jump step of this turn".to_owned(),
            Effect::Crisis(CrisisEffect::Sort(cards)) => format!(
                "look at the top {cards} cards of the crisis deck and put each of them on the top or on the bottom of \
                 that deck, in any order"
            ),
            Effect::Jump(JumpEffect::NewDestination) => return cards::new_destination(),
            Effect::Mutiny(MutinyEffect::Draw { who, cards }) => {
                format!("{} {}", verb(who, "draw"), count(cards, "mutiny card"))
            }
            Effect::Mutiny(MutinyEffect::DrawPardoned { who: person, keep }) => {
                return cards::draw_mutiny_pardoned(person, keep);
            }
            Effect::Mutiny(MutinyEffect::Discard { who }) => format!("{} 1 mutiny card", verb(who, "discard")),
            Effect::Mutiny(MutinyEffect::PlayOf(cards)) => return cards::play_mutiny_of(cards),
            Effect::Characters(CharacterEffect::GainMiracle { who }) => {
                format!("{} 1 miracle token", verb(who, "gain"))
            }
            Effect::Characters(CharacterEffect::MoveMiracle { from: Who::You, to }) => {
                format!("give {} 1 of your miracle tokens", who(to))
            }
            Effect::Characters(CharacterEffect::MoveMiracle { from, .. }) => {
                format!("take 1 miracle token of {}", who(from))
            }
            Effect::Skills(SkillEffect::DrawFromSetOf { who: person, cards }) => {
                format!("draw {} from the skill set of {}", count(cards, "skill card"), who(person))
            }
            Effect::Skills(SkillEffect::GiveCards { to, cards }) => {
                format!("give {} {} from your hand", who(to), count(cards, "skill card"))
            }
            Effect::Skills(SkillEffect::TakeHand { from }) => {
                format!("if it is another player's character take all skill cards of {}", who(from))
            }
            Effect::Civilians(CivilianEffect::Quarantine) => return ships::quarantine(),
            Effect::Quorum(QuorumEffect::Bury(cards)) => return cards::bury_quorum(cards),
            Effect::CylonShips(CylonShipEffect::PlaceAnywhere { craft }) => {
                format!("choose 1 space area: place there {}", ships(craft).join(", "))
            }
            Effect::Civilians(CivilianEffect::Recall) => {
                "if possible you choose 1 civilian ship in a space area: shuffle it into the \
                                       unused civilian ships"
                    .to_owned()
            }
            Effect::Attack(AttackEffect::AttackCenturionWith(by)) => {
                format!("if possible attack 1 centurion on the boarding party track with {by:+} to the roll")
            }
            Effect::Attack(AttackEffect::RemoveNukes) => "remove all nuke tokens from the game".to_owned(),
            Effect::Quorum(QuorumEffect::Discard(cards)) => {
                format!("president discards {}", count(cards, "random quorum card"))
            }
            Effect::Characters(CharacterEffect::FreePrisoners(ship)) => {
                format!("may each character in the brig move to any location on {}", place(ship))
            }
            Effect::Quorum(QuorumEffect::Unseat { to }) => {
                return vec![
                    format!("{} gains the president title", self.who(to)),
                    "if accept prophecy is in play: may president discard it to keep the title".to_owned(),
                ];
            }
            Effect::Cylons(CylonEffect::GoTo(to)) => format!("move to {}", to.id()),
            Effect::Cylons(CylonEffect::EndInfiltration) => {
                "end infiltration and move to the resurrection ship".to_owned()
            }
            Effect::Turn(TurnEffect::ActivateLocations { count: locations, of }) => reach(locations, of),
            Effect::Quorum(QuorumEffect::Share(cards)) => return cards::share_quorum(cards),
            Effect::CylonShips(CylonShipEffect::Truce) => {
                "no cylon ship is launched or activated for the rest of this turn".to_owned()
            }
            Effect::Vipers(ViperEffect::ActivateOne(times)) => format!(
                "you choose 1 unmanned viper in the reserves or a space area and activate it up to {times} times"
            ),
            Effect::Vipers(ViperEffect::LaunchReserves(vipers)) => return ships::launch_reserves(vipers),
            Effect::Vipers(ViperEffect::BuildAssaultRaptor) => {
                "destroy 1 raptor in the reserves to gain 1 assault-raptor".to_owned()
            }
            Effect::Vipers(ViperEffect::AssaultRaptorArrives) => return ships::assault_raptor_arrives(),
            Effect::CylonShips(CylonShipEffect::ClearBoard(pieces)) => {
                let all: Vec<String> = pieces.iter().map(|&of| format!("{}s", piece(of))).collect();
                format!("remove all {} from the board", all.join(" and "))
            }
            Effect::CylonShips(CylonShipEffect::LeaveBox(pieces)) => {
                let all: Vec<String> = pieces.iter().map(|&(of, number)| count(number, piece(of))).collect();
                format!("remove {} from the game", all.join(" and "))
            }
            Effect::Missions(MissionEffect::RebelBasestar(side)) => {
                format!("put the rebel basestar board into play with the allegiance marker on its {} side", side.id())
            }
            Effect::Missions(MissionEffect::DestroyHub) => return ships::destroy_hub(),
            Effect::Missions(MissionEffect::Distance(distance)) => format!("distance +{distance}"),
            Effect::Missions(MissionEffect::TurnFaceDown) => {
                "turn this card facedown on the active mission space".to_owned()
            }
            Effect::Missions(MissionEffect::Activate) => "activate the top mission card".to_owned(),
            Effect::Skills(SkillEffect::EachDrawsNamed(cards)) => return cards::each_draws_named(cards),
            Effect::Missions(MissionEffect::PayRebels) => "discard a miracle token or a super crisis card".to_owned(),
            Effect::Decks(DeckEffect::OrderCrises(cards)) => {
                format!("look at the top {cards} crisis cards and put them back on top in any order")
            }
            Effect::Skills(SkillEffect::SearchSkills(cards)) => return cards::search_skills(cards),
            Effect::Missions(MissionEffect::RaiderBay { raiders, vipers }) => format!(
                "choose a space area: place either {} or {} there and activate them at once",
                count(raiders, "raider"),
                count(vipers, "unmanned viper")
            ),
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
        (Effect::Damage(DamageEffect::Galactica), Effect::Damage(DamageEffect::Galactica))
        | (Effect::Civilians(CivilianEffect::Destroy), Effect::Civilians(CivilianEffect::Destroy))
        | (Effect::Skills(SkillEffect::TakeRandomCard { .. }), Effect::Skills(SkillEffect::TakeRandomCard { .. })) => {
            true
        }
        (Effect::Skills(SkillEffect::Discard { who, .. }), Effect::Skills(SkillEffect::Draw { who: other, .. })) => {
            who == other && matches!(who, Who::EachPlayer | Who::EachHuman)
        }
        (_, _) => false,
    }
}
