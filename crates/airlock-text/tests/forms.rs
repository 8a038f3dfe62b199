//! A language brings its own forms: cases, genders, infinitives. Nothing in the code knows them.
//!
//! The words here are a scrap of Polish, enough to need what English does not.

use airlock_game::cards::{Amount, CylonShipEffect, Effect, From, Pick, Reach, SkillEffect, TurnEffect, Who};
use airlock_game::terms::{Area, Craft, Location, Skill};
use airlock_game::{Event, Seat};
use airlock_text::Words;

mod samples;

use samples::{ME, OTHER, THIRD, table};

const POLISH: &str = r#"
list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
    .gen = { $first-gen } ani { $last-gen }
list-clauses = { $first }; { $last }
list-deeds = { $first } i { $last }
    .inf = { $first-inf } oraz { $last-inf }

n-craft = { $count } { $craft }
    .gen = { $count } { $craft-gen }
craft-raider = { $count ->
    [one] myśliwiec
    [few] myśliwce
   *[many] myśliwców
}
    .gen = { $count ->
        [one] myśliwca
       *[many] myśliwców
    }
craft-basestar = { $count ->
    [one] baza
    [few] bazy
   *[many] baz
}
    .gen = { $count ->
        [one] bazy
       *[many] baz
    }
place-the = { $where }
    .gen = { $where-gen }
effect-activate-these = nie aktywuj { $places-gen }
area-fore = dziób
    .loc = dziobie
effect-place = umieść { $ships } na { $area-loc }
effect-launch = start { $ships-gen }

skill-politics = Polityka
    .gen = Polityki
skill-tactics = Taktyka
who-you = ty
who-admiral = Admirał
draw-skill = { $count ->
    [one] 1 kartę { $skill-gen }
    [few] { $count } karty { $skill-gen }
   *[many] { $count } kart { $skill-gen }
}
effect-draw = { $who-id ->
    [you] dobierz { $cards }
   *[other] { $who } dobiera { $cards }
}
    .inf = dobrać { $cards }
effect-discard = odrzuć karty: { $count }
    .inf = odrzucić karty: { $count }
effect-may = { $by } może { $then-inf }

location-brig = Areszt
    .gen = Aresztu
person-you = ty
person-other = { $name }
    .gender = m
person-character = { $name }
    .gender = { $name-gender }
character-kara-starbuck-thrace = Kara Thrace
    .short = Starbuck
    .gender = f
character-william-adama = William Adama
    .short = Adama
    .gender = m
log-sent = { $who-id ->
    [you] trafiasz
   *[other] { $who } { $who-gender ->
        [f] trafiła
       *[m] trafił
    }
} do { $where-gen }.
"#;

fn polish() -> Words {
    Words::new("pl", &[("scrap.ftl", POLISH)]).expect("the scrap is well formed").watched()
}

fn effects(words: &Words, effect: Effect) -> String {
    words.effects(vec![effect].leak())
}

#[test]
fn a_noun_brings_its_cases_and_a_number_its_plurals() {
    let words = polish();
    let place = |raiders| {
        let craft: &[(Craft, u8)] = vec![(Craft::Basestar, 1), (Craft::Raider, raiders)].leak();
        effects(&words, Effect::CylonShips(CylonShipEffect::Place { area: Area::Fore, craft }))
    };
    assert_eq!(place(3), "Umieść 1 baza i 3 myśliwce na dziobie");
    assert_eq!(place(5), "Umieść 1 baza i 5 myśliwców na dziobie");
    assert!(words.watch().wrong.is_empty(), "{:?}", words.watch().wrong);
}

#[test]
fn a_list_has_the_cases_of_its_items() {
    let words = polish();
    let craft: &[(Craft, u8)] = &[(Craft::Basestar, 1), (Craft::Raider, 2)];
    let list = words.and(craft.iter().map(|&(craft, count)| words.ships(craft, count)).collect());
    assert_eq!(list.to_string(), "1 baza i 2 myśliwce");
    let launched = effects(&words, Effect::CylonShips(CylonShipEffect::Launch { raiders: 2, heavy_raiders: 0 }));
    assert_eq!(launched, "Start 2 myśliwców");
}

/// The join has a form of its own where its items have it, and none where they lack it.
#[test]
fn a_form_of_the_join_is_made_of_the_items() {
    let words = polish();
    let draw = |skills: &'static [Skill]| {
        Effect::Skills(SkillEffect::Draw { who: Who::Admiral, cards: 1, from: From::OneOf(skills) })
    };
    let drawn = effects(&words, draw(&[Skill::Politics, Skill::Politics]));
    assert_eq!(drawn, "Admirał dobiera 1 kartę Polityki lub 1 kartę Polityki");
    assert!(words.watch().wrong.is_empty(), "{:?}", words.watch().wrong);
    let places: &[Location] = &[Location::Brig, Location::Brig];
    let closed = Effect::Turn(TurnEffect::ActivateLocations { count: 1, of: Reach::These(places) });
    assert_eq!(effects(&words, closed), "Nie aktywuj Aresztu ani Aresztu");
}

#[test]
fn a_clause_has_the_shape_that_the_sentence_around_it_needs() {
    let words = polish();
    let draw = Effect::Skills(SkillEffect::Draw { who: Who::Admiral, cards: 2, from: From::Skill(Skill::Politics) });
    let discard =
        Effect::Skills(SkillEffect::Discard { who: Who::Admiral, cards: Amount::Exactly(1), pick: Pick::Own });
    assert_eq!(effects(&words, draw), "Admirał dobiera 2 karty Polityki");
    let may = Effect::May { by: Who::Admiral, then: vec![draw, discard].leak() };
    assert_eq!(effects(&words, may), "Admirał może dobrać 2 karty Polityki oraz odrzucić karty: 1");
}

#[test]
fn a_person_has_the_gender_of_his_character() {
    let words = polish();
    let names = table(None);
    let sent = |seat: Seat, reader| words.event(&Event::Sent { seat, to: Location::Brig }, &names, reader);
    assert_eq!(sent(OTHER, None), "Starbuck trafiła do Aresztu.");
    assert_eq!(sent(ME, Some(OTHER)), "Adama trafił do Aresztu.");
    assert_eq!(sent(ME, Some(ME)), "Trafiasz do Aresztu.");
    assert_eq!(sent(THIRD, None), "Roslin trafił do Aresztu.");
}

#[test]
fn a_form_that_is_missing_is_the_plain_word_and_is_found() {
    let words = polish();
    let draw = Effect::Skills(SkillEffect::Draw { who: Who::You, cards: 1, from: From::Skill(Skill::Tactics) });
    assert_eq!(effects(&words, draw), "Dobierz 1 kartę Taktyka");
    let wrong: Vec<String> = words.watch().wrong.into_iter().collect();
    assert_eq!(wrong, ["draw-skill: Resolver error: Unknown variable: $skill-gen"]);
}
