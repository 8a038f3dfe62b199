//! The pages around the table: they say what they mean, in words that exist, without inline style or script.

#[path = "../examples/around/samples.rs"]
mod samples;

use airlock_game::cards::Objective;
use airlock_game::terms::Set;
use airlock_game::{Difficulty, Rulings, Seat, Setup};
use airlock_server::page::lobby::LobbyRegion;
use airlock_server::page::make::{MakeForm, SeatKind, make};
use airlock_server::page::problem::Problem;
use airlock_server::page::settings::{BotPace, Door};
use airlock_server::page::{Pace, error, lobby};
use airlock_text::{LANGUAGES, Variant, Words};
use samples::{lobby_page, pages};

#[test]
fn every_page_finds_its_words() {
    for &(language, files) in LANGUAGES {
        let words = Words::new(language, files).expect("good files").watched();
        pages(&words);
        for kind in error::ErrorKind::ALL {
            let said = kind.title(&words) + &kind.advice(&words);
            assert!(!said.is_empty(), "{kind:?}");
        }
        assert!(words.watch().wrong.is_empty(), "{language}: {:?}", words.watch().wrong);
    }
}

#[test]
fn no_page_has_inline_style_or_script() {
    for (name, page) in pages(Words::english()) {
        let page = page.into_string();
        assert!(!page.contains(" style=") && !page.contains("<style"), "{name}");
        assert!(!page.contains(" onclick=") && !page.contains("javascript:"), "{name}");
        assert_eq!(page.matches("<script").count(), 1, "{name}: only the one script of the site");
    }
}

#[test]
fn no_id_is_given_twice() {
    for (name, page) in pages(Words::english()) {
        let page = page.into_string();
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{name}");
    }
}

#[test]
fn each_region_of_the_lobby_is_one_element_of_its_page() {
    let words = Words::english();
    for me in [Some(Seat(0)), Some(Seat(4))] {
        let page = lobby_page(me);
        let whole = lobby::lobby(words, &page).into_string();
        for region in LobbyRegion::ALL {
            let drawn = region.draw(words, &page).into_string();
            assert!(whole.contains(&drawn), "{region:?}");
            let opening = drawn.split('>').next().unwrap_or_default();
            assert!(opening.contains(&format!("id=\"{}\"", region.id())), "{region:?}: {opening}");
        }
    }
}

#[test]
fn a_stranger_with_the_link_reads_no_chat() {
    let page = lobby::lobby(Words::english(), &lobby_page(None)).into_string();
    assert!(page.contains("action=\"/t/kestrel-4471/sit\""));
    assert!(!page.contains("Tomek is on his way."));
}

#[test]
fn only_the_host_can_start_and_only_when_all_are_ready() {
    let words = Words::english();
    let start = |page: &lobby::LobbyPage| lobby::host(words, page).into_string();
    assert!(start(&lobby_page(Some(Seat(0)))).contains("disabled"));
    assert!(!start(&lobby_page(Some(Seat(4)))).contains("/start"));
    let mut full = lobby_page(Some(Seat(0)));
    full.seats.retain(|sitter| matches!(sitter, lobby::Sitter::Person(guest) if guest.ready));
    assert!(!start(&full).contains("disabled"));
}

#[test]
fn what_the_form_sends_is_what_was_entered() {
    let fields = [
        ("name", " Kestrel run "),
        ("me", "Mara"),
        ("pace", "days"),
        ("door", "open"),
        ("bots", "once"),
        ("players", "6"),
        ("difficulty", "harder"),
        ("rulings", "later"),
        ("variant", "no-sympathizer"),
        ("seat-1", "bot"),
        ("seat-5", "person"),
        ("seat-99", "person"),
        ("unheard-of", "1"),
    ];
    let form = MakeForm::read(fields);
    assert_eq!(form.problems(), []);
    assert_eq!((form.settings.name.as_str(), form.me.as_str()), ("Kestrel run", "Mara"));
    assert_eq!((form.settings.pace, form.settings.door), (Pace::Days, Door::Open));
    assert_eq!((form.settings.bots, form.settings.masked), (BotPace::Once, false));
    let setup = form.settings.setup;
    assert_eq!((setup.players, setup.difficulty, setup.rulings), (6, Difficulty::Harder, Rulings::Later));
    assert_eq!(setup.variants, Variant::NoSympathizer.alone());
    use SeatKind::{Bot, Person};
    assert_eq!(form.seats(), [Bot, Person, Bot, Bot, Person]);
}

