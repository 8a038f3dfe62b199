//! One of everything that happens only with Daybreak.

use airlock_game::Source;
use airlock_game::event::{DaybreakEvent, ViperAt};
use airlock_game::terms::{Area, Side, Skill};

use super::{ME, OTHER, THIRD, crisis, hidden, known, mission, motive, mutiny, quorum, skill_card};

pub fn mutineer() -> DaybreakEvent {
    DaybreakEvent::MutineerRevealed { seat: OTHER }
}

every!(events: DaybreakEvent [
    MutinyDrawn { seat: ME, card: known(mutiny()) }, MutinyDrawn { seat: OTHER, card: hidden() },
    MutinyPlayed { seat: OTHER, card: mutiny() }, MutinyDiscarded { seat: ME, card: mutiny() },
    MutineerRevealed { seat: ME }, MutinySeen { seat: ME, card: known(mutiny()) },
    MutinySeen { seat: OTHER, card: hidden() }, MutinyPutUnder { seat: OTHER },
    MutineerHandedOn { from: OTHER, to: ME }, MiracleGained { seat: ME, has: 1 }, MiracleGained { seat: OTHER, has: 2 },
    MiracleSpent { seat: ME, has: 0 }, MiracleSpent { seat: OTHER, has: 2 }, MiracleMoved { from: ME, to: OTHER },
    MiraclesLost { seat: OTHER }, QuorumSeen { by: ME, card: known(quorum()) }, QuorumSeen { by: OTHER, card: hidden() },
    QuorumPutUnder { seat: OTHER }, CivilianReturned { area: Area::Aft }, NukesRemoved,
    OptionReplaced { seat: OTHER, card: Source::Crisis(crisis()) }, MotiveDealt { seat: ME, motive: known(motive()) },
    MotiveDealt { seat: OTHER, motive: hidden() }, MotiveRevealed { seat: ME, motive: motive() }, AbilitiesBarred,
    MiraclePromised { above: 4 }, CheckCardRemoved { seat: ME, card: skill_card() },
    TreacheryTurnedUp { card: skill_card() }, TruceBegan { seat: OTHER }, DiscardSpared { by: OTHER, seat: ME },
    DiscardSpared { by: OTHER, seat: THIRD }, CardLaidOpen { seat: OTHER, card: skill_card() },
    MissionActivated { seat: ME, card: mission() }, MissionTurnedDown { card: mission() },
    MissionCleared { card: mission() }, HeavyRaidersRemoved, CenturionsRemoved,
    PiecesLeftGame { basestars: 1, heavy_raiders: 0, centurions: 0 },
    PiecesLeftGame { basestars: 1, heavy_raiders: 2, centurions: 1 },
    PiecesLeftGame { basestars: 0, heavy_raiders: 2, centurions: 2 },
    SkillDeckSearched { seat: ME, skill: Skill::Engineering }, RebelBasestarJoined { side: Side::Human },
    RebelBasestarJoined { side: Side::Cylon }, ColonialOneDestroyed, HubDestroyed, AssaultRaptorGained { area: None },
    AssaultRaptorGained { area: Some(Area::PortAft) }, AssaultRaptorDestroyed { at: ViperAt::Reserves },
    AssaultRaptorDestroyed { at: ViperAt::Area(Area::Aft) }, AssaultRaptorDestroyed { at: ViperAt::Pilot(OTHER) },
    AssaultRaptorLaunched { area: Area::PortAft, pilot: None },
    AssaultRaptorLaunched { area: Area::PortAft, pilot: Some(ME) },
    AssaultRaptorMoved { from: Area::PortAft, to: Area::Aft }, AssaultRaptorReturned { from: Area::Aft },
    AssaultRaptorStayed { area: Area::Aft, pilot: None }, AssaultRaptorStayed { area: Area::Aft, pilot: Some(OTHER) },
]);
