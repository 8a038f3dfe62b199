//! Every word is there, none is for nothing, and what comes out reads as sentences.

use std::collections::BTreeSet;

use airlock_game::cards::{
    Ability, AbilityKind, Agenda, AgendaDeck, Character, CharacterKind, Crisis, DamageEffect, DeckEffect, Destination,
    Effect, Loyalty, Motive, Objective, Quorum, Script, SkillCard, Stays, Team, Who,
};
use airlock_game::event::{Attacker, Defender, Ending, Outcome, RollFor};
use airlock_game::terms::{Area, Craft, Icon, Location, Resource, Set, Sets, Ship, Side, Skill, Title};
use airlock_game::view::RollNow;
use airlock_game::{Action, Answer, Ask, Choice, Denied, Event, Foe, Options, Question, Seat, Secret, Source, Viewer};
use airlock_text::{
    Files, Holder, LANGUAGES, Names, Page, SetupOption, Variant, Words, catalogue, clauses, ruling, rulings,
};

mod samples;

use samples::{ME, OTHER, at_daybreak, table};

/// A language, keeping account of what is looked up.
fn watched(language: &'static str, files: Files) -> Words {
    Words::new(language, files).expect("the files are well formed").watched()
}

fn ask(question: Question) -> Ask {
    Ask { seat: ME, question, options: Options::Choices(Vec::new()) }
}

fn script(effect: Effect) -> Script {
    vec![effect].leak()
}

/// Everything that the crate can say, by where it stands.
struct Said {
    sentences: Vec<String>,
    questions: Vec<String>,
    labels: Vec<String>,
    /// What is said in a terminal: neither quite sentences nor quite labels.
    notices: Vec<String>,
}

fn everything(words: &Words) -> Said {
    let mut said = Said { sentences: Vec::new(), questions: Vec::new(), labels: Vec::new(), notices: Vec::new() };
    components(words, &mut said);
    asks(words, &mut said);
    log(words, &mut said);
    refusals(words, &mut said);
    setup(words, &mut said);
    terminal(words, &mut said);
    said
}

fn all_boxes() -> Sets {
    Set::ALL.iter().fold(Sets::BASE, |sets, &set| sets.with(set))
}

fn components(words: &Words, said: &mut Said) {
    for component in catalogue::components(words) {
        said.sentences.extend(component.text.lines().map(str::to_owned));
        said.labels.push(component.name);
    }
    for card in SkillCard::all() {
        said.labels.push(words.when(card.row().text.used));
    }
    // The lines of agendas and motives by themselves, as the end of a game shows them.
    let names = table(None);
    for of in [Holder::Reader, Holder::Other(OTHER, &names)] {
        said.sentences.extend(Agenda::all().flat_map(|agenda| words.agenda_lines(agenda, of)));
        said.sentences.extend(Motive::all().map(|motive| words.motive_line(motive, of)));
    }
    for effect in samples::effects() {
        said.labels.push(words.effects(script(effect)));
        assert!(
            effect == Effect::Decks(DeckEffect::StayInPlay) || !clauses::clauses(script(effect)).is_empty(),
            "{effect:?}"
        );
    }
    for used in samples::card_uses() {
        said.labels.push(words.card_use(used));
        said.labels.extend(words.remark_use(used));
    }
    for rule in samples::standing_rules() {
        let standings = samples::untils().into_iter().map(|until| Stays { rule, until });
        said.sentences.extend(standings.map(|standing| words.standing(standing)));
    }
    let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
    for sets in [Set::Pegasus, Set::Daybreak].map(|set| Sets::BASE.with(set)).into_iter().chain([all_boxes()]) {
        said.sentences.extend(Location::ALL.iter().flat_map(|&location| lines(words.text_with(location, sets))));
        said.sentences.extend(Title::ALL.iter().flat_map(|&title| lines(words.text_with(title, sets))));
        said.sentences.extend(Character::all().flat_map(|character| lines(words.text_with(character, sets))));
        said.sentences.extend(SkillCard::all().flat_map(|card| lines(words.text_with(card, sets))));
        said.sentences.extend(Loyalty::all().flat_map(|card| lines(words.text_with(card, sets))));
        said.sentences.extend(Quorum::all().flat_map(|card| lines(words.text_with(card, sets))));
        said.sentences.extend(Objective::ALL.iter().flat_map(|&objective| lines(words.text_with(objective, sets))));
    }
    said.labels.extend(AgendaDeck::ALL.iter().map(|&deck| words.label(deck)));
    said.sentences.extend(Resource::ALL.iter().map(|&resource| words.text(resource)));
    said.sentences.extend(Craft::ALL.iter().map(|&craft| words.text(craft)));
    said.sentences.extend(Icon::ALL.iter().map(|&icon| words.text(icon)));
    said.labels.extend(Icon::ALL.iter().map(|&icon| words.label(icon)));
    said.labels.extend(Set::ALL.iter().map(|&set| words.label(set)));
    said.labels.extend(Ship::ALL.iter().map(|&ship| words.label(ship)));
    said.labels.extend(Side::ALL.iter().map(|&side| words.label(side)));
    said.labels.extend(Skill::ALL.iter().map(|&skill| words.label(skill)));
    said.labels.extend(Team::ALL.iter().map(|&team| words.label(team)));
    said.labels.extend(CharacterKind::ALL.iter().map(|&kind| words.label(kind)));
    said.labels.extend(AbilityKind::ALL.iter().map(|&kind| words.label(kind)));
}

