//! Every scenario of the project passes, and the language of scenarios says what is wrong with a line.

use airlock_game::scenario::{Failure, run};

#[test]
fn scenarios_pass() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in files(std::path::Path::new(root)) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for report in run(&text) {
            match report.result {
                Ok(()) => passed += 1,
                Err(failure) => {
                    failures.push(format!(
                        "{}:{}: {} — {}",
                        path.display(),
                        failure.line,
                        report.title,
                        failure.message
                    ));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed:\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 0, "no scenario was found");
}

fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            found.push(path);
        }
    }
    found.sort();
    found
}

// What the language says when a line fails, and forms that no rule needs yet.

/// Runs one scenario at the table of Adama, Roslin and Boomer, unless it lays its own.
fn play(lines: &str) -> Result<(), Failure> {
    let table = if lines.contains("table ") { "" } else { "table adama roslin boomer\n" };
    let text = format!("scenario One\nshows BASE-001\n{table}{lines}");
    run(&text).remove(0).result
}

/// The line of the text that fails, counted from its own first one, and what it says.
fn failure(lines: &str) -> (usize, String) {
    let before = if lines.contains("table ") { 2 } else { 3 };
    let failure = play(lines).expect_err("it should fail");
    (failure.line - before, failure.message)
}

fn holds(lines: &str) {
    if let Err(failure) = play(lines) {
        panic!("line {}: {}", failure.line, failure.message);
    }
}

#[test]
fn the_examples_of_the_manual_pass() {
    let manual = include_str!("../../../docs/scenarios.md");
    let examples: Vec<&str> =
        manual.split("```\n").skip(1).step_by(2).filter(|block| block.contains("table ")).collect();
    assert_eq!(examples.len(), 2, "those with a table are whole");
    for example in examples {
        let title = if example.starts_with("scenario ") { "" } else { "scenario One\nshows BASE-001\n" };
        let report = run(&format!("{title}{example}")).remove(0);
        assert_eq!(report.result, Ok(()), "{example}");
    }
}

/// A check that Adama and Roslin can add to, and Boomer decide before that.
const CHECK: &str = "table tyrol boomer adama roslin
given turn tyrol at crisis
given crisis deck a-traitor-accused
given destiny deck repair-1, launch-scout-1
given adama holds executive-order-2
given roslin holds consolidate-power-1
when tyrol: option 1
";

#[test]
fn an_answer_that_comes_too_late_is_told_which_line_closed_its_window() {
    let (line, message) = failure(&format!("{CHECK}then fuel 8\nwhen boomer: use mysterious-intuition pass\n"));
    assert_eq!(line, 9);
    assert_eq!(
        message,
        "boomer cannot answer “use mysterious-intuition pass”.\n\
         Line 10 closed the window instead-of-check in which boomer could have answered so.\n\
         Line 10 let pass: boomer (window instead-of-check).\n\
         Asked when this line began: adama (feed): 0 to 1 of executive-order-2.\n\
         This line let pass: adama (feed), roslin (feed), tyrol (window before-reveal).\n\
         Asked now: tyrol (target): tyrol | boomer | adama | roslin."
    );
}

#[test]
fn a_fact_that_waits_for_contributions_is_told_so() {
    let (line, message) = failure(&format!("{CHECK}then happened check-ended outcome=fail\n"));
    assert_eq!(line, 8);
    let told: Vec<&str> = message.lines().skip(1).collect();
    assert_eq!(
        told,
        [
            "This line let pass: boomer (window instead-of-check).",
            "A check is under way. A “then” closes windows but passes no contributions: put “when the rest passes” \
             before it.",
            "Asked now: adama (feed).",
        ]
    );
    holds(&format!("{CHECK}when the rest passes\nthen happened check-ended outcome=fail\n"));
}

#[test]
fn an_answer_that_is_not_legal_is_told_what_is() {
    let orders = "given turn adama at action\ngiven adama holds executive-order-1\n";
    let (line, message) = failure(&format!("{orders}when adama: activate comand\nthen fuel 8\n"));
    assert_eq!(line, 3);
    assert_eq!(
        message,
        "adama cannot answer “activate comand”.\n\
         No answer has the word “comand”; near it: command, coward.\n\
         Asked now: adama (action): pass | play executive-order-1."
    );
    let (_, message) = failure(&format!("{orders}then roslin may play executive-order-1\n"));
    assert_eq!(
        message,
        "roslin cannot answer “play executive-order-1”.\nAsked now: adama (action): pass | play executive-order-1."
    );
    let (_, message) = failure(&format!("{orders}then roslin is asked move\n"));
    assert_eq!(message, "roslin is not asked “move”.\nAsked now: adama (action).");
}

