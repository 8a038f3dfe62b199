//! Where the grammar of a language needs more than words: in the sentences that showed it.

use airlock_game::Event;
use airlock_game::cards::{Ability, Motive, Mutiny};
use airlock_game::terms::{Location, Set, Sets};
use airlock_text::{Described, Holder, Words};

mod samples;

use samples::{OTHER, table};

fn words(language: &str) -> &'static Words {
    Words::of(language).expect("a language of ours")
}

fn text(language: &str, thing: impl Described, sets: Sets) -> String {
    thing.lines_with(words(language), sets).join(" ")
}

/// "You cannot activate A or B" denies both.
#[test]
fn what_is_denied_is_joined_by_a_word_of_its_own() {
    for (language, told) in [
        ("en-GB", "activate FTL Control or the Engine Room."),
        ("es", "No puedes activar el Control de Saltos ni la Sala de Máquinas."),
        ("pt-PT", "Não podes ativar o Controlo de Salto FTL nem a Casa das Máquinas."),
        ("ja", "「FTLドライブ」も「機関室」も起動できません。"),
        ("pl", "Nie możesz aktywować Kontroli FTL ani Maszynowni."),
        ("hu", "Nem aktiválhatod sem az FTL Vezérlőt, sem a Gépházat."),
    ] {
        let both = text(language, Ability::BentOnRevenge, Sets::BASE);
        assert!(both.ends_with(told), "{language}: {both}");
    }
    let one = text("ja", Ability::EmotionallyAttached, Sets::BASE);
    assert!(one.ends_with("」を起動できません。"), "{one}");
}

#[test]
fn a_condition_inside_an_alternative_stands_between_commas() {
    let pegasus = Sets::BASE.with(Set::Pegasus);
    for (language, deed, option) in [
        ("en-GB", " or, if all basestars are on the board, ", "; or, if you are a Cylon leader"),
        ("es", " o bien, si todas las Estrellas Base están en el tablero, ", "; o bien, si eres un líder cylon"),
        ("pt-PT", " ou, se todas as Basestars estiverem no tabuleiro, ", "; ou, se fores um Líder Cylon"),
        ("pl", " lub, jeśli wszystkie basestary są na planszy, ", "; albo, jeśli jesteś Przywódcą Cylonów"),
    ] {
        let primacy = text(language, Ability::Primacy, pegasus);
        assert!(primacy.contains(deed), "{language}: {primacy}");
        let fleet = text(language, Location::HumanFleet, pegasus);
        assert!(fleet.contains(option), "{language}: {fleet}");
    }
}

/// Ruined Reputation: that player draws, but you roll. In some languages the bare verb would be theirs.
#[test]
fn whoever_rolls_after_somebody_else_acted_is_named() {
    let card = Mutiny::from_id("ruined-reputation").expect("a card of Daybreak");
    for (language, told) in
        [("es", "; después tú tiras un dado"), ("pt-PT", "lanças tu o dado"), ("ja", "その後あなたがダイスを振ります")]
    {
        let text = text(language, card, Sets::BASE.with(Set::Daybreak));
        assert!(text.contains(told), "{language}: {text}");
    }
}

#[test]
fn a_total_stands_against_the_difficulty() {
    for (language, told) in
        [("en-GB", "22 against 9"), ("es", "22 contra 9"), ("pl", "22 przy trudności 9"), ("hu", "a nehézség 9")]
    {
        let totalled = Event::Totalled { total: 22, difficulty: 9 };
        let line = words(language).event(&totalled, &table(None), None);
        assert!(line.contains(told), "{language}: {line}");
    }
}

/// At the end everybody reads everybody's motives.
#[test]
fn the_motive_of_another_player_is_theirs() {
    let motive = Motive::from_id("fight-with-honor").expect("a card of Daybreak");
    let line = |language, of| words(language).motive_line(motive, of);
    let names = table(None);
    let other = Holder::Other(OTHER, &names);
    assert_eq!(line("en-GB", Holder::Reader), "You have at least 3 Treachery cards.");
    assert_eq!(line("en-GB", other), "Starbuck has at least 3 Treachery cards.");
    for language in ["es", "pt-PT", "ja", "pl", "hu"] {
        assert_ne!(line(language, Holder::Reader), line(language, other), "{language}");
        assert!(line(language, other).contains("Starbuck") || language == "ja", "{language}");
    }
}