fn asks(words: &Words, said: &mut Said) {
    let names = table(None);
    for question in samples::questions() {
        let ask = ask(question);
        said.questions.push(words.question(&ask, &names));
        said.sentences.extend(words.rule(&ask, &names));
        said.sentences.push(words.waiting(OTHER, &question, &names));
        let cards = |count| Answer::Cards(vec![Default::default(); count]);
        said.labels.extend([0, 1, 3].map(|count| words.answer(&ask, &cards(count), &names)));
        said.labels.extend([0, 1, 3].map(|count| words.deed(&ask, &cards(count), &names)));
        said.sentences.extend([0, 1, 3].map(|count| words.summary(&ask, &cards(count), "+3", &names)));
        for choice in samples::plain_choices() {
            said.labels.push(words.answer(&ask, &Answer::One(choice), &names));
            said.labels.push(words.deed(&ask, &Answer::One(choice), &names));
            said.sentences.push(words.summary(&ask, &Answer::One(choice), "", &names));
        }
    }
    let among_cylons = Options::Choices(vec![Choice::Location(Location::CylonFleet), Choice::Pass]);
    let cylon = words.rule(&Ask { options: among_cylons, ..ask(Question::Move) }, &names).expect("a rule");
    assert_ne!(Some(&cylon), words.rule(&ask(Question::Move), &names).as_ref(), "Cylons move by a rule of their own");
    said.sentences.push(cylon);
    let ability = Choice::Act(Action::Ability(Ability::Intimate));
    let instead = Ask { options: Options::Choices(vec![ability, Choice::Pass]), ..ask(Question::Move) };
    said.sentences.extend(words.rule(&instead, &names));
    said.sentences.extend(words.rule(&ask(Question::NextAbility), &at_daybreak()));
    let decks = Options::Choices(vec![Choice::Skill(Skill::Politics), Choice::Skill(Skill::Tactics)]);
    said.questions.push(words.question(&Ask { options: decks, ..ask(Question::SearchSkills { left: 3 }) }, &names));
    said.labels.extend(chances(words));
    let quorum = Quorum::all().map(Choice::Quorum).chain(Destination::all().map(Choice::Destination));
    let choices = samples::all_actions().into_iter().map(Choice::Act).chain(quorum);
    said.labels.extend(choices.filter_map(|choice| words.remark(&ask(Question::PlayQuorum), &choice, &names)));
    said.labels.extend(samples::effects().into_iter().filter_map(|effect| words.remark_script(script(effect))));
    let (names, daybreak) = (table(Some(Area::Aft)), at_daybreak());
    for question in samples::plain_questions() {
        for choice in samples::choices() {
            said.labels.push(words.choice(&ask(question), &choice, &names));
            said.labels.push(words.choice_here(&ask(question), &choice, &names));
            said.labels.push(words.deed(&ask(question), &Answer::One(choice), &names));
            said.sentences.push(words.summary(&ask(question), &Answer::One(choice), "", &names));
            if let Choice::Seat(_) = choice {
                said.labels.push(words.choice(&ask(question), &choice, &daybreak));
                said.labels.push(words.deed(&ask(question), &Answer::One(choice), &daybreak));
                said.sentences.push(words.summary(&ask(question), &Answer::One(choice), "", &daybreak));
            }
            said.labels.extend(words.odds(ME, &question, &choice, &names));
            said.labels.extend(words.remark(&ask(question), &choice, &names));
        }
    }
}