#[test]
fn the_end_of_a_turn_is_looked_at_before_the_next_player_draws() {
    // Adama's Crisis is over with his answer, and Roslin has drawn five cards.
    let turn = "given turn adama at crisis\ngiven crisis deck water-sabotaged\nwhen adama: option 2\n";
    holds(&format!("{turn}then roslin holds 5 cards\nthen current roslin\nthen turn number 2\n"));
    holds(&format!("{turn}then at end of turn roslin holds nothing\nthen at end of turn current adama\n"));
    holds(&format!("{turn}then at end of turn turn number 1\nthen at end of turn not happened turn-began\n"));
    // It looks, and the game stays where it is.
    holds(&format!("{turn}then at end of turn roslin holds nothing\nthen roslin holds 5 cards\n"));
    let (line, message) = failure(&format!("{turn}then at end of turn roslin holds 5 cards\n"));
    assert_eq!((line, message.as_str()), (4, "at the end of turn 1 of adama: hand of roslin: expected 5, found 0"));
}

#[test]
fn the_turn_that_ends_is_that_of_the_answer() {
    // Boomer's look at the Crisis deck passes, and Adama answers in the next turn.
    let answer = "given turn boomer at end\ngiven crisis deck ambush\nwhen adama: pass\nthen current adama\n";
    holds(&format!("{answer}then at end of turn current adama\nthen at end of turn turn number 2\n"));
}

#[test]
fn a_turn_under_way_is_played_to_its_end_on_a_copy() {
    let turn = |crisis: &str, then: &str| {
        let hand = "given adama holds executive-order-1";
        format!("given turn adama at action\n{hand}\ngiven crisis deck {crisis}\nthen at end of turn {then}\n")
    };
    let ambush = turn("ambush", "happened crisis-revealed card=ambush");
    holds(&format!("{ambush}then adama is asked action\nthen not happened crisis-revealed\n"));
    assert_eq!(
        failure(&turn("riots-1", "morale 9")),
        (4, "the turn is not at its end. Asked now: adama (crisis-option): option 1 | option 2.".to_owned())
    );
    assert_eq!(
        failure(&turn("ambush", "adama may pass")).1,
        "at the end of turn 1 of adama: nobody is asked anything, so there is no “adama may pass” to look for"
    );
}

#[test]
fn events_are_told_apart_by_their_order() {
    let turn = "given turn adama at crisis\ngiven crisis deck water-sabotaged\nwhen adama: option 2\n";
    holds(&format!("{turn}then happened option-chosen before turned resource=food\n"));
    holds(&format!("{turn}then roslin heard turn-ended before drew seat=roslin\n"));
    let (line, message) = failure(&format!("{turn}then happened turn-began before turn-ended seat=adama\n"));
    assert_eq!(line, 4);
    assert_eq!(
        message,
        "“turn-ended seat=adama” first happened before “turn-began”. From one to the other: \
         turn-ended seat=adama; turn-began number=2 seat=roslin\nAsked now: roslin (move)."
    );
    let (_, message) = failure(&format!("{turn}then happened turn-ended before fleet-jumped\n"));
    assert!(message.starts_with("nothing like “fleet-jumped” happened. Events: "), "{message}");
    for unclear in [
        "not happened turned before turn-ended",
        "not happened 2 times turned",
        "happened 2 times turned before turn-ended",
    ] {
        let (_, message) = failure(&format!("{turn}then {unclear}\n"));
        assert!(message.starts_with("write “happened A before B”, “happened N times A” or “not happened A”\n"));
    }
}

#[test]
fn a_slip_of_the_pen_does_not_pass_for_the_truth() {
    let turn = "given turn adama at crisis\ngiven crisis deck water-sabotaged\nwhen adama: option 2\n";
    let says = |line: &str| failure(&format!("{turn}then {line}\n")).1.lines().next().map(str::to_owned);
    let told = |text: &str| Some(text.to_owned());
    assert_eq!(
        says("not happened turned resorce=morale"),
        told("“turned” has no field “resorce”; it has by, resource, to")
    );
    assert_eq!(
        says("not happened turned resource=moral"),
        told("nothing is called “moral”; near it: moral-compass, moral-dilemma, morale")
    );
    assert_eq!(says("not happened turnd"), told("there is no event “turnd”; near it: turned"));
    assert_eq!(
        says("roslin may not activate press-rom"),
        told("no answer has the word “press-rom”; near it: press-room")
    );
}