#[test]
fn boxes_objective_and_variants_are_read_together() {
    let fields = [
        ("name", "Night watch"),
        ("me", "Mara"),
        ("players", "6"),
        ("set", "base"),
        ("set", "pegasus"),
        ("objective", "new-caprica"),
        ("variant", "no-leaders"),
        ("variant", "sympathetic-cylon"),
    ];
    let form = MakeForm::read(fields);
    assert_eq!(form.problems(), []);
    let setup = form.settings.setup;
    assert!(setup.sets.contains(Set::Pegasus));
    assert_eq!(setup.objective, Objective::NewCaprica);
    assert_eq!(setup.variants, Variant::together([Variant::NoLeaders, Variant::SympatheticCylon]));
    // What is not sent is not played.
    assert_eq!(MakeForm::read([("players", "4")]).settings.setup, Setup::base(4));
}

#[test]
fn what_cannot_be_chosen_says_why() {
    let draw = |fields: &[(&'static str, &'static str)]| {
        make(Words::english(), &MakeForm::read(fields.iter().copied()), &[]).into_string()
    };
    let off = |page: &str, control: &str| {
        let label = page.split("<label ").find(|label| label.contains(&format!("id=\"{control}\""))).expect(control);
        label.split('>').next().is_some_and(|opening| opening.contains("is-off"))
    };
    let base = draw(&[("players", "4")]);
    for control in ["objective-new-caprica", "variant-no-leaders", "variant-sympathetic-cylon", "players-7"] {
        assert!(off(&base, control), "{control}");
    }
    assert!(base.contains("New Caprica is an objective of Pegasus"));
    assert!(base.contains("The base game is for 1 to 6 players, not 7."));
    assert!(!off(&base, "set-pegasus") && !off(&base, "variant-no-sympathizer"));
    let pegasus = draw(&[("players", "7"), ("set", "pegasus")]);
    assert!(!off(&pegasus, "objective-new-caprica") && !off(&pegasus, "players-3"));
    for control in ["players-2", "variant-no-leaders", "variant-cooperative", "variant-sympathetic-cylon"] {
        assert!(off(&pegasus, control), "{control}");
    }
    assert!(pegasus.contains("7 players need a Cylon leader among them"));
    let daybreak = draw(&[("players", "5"), ("set", "daybreak"), ("objective", "earth")]);
    for control in [
        "objective-new-caprica",
        "players-2",
        "variant-cooperative",
        "variant-no-sympathizer",
        "variant-sympathetic-cylon",
    ] {
        assert!(off(&daybreak, control), "{control}");
    }
    assert!(
        !off(&daybreak, "objective-kobol") && !off(&daybreak, "variant-no-leaders") && !off(&daybreak, "players-7")
    );
    assert!(daybreak.contains("In Daybreak the Mutineer replaces the Sympathizer"));
    assert!(daybreak.contains("If one of you plays a Cylon leader: 1 Cylon card, 7 human cards and the Mutineer"));
    let all = draw(&[("players", "7"), ("set", "pegasus"), ("set", "daybreak"), ("objective", "new-caprica")]);
    assert!(!off(&all, "objective-kobol") && !off(&all, "objective-earth") && !off(&all, "players-3"));
    assert!(off(&all, "variant-no-leaders") && off(&all, "variant-sympathetic-cylon"));
    // Nothing is shut by the server: without script it could not be opened again.
    assert!(!pegasus.contains("players-2\" disabled") && pegasus.contains("one of you plays a Cylon leader"));
}

#[test]
fn a_form_that_did_not_do_comes_back_with_the_reason_and_all_that_was_entered() {
    let form = MakeForm::read([("name", "Kestrel run"), ("players", "5"), ("variant", "no-sympathizer")]);
    let wrong = form.problems();
    assert!(matches!(wrong[..], [Problem::Setup(_), Problem::PersonName]), "{wrong:?}");
    let page = make(Words::english(), &form, &wrong).into_string();
    assert!(page.contains("The variant without a Sympathizer is for 4 or 6 players, not 5."));
    assert!(page.contains("value=\"no-sympathizer\" checked"));
    assert!(page.contains("value=\"Kestrel run\""));
}