/// What +2 does to each kind of roll.
fn chances(words: &Words) -> Vec<String> {
    let names = table(None);
    let roll = |purpose| RollNow { purpose, bonus: 0 };
    let attack = RollFor::Attack(Attacker::Viper(Area::Aft), Defender::Foe(Foe::Raider(Area::Aft)));
    let nuke = RollFor::Attack(Attacker::Nuke, Defender::Foe(Foe::Basestar(0)));
    let raider = RollFor::Attack(Attacker::Raider(Area::Aft), Defender::Viper(Area::Aft));
    let effect = RollFor::Effect(Source::Location(Location::CylonFleet));
    let fight = RollFor::FightOccupation(Location::Shipyard);
    let detain = RollFor::Detain(OTHER);
    let pegasus = RollFor::Attack(Attacker::Pegasus, Defender::Foe(Foe::Basestar(0)));
    let low = |script| Effect::Roll { by: Who::You, upto: 4, low: script, high: &[] };
    let told = vec![
        words.chances(roll(attack), None, 2, &names),
        words.chances(roll(raider), None, -2, &names),
        words.chances(roll(nuke), None, 2, &names),
        words.chances(roll(RollFor::FtlJump), None, 2, &names),
        words.chances(roll(effect), Some(low(&[Effect::Damage(DamageEffect::Galactica)])), 2, &names),
        words.chances(roll(effect), Some(low(&[Effect::Damage(DamageEffect::DestroyRaptor)])), 2, &names),
        words.chances(roll(fight), None, 2, &names),
        words.chances(roll(detain), None, 1, &names),
        words.chances(roll(pegasus), None, 1, &names),
    ];
    assert_eq!(told[0].as_deref(), Some("destroyed 6→8 of 8"));
    assert_eq!(told[1].as_deref(), Some("damaged 3→2, destroyed 1→0 of 8"));
    assert_eq!(told[4].as_deref(), Some("damage Galactica 4→2 of 8"));
    assert_eq!(words.chances(roll(effect), None, 2, &names), None);
    told.into_iter().flatten().collect()
}

fn log(words: &Words, said: &mut Said) {
    let names = table(None);
    for event in samples::events() {
        for reader in [None, Some(ME), Some(OTHER)] {
            said.sentences.push(words.event(&event, &names, reader));
        }
    }
    for reader in [None, Some(ME)] {
        let mut events = samples::events();
        events.extend([Event::FleetJumped, Event::FleetJumped]);
        let card = SkillCard::default();
        let turned = |positive| Event::CardRevealed { card, positive };
        events.extend([
            turned(true),
            turned(false),
            Event::FleetJumped,
            turned(true),
            Event::FleetJumped,
            turned(false),
        ]);
        let story = words.story(&events, &names, reader);
        said.labels.extend(story.into_iter().map(|sentence| sentence.trim_end_matches('.').to_owned()));
    }
    for source in samples::sources() {
        let event = Event::ActionTaken { seat: ME, source };
        if let Source::Location(_) = source {
            said.sentences.push(words.event(&event, &names, None));
        }
    }
}

fn refusals(words: &Words, said: &mut Said) {
    said.sentences.push(words.not_now(Action::Ability(Ability::Organized), Denied::OncePerGame, &at_daybreak()));
    for denied in samples::denials() {
        let names = table(None);
        let lines = samples::all_actions().into_iter().map(|action| words.not_now(action, denied, &names));
        said.sentences.extend(lines);
    }
    said.sentences.extend(samples::refusals().iter().map(|illegal| words.illegal(illegal)));
    said.sentences.extend(samples::setup_errors().into_iter().map(|error| words.setup_error(error)));
    for &winner in Side::ALL {
        said.sentences.extend(samples::causes().into_iter().map(|cause| words.ending(Ending { winner, cause })));
    }
}

fn option(words: &Words, said: &mut Said, option: impl SetupOption) {
    said.labels.push(words.label(&option));
    said.sentences.push(option.about(words));
}

fn setup(words: &Words, said: &mut Said) {
    samples::terminal::difficulties().into_iter().for_each(|difficulty| option(words, said, difficulty));
    samples::terminal::rulings().into_iter().for_each(|rulings| option(words, said, rulings));
    samples::terminal::variants().into_iter().for_each(|variant| option(words, said, variant));
    Objective::ALL.iter().for_each(|&objective| option(words, said, objective));
    Set::ALL.iter().for_each(|&set| option(words, said, set));
    said.labels.extend(samples::terminal::orders().into_iter().map(|order| words.order(order)));
}