#[test]
fn the_setup_deals_a_loyalty_deck_that_was_given() {
    let picks =
        "when seat1: pick laura-roslin\nwhen seat2: pick william-adama\nwhen seat3: pick kara-starbuck-thrace\n";
    let deck = "you-are-not-a-cylon-3, you-are-a-cylon-can-damage-galactica, you-are-not-a-cylon-1";
    let given = format!("table 3\ngiven loyalty deck {deck}\n{picks}");
    holds(&format!("{given}then roslin has loyalty you-are-not-a-cylon-3\n"));
    holds(&format!("{given}then adama has loyalty you-are-a-cylon-can-damage-galactica\n"));
    holds(&format!("{given}then starbuck has loyalty you-are-not-a-cylon-1\n"));
    // The rest of the deck is built as ever.
    holds(&format!("{given}then loyalty cards 1 cylon, 5 human\nthen loyalty deck has 3 cards\n"));
}

#[test]
fn the_setup_deals_no_loyalty_deck_that_cannot_be() {
    let picks =
        "when seat1: pick laura-roslin\nwhen seat2: pick william-adama\nwhen seat3: pick kara-starbuck-thrace\n";
    let two = "you-are-a-cylon-can-damage-galactica, you-are-a-cylon-can-reduce-morale-by-1";
    assert_eq!(
        failure(&format!("table 3\ngiven loyalty deck {two}\n{picks}then fuel 8\n")),
        (5, "line 4 gave 2 cylon cards to a Loyalty deck that has 1 of them".to_owned())
    );
    let (_, message) = failure("table 3\ngiven loyalty deck you-are-not-a-cylon-1, you-are-not-a-cylon-1\n");
    assert!(message.starts_with("no “you-are-not-a-cylon-1” is left to give"), "{message}");
}

#[test]
fn what_the_setup_itself_brings_about_cannot_be_given_to_it() {
    for fact in ["seat1 at brig", "destiny deck repair-1", "quorum hand food-rationing-1", "turn seat2 at crisis"] {
        let (line, message) = failure(&format!("table 3\ngiven {fact}\n"));
        assert_eq!(line, 2);
        assert!(message.starts_with("nobody has a character yet, so “"), "{message}");
    }
    holds("table 3\ngiven turn seat2\nthen seat2 is asked pick-character\n");
}

#[test]
fn the_motive_deck_is_put_in_order() {
    let table = "table daybreak adama roslin tigh danna\n";
    holds(&format!(
        "{table}given motive deck end-the-chase, make-an-ally\nthen motive deck end-the-chase, make-an-ally\n"
    ));
    // Every motive can be put there: one that was dealt to the leader is changed for another.
    for motive in airlock_game::cards::Motive::all().map(airlock_game::cards::Motive::id) {
        holds(&format!(
            "{table}given motive deck {motive}\nthen motive deck {motive}\nthen motive deck has 12 cards\n"
        ));
    }
    let (_, message) = failure(&format!("{table}given motive deck has 3 cards\n"));
    assert_eq!(message, "for what is not in the motive deck, give “NAME has motives ID, ID”");
    let (_, message) = failure(&format!("{table}given motive discard make-an-ally\n"));
    assert_eq!(message, "the motive deck has no discard pile");
}

#[test]
fn the_leader_is_dealt_the_motives_on_top() {
    let picks = "when seat1: pick danna-biers\nwhen seat2: pick laura-roslin\nwhen seat3: pick william-adama\n\
                 when seat4: pick kara-starbuck-thrace\n";
    let given = "table daybreak 4\ngiven motive deck end-the-chase, make-an-ally\n";
    holds(&format!("{given}{picks}then seat1 has motives end-the-chase, make-an-ally\n"));
}

#[test]
fn a_short_deck_leaves_its_cards_where_they_go() {
    holds("given turn adama at movement\ngiven crisis deck has 3 cards\nthen crisis discard has 67 cards\n");
    // Destiny has no discard pile.
    let discards = ["politics", "leadership", "tactics", "piloting", "engineering"];
    let empty = discards.map(|skill| format!("then {skill} discard has 0 cards\n")).concat();
    holds(&format!(
        "given turn adama at movement\ngiven destiny deck has 1 cards\n{empty}then destiny deck has 1 cards\n"
    ));
    // It grows under what was given of it.
    holds(
        "given turn adama at movement\ngiven destiny deck repair-1\ngiven destiny deck has 4 cards\n\
         then destiny deck repair-1\nthen destiny deck has 4 cards\n",
    );
    // Civilian ships are destroyed.
    holds("given turn adama at movement\ngiven civilian pile has 9 cards\nthen 3 civilians destroyed\n");
    holds("given turn adama at movement\ngiven 3 civilians destroyed\nthen civilian pile has 9 cards\n");
    assert_eq!(
        failure("given crisis deck has 90 cards\n"),
        (1, "cards in the crisis deck: expected 90, found 70".to_owned())
    );
    assert_eq!(
        failure("given damage pile has 3 cards\n").1,
        "for what is not in the damage deck, give “damaged LOCATION, LOCATION”"
    );
    assert_eq!(
        failure("then destiny discard nothing\n").1.lines().next(),
        Some("the destiny deck has no discard pile")
    );
}

