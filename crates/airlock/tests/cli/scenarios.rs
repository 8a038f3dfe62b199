//! `check`.

use crate::bench::{Desk, airlock};

const GOOD: &str = "scenario The dial of fuel starts at 8\nshows BASE-012\ntable adama roslin boomer\nthen fuel 8\n";
const WRONG: &str =
    "# A comment.\n\nscenario Fuel starts at 7\nshows BASE-013\ntable adama roslin boomer\nthen fuel 7\n";
const UNKNOWN: &str = "scenario A ruling of nobody\nshows BASE-999\ntable adama roslin boomer\nthen fuel 8\n";

#[test]
fn scenarios_that_hold_pass() {
    let desk = Desk::new("scenarios-pass");
    let path = desk.write("good.scn", GOOD);
    assert_eq!(airlock(&["check", &path]).well(), "1 passed, 0 failed\n");
}

#[test]
fn a_failure_is_named_with_its_place_and_the_rest_goes_on() {
    let desk = Desk::new("scenarios-fail");
    desk.write("base/a.scn", WRONG);
    desk.write("base/deeper/b.scn", GOOD);
    desk.write("base/c.scn", UNKNOWN);
    desk.write("base/notes.md", "not a scenario");
    let done = airlock(&["check", &desk.path("")]);
    assert_eq!((done.code, done.err.as_str()), (1, ""));
    let lines: Vec<&str> = done.out.lines().filter(|line| !line.starts_with("    ")).collect();
    assert_eq!(lines.len(), 3, "{}", done.out);
    assert!(lines[0].contains("a.scn:6: Fuel starts at 7 — "), "{}", done.out);
    assert!(lines[1].contains("c.scn:2: A ruling of nobody — there is no ruling BASE-999"), "{}", done.out);
    assert_eq!(lines[2], "1 passed, 2 failed");
}

#[test]
fn all_that_a_failure_says_is_shown_under_its_place() {
    let desk = Desk::new("scenarios-whole");
    let late = "scenario Too late\nshows BASE-066\ntable tyrol boomer adama roslin\ngiven turn tyrol at crisis\n\
                given crisis deck a-traitor-accused\ngiven adama holds executive-order-2\nwhen tyrol: option 1\n\
                then fuel 8\nwhen boomer: use mysterious-intuition pass\n";
    let path = desk.write("late.scn", late);
    let done = airlock(&["check", &path]);
    assert_eq!(
        done.out.lines().collect::<Vec<_>>(),
        [
            &format!("{path}:9: Too late — boomer cannot answer “use mysterious-intuition pass”.")[..],
            "    Line 8 closed the window instead-of-check in which boomer could have answered so.",
            "    Line 8 let pass: boomer (window instead-of-check).",
            "    Asked when this line began: adama (feed): 0 to 1 of executive-order-2.",
            "    This line let pass: adama (feed), tyrol (window before-reveal).",
            "    Asked now: tyrol (target): tyrol | boomer | adama | roslin.",
            "0 passed, 1 failed",
        ]
    );
}

#[test]
fn coverage_counts_what_passing_scenarios_name() {
    let desk = Desk::new("scenarios-coverage");
    desk.write("base/a.scn", GOOD);
    desk.write("base/b.scn", WRONG);
    desk.write("base/not-shown.md", "# Not shown\n\n- **BASE-272** table talk\n- **BASE-273** table talk\n");
    let out = airlock(&["check", "--coverage", &desk.path("")]).out;
    assert!(out.contains("\nBASE: 1 of 2"), "{out}");
    assert!(out.contains("\n  not shown: BASE-001 "), "{out}");
    assert!(out.contains(" BASE-013 "), "a failed scenario shows nothing: {out}");
    assert!(out.contains("\n  can’t be shown: BASE-272 BASE-273\n"), "{out}");
    assert!(out.ends_with("\n1 passed, 1 failed\n"), "{out}");
}

#[test]
fn a_list_of_the_not_shown_names_rulings_that_are_there() {
    let desk = Desk::new("scenarios-list");
    desk.write("a.scn", GOOD);
    desk.write("not-shown.md", "- **BASE-999** nobody knows\n");
    airlock(&["check", "--coverage", &desk.path("")]).refused("BASE-999");
}

#[test]
fn what_cannot_be_read_fails() {
    let desk = Desk::new("scenarios-unread");
    let path = desk.write("a.scn", "scenario Nonsense\nshows BASE-001\ntable adama roslin boomer\ngiven colours\n");
    let done = airlock(&["check", &path]);
    assert_eq!(done.code, 1, "{}", done.err);
    assert!(done.out.contains("a.scn:4: Nonsense — ") && done.out.ends_with("0 passed, 1 failed\n"), "{}", done.out);
}