fn terminal(words: &Words, said: &mut Said) {
    said.notices.extend(samples::terminal::notices().into_iter().map(|notice| words.notice(notice)));
    for command in samples::terminal::commands() {
        said.labels.push(words.command(command));
        said.labels.extend(words.argument(command));
    }
    said.labels.extend(samples::terminal::tallied().into_iter().map(|what| words.tallied(what)));
    said.labels.push(words.seat_number(ME));
    said.labels.extend(samples::terminal::usages().into_iter().map(|usage| words.usage(usage)));
    said.labels.extend(samples::terminal::VALUES.into_iter().filter_map(|value| words.value_name(value)));
    // An option is typed with two hyphens.
    let misuses = samples::terminal::misuses().into_iter().map(|misuse| words.misuse(misuse).replace(" --", " "));
    said.notices.extend(misuses);
    said.notices.extend(samples::terminal::replay_errors().iter().map(|error| words.replay_error(error)));
    said.notices.extend(samples::terminal::benched().into_iter().map(|line| words.benched(line)));
    for view in samples::terminal::views() {
        let Page { heading, rows, space, people } = words.page(&view, &table(None));
        said.notices.extend([heading, space.title, people.title]);
        for row in [rows, space.rows, people.rows].into_iter().flatten() {
            said.labels.extend([row.label, row.text]);
        }
        for row in words.hand(&view, ME) {
            said.labels.push(row.label);
            said.sentences.extend(row.text.lines().map(str::to_owned));
        }
    }
}

/// Of English; the other languages are held against it (`tests/languages.rs`).
#[test]
fn every_key_exists_and_every_variable_is_given() {
    for &(language, files) in &LANGUAGES[..1] {
        let words = watched(language, files);
        everything(&words);
        assert_eq!(words.watch().wrong, BTreeSet::new(), "{language}");
    }
}

/// Messages and attributes of a file: `location-brig`, `location-brig.the`.
fn keys(source: &str) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut message = String::new();
    for line in source.lines() {
        let name = line.trim_start_matches(' ').split(" =").next().filter(|_| line.contains(" =")).unwrap_or_default();
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            message = name.to_owned();
            keys.push(message.clone());
        } else if let Some(attribute) = name.strip_prefix('.') {
            keys.push(format!("{message}.{attribute}"));
        }
    }
    keys
}

#[test]
fn no_message_is_there_for_nothing() {
    for &(language, files) in &LANGUAGES[..1] {
        let words = watched(language, files);
        everything(&words);
        let used = words.watch().used;
        let all: String = files.iter().map(|(_, source)| *source).collect();
        // A message may also be a part of another.
        let is_used =
            // Pages and the program have tests of their own.
            |key: &String| key.starts_with("ui-") || key.starts_with("program") || used.contains(key) || all.contains(&format!("{{ {key} }}"));
        let keys: Vec<String> = files.iter().flat_map(|(_, source)| keys(source)).collect();
        assert!(keys.len() > 500, "{language}: the files are read");
        let unused: Vec<&String> = keys.iter().filter(|&key| !is_used(key)).collect();
        assert_eq!(unused, Vec::<&String>::new(), "{language}");
    }
}

fn is_clean(text: &str) -> bool {
    let bad = ["{", "}", "⟨", "$", "  ", " .", " ,", "..", " ;", "'", "\"", " -", "()", "::"];
    !text.is_empty() && text.trim() == text && !bad.iter().any(|bad| text.contains(bad))
}

fn begins_well(text: &str) -> bool {
    text.chars().next().is_some_and(|first| !first.is_lowercase())
}

#[test]
fn what_comes_out_reads_as_sentences() {
    let said = everything(Words::english());
    for text in &said.sentences {
        assert!(is_clean(text) && begins_well(text) && text.ends_with('.'), "«{text}»");
    }
    for text in &said.questions {
        // An order without a full stop, or a question for yes or no.
        let is_order = !text.ends_with(['.', '!', ':']) && !text.contains('?');
        assert!(is_clean(text) && begins_well(text) && (is_order || text.ends_with('?')), "«{text}»");
    }
    for text in &said.labels {
        assert!(is_clean(text) && !text.ends_with('.'), "«{text}»");
    }
    for text in &said.notices {
        assert!(is_clean(text), "«{text}»");
    }
}