#[test]
fn a_card_can_be_given_under_its_deck() {
    holds("given bottom of crisis deck riots-1\nthen bottom of crisis deck riots-1\n");
}

#[test]
fn what_is_given_comes_about_and_stays() {
    let (line, message) = failure("given adama holds repair-1\ngiven adama holds repair-2\n");
    assert_eq!(line, 2);
    assert_eq!(message, "give all of this in one line: hand of adama: expected [repair-2], found [repair-1, repair-2]");
    assert_eq!(
        failure("given boomer at caprica\ngiven boomer is revealed\n"),
        (
            2,
            "this undoes line 4, so give it before that: boomer: expected at caprica, found at resurrection-ship"
                .to_owned()
        )
    );
    holds("given boomer is revealed\ngiven boomer at caprica\nthen boomer at caprica\n");
}

#[test]
fn dice_of_several_lines_are_rolled_one_after_the_other() {
    holds(
        "table starbuck roslin adama\ngiven turn starbuck at action\ngiven starbuck piloting fore\n\
         given 2 raiders in fore\ngiven dice 1\ngiven dice 8\nwhen starbuck: activate viper\n\
         when starbuck: attack raider fore\nthen happened rolled result=1\nthen 2 raiders in fore\n",
    );
}

#[test]
fn words_that_are_no_fact_are_told_what_would_be() {
    let says = |line: &str| failure(&format!("{line}\n")).1.lines().next().map(str::to_owned).unwrap_or_default();
    assert_eq!(
        says("given adama is cylon"),
        "“adama is cylon” is not a fact; a player is admiral, president, human, revealed, sympathizer, \
         sympathetic-cylon, leader, mutineer, not mutineer, infiltrating, not infiltrating"
    );
    assert!(says("given adama has repair-1").ends_with("; skill cards are what a seat holds"));
    assert!(
        says("given adama hold repair-1")
            .starts_with("“adama hold repair-1” is not a fact; of a player: at LOCATION, ")
    );
    assert_eq!(says("given tigh at brig"), "nobody at this table is called “tigh”; there are adama, roslin, boomer");
    assert_eq!(says("when tigh: pass"), "nobody at this table is called “tigh”; there are adama, roslin, boomer");
    assert_eq!(
        says("given raiders 3 in fore"),
        "“raiders 3 in fore” is not a fact; write “3 raiders in fore” or “no raiders in fore”"
    );
    assert_eq!(says("given fuell 8"), "“fuell 8” is not a fact; near it: fuel; docs/scenarios.md lists them all");
    assert_eq!(says("given crisis deck riot-1"), "there is no Crisis “riot-1”; near it: riots-1, riots-2");
    assert_eq!(says("given adama at the brig"), "there is no location “the brig”; near it: brig");
    assert_eq!(says("given nukes 5"), "there are 2 nuke tokens");
    assert_eq!(says("given fuel 40"), "the dial of fuel goes from 0 to 15");
    assert_eq!(says("given current roslin"), "give whose turn it is with “turn roslin at STEP”");
    assert_eq!(
        says("given not happened turned"),
        "“not happened turned” can only be looked for with “then”, not given"
    );
    assert_eq!(
        says("then turn roslin at crisis"),
        "“turn” can only be given; look for whose turn it is with “current NAME”"
    );
    assert_eq!(
        says("given turn adama at actions"),
        "there is no step “actions”: start, receive-skills, movement, action, crisis, end"
    );
    assert!(says("option no-sympathizer").contains("; choose from rulings printed, rulings later, "));
    assert_eq!(says("scenario"), "a scenario has a title: write “scenario TITLE”");
    assert_eq!(says("table adama rosslin"), "there is no character “rosslin”; near it: roslin");
    assert!(says("then adama sees player.adama is 1").starts_with("“player.adama” has no “player”; it has "));
}

#[test]
fn a_table_has_one_leader_at_most() {
    assert_eq!(
        failure("table daybreak adama roslin athena danna\ngiven fuel 8\n").1,
        "there can be at most 1 Cylon leader"
    );
}

#[test]
fn a_table_that_was_never_laid_is_not_refused() {
    let text = "scenario One\nshows BASE-001\nthen refused\n";
    assert_eq!(run(text)[0].result.as_ref().map_err(|failure| failure.message.as_str()), Err("the table comes first"));
    assert_eq!(failure("table adama roslin\ntable adama tigh\n").1, "a scenario has one table");
}