/// The labels of options and offers are found in the card by its one choice, so there must be one.
#[test]
fn a_spot_of_a_card_asks_each_kind_of_question_at_one_place() {
    let kinds: [fn(&Effect) -> bool; 4] = [
        |effect| matches!(effect, Effect::Target { .. }),
        |effect| matches!(effect, Effect::Choose { .. }),
        |effect| matches!(effect, Effect::May { .. }),
        |effect| matches!(effect, Effect::Risk { .. }),
    ];
    for source in samples::sources() {
        for (spot, effect) in samples::spots(source) {
            for wanted in kinds {
                let mut places = 0;
                samples::visit(effect, &mut |effect: &Effect| places += u8::from(wanted(effect)));
                assert!(places <= 1, "{source:?} asks at {places} places of {spot:?}");
            }
        }
    }
}

#[test]
fn every_question_has_a_ruling_of_its_own() {
    let daybreak = Sets::BASE.with(Set::Daybreak);
    assert_eq!(ruling(&Question::Move, Sets::BASE), "BASE-042");
    assert_eq!(ruling(&Question::Feed { limit: 2 }, Sets::BASE), "BASE-066");
    assert_eq!(ruling(&Question::NextAbility, Sets::BASE.with(Set::Pegasus)), "PEG-031");
    assert_eq!(ruling(&Question::NextAbility, daybreak), "DAY-070");
    for question in samples::questions() {
        for sets in [Sets::BASE, daybreak] {
            assert!(rulings::find(ruling(&question, sets)).is_some(), "{question:?}");
        }
    }
}

/// DAY-008, DAY-089: with Daybreak once-per-game abilities cost tokens, and some pilots fly assault raptors.
#[test]
fn what_an_answer_costs_and_hits_depends_on_the_boxes() {
    let words = Words::english();
    let (base, daybreak): (&dyn Names, &dyn Names) = (&table(None), &at_daybreak());
    let told =
        |choice: Choice, names| words.summary(&ask(Question::Action { left: 1 }), &Answer::One(choice), "", names);
    let organized = Choice::Act(Action::Ability(Ability::Organized));
    assert_eq!(told(organized, base), "You use Organized, once per game.");
    assert_eq!(told(organized, daybreak), "You use Organized for 1 miracle token.");
    let attack = Choice::Attack(Some(Area::Fore), Foe::Basestar(0));
    assert_eq!(words.odds(ME, &Question::Pilot, &attack, base).as_deref(), Some("damaged on 8"));
    assert_eq!(words.odds(ME, &Question::Pilot, &attack, daybreak).as_deref(), Some("damaged on 7–8"));
    let raider = RollFor::Attack(Attacker::Raider(Area::Aft), Defender::Pilot(ME));
    let pilot = RollFor::Attack(Attacker::Pilot(ME), Defender::Foe(Foe::Basestar(0)));
    let chances = |purpose| words.chances(RollNow { purpose, bonus: 0 }, None, 1, daybreak);
    assert_eq!(chances(raider).as_deref(), Some("destroyed 2→3 of 8"));
    assert_eq!(chances(pilot).as_deref(), Some("damaged 2→3 of 8"));
}

#[test]
fn the_reader_is_you_and_a_secret_stays_one() {
    let words = Words::english();
    let names = table(None);
    let card = SkillCard::from_id("repair-2").expect("a card of the base game");
    let skill = Skill::Engineering;
    let full = Event::Drew { seat: OTHER, skill, card: Secret::to(OTHER, card) };
    let seen = full.shown_to(Viewer::Seat(ME));
    assert_eq!(words.event(&full, &names, Some(OTHER)), "You drew Repair 2 (Engineering).");
    assert_eq!(words.event(&full, &names, None), "Starbuck drew Repair 2 (Engineering).");
    assert_eq!(words.event(&seen, &names, Some(ME)), "Starbuck drew 1 Engineering card.");
}

#[test]
fn a_story_tells_draws_and_additions_together() {
    let words = Words::english();
    let names = table(None);
    let card = SkillCard::from_id("repair-2").expect("a card of the base game");
    let secret = Secret::to(OTHER, card);
    let events = [
        Event::Drew { seat: OTHER, skill: Skill::Engineering, card: secret },
        Event::Drew { seat: OTHER, skill: Skill::Engineering, card: secret },
        Event::Drew { seat: OTHER, skill: Skill::Tactics, card: secret },
        Event::RaiderMoved { from: Area::Fore, to: Area::PortBow },
        Event::RaiderMoved { from: Area::Fore, to: Area::PortBow },
        Event::CardAdded { seat: OTHER, card: secret },
        Event::CardAdded { seat: OTHER, card: secret },
        Event::CardsAdded { seat: OTHER, cards: 2 },
        Event::CardsAdded { seat: ME, cards: 0 },
        Event::CardRevealed { card, positive: true },
        Event::CardRevealed { card, positive: false },
    ];
    let told = |seat: Seat| words.story(&events.map(|event| event.shown_to(Viewer::Seat(seat))), &names, Some(seat));
    assert_eq!(
        told(ME),
        [
            "Starbuck drew 1 Tactics, 2 Engineering.",
            "A raider moved from fore to port bow. ×2",
            "Starbuck added 2 cards to the check.",
            "You added no cards.",
            "Revealed for the check: Repair 2. Against: Repair 2.",
        ]
    );
    assert_eq!(told(OTHER)[0], "You drew 1 Tactics, 2 Engineering: Repair 2, Repair 2, Repair 2.");
    assert_eq!(told(OTHER)[2], "You added 2 cards to the check: Repair 2, Repair 2.");
}

#[test]
fn what_happened_is_told_in_one_sentence_with_its_details() {
    let words = Words::english();
    let names = table(None);
    let crisis = Crisis::from_id("bomb-threat").expect("a card of the base game");
    let card = SkillCard::from_id("repair-2").expect("a card of the base game");
    let events = [
        Event::TurnEnded { seat: ME },
        Event::TurnBegan { seat: OTHER, number: 2 },
        Event::Discarded { seat: OTHER, card },
        Event::Moved { seat: OTHER, to: Location::Command },
        Event::CrisesDrawn { seat: OTHER, cards: 1 },
        Event::CrisisSeen { card: Secret::to(OTHER, crisis) },
        Event::CrisisRevealed { seat: OTHER, card: Source::Crisis(crisis) },
        Event::CheckBegan { on: Source::Crisis(crisis), difficulty: 13 },
        Event::DestinyAdded { card: Secret::to(ME, card) },
        Event::CardRevealed { card, positive: true },
        Event::Totalled { total: 2, difficulty: 13 },
        Event::CheckEnded { outcome: Outcome::Fail },
        Event::Turned { resource: Resource::Morale, by: -1, to: 9 },
    ];
    let told: Vec<(String, Vec<String>)> = words
        .happenings(&events, &names, Some(OTHER))
        .into_iter()
        .map(|one| (one.line.text, one.details.into_iter().map(|line| line.text).collect()))
        .collect();
    let heads: Vec<&str> = told.iter().map(|(head, _)| head.as_str()).collect();
    assert_eq!(
        heads,
        [
            "Turn 2, you.",
            "You moved to Command.",
            "Skill check for Bomb Threat, difficulty 13.",
            "The check failed.",
            "Morale fell by 1 to 9.",
        ]
    );
    let details: Vec<usize> = told.iter().map(|(_, details)| details.len()).collect();
    assert_eq!(details, [0, 1, 4, 2, 0]);
    // What nobody has summed up yet is told by itself.
    let chosen = words.happenings(&events[4..6], &names, Some(OTHER));
    assert_eq!(chosen.len(), 2);
}

#[test]
fn many_facts_of_one_kind_are_one_happening() {
    let words = Words::english();
    let names = table(None);
    let card = SkillCard::from_id("repair-2").expect("a card of the base game");
    let other = SkillCard::from_id("repair-1").expect("a card of the base game");
    let discards =
        |cards: &[SkillCard]| -> Vec<Event> { cards.iter().map(|&card| Event::Discarded { seat: ME, card }).collect() };
    let (three, two) = (discards(&[card, other, card]), discards(&[card, other]));
    let folded = words.happenings(&three, &names, None);
    assert_eq!((folded.len(), folded[0].details.len()), (1, 2));
    assert_eq!(words.happenings(&two, &names, None).len(), 2);
}

#[test]
fn the_variants_in_play_have_names() {
    for &variant in Variant::ALL {
        assert_eq!(Variant::of(variant.alone()), [variant]);
    }
}
