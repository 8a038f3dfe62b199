//! The page of those who run the server, and what everybody sees of it. `PICTURES=<folder>` keeps what it looks like.

use std::time::Duration;

use airlock_server::hall::HallRules;
use airlock_server::http::Config;
use airlock_store::{Measure, Operator};

use crate::chrome::browse;
use crate::laid;
use crate::support::Server;
use crate::tab::Tab;

const SIZES: [(i64, i64); 2] = [(1366, 768), (390, 844)];

/// Nothing sticks out to the side, on either screen.
async fn look(tab: &Tab, name: &str) {
    for (width, height) in SIZES {
        tab.size(width, height).await;
        let over: i64 = tab.js("document.documentElement.scrollWidth - innerWidth").await;
        assert!(over <= 0, "{name}: {over} px too wide at {width}");
        if let Some(folder) = std::env::var_os("PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("{name}-{width}.png"));
            std::fs::write(file, tab.screenshot().await).expect("a picture");
        }
    }
    tab.size(SIZES[0].0, SIZES[0].1).await;
}

#[test]
fn an_operator_reads_a_report_locks_the_table_and_tells_everybody() {
    browse(async |chrome| {
        let rules = HallRules { bot_delay: Duration::from_millis(1), ..HallRules::default() };
        let config = Config { admins: vec!["olga".to_owned()], ..Config::default() };
        let server = Server::run(rules, config).await;
        let (ana, jonas) = (server.guest("Ana").await, server.guest("Jonas").await);
        let path = laid::find(3, laid::moving).lay(&server, "watched", &[&ana, &jonas]).await;
        jonas.form(&format!("{path}/say"), &[("text", "You play like a toaster, and a slow one at that.")]).await;
        ana.form(&format!("{path}/flag"), &[("line", "0"), ("reason", "Insults people all the time")]).await;
        let player = chrome.person(&server, &ana, "Ana").await;
        player.go(&path).await;
        let olga = chrome.stranger(&server, "Olga").await;
        olga.go("/account").await;
        olga.write("#keep-name", "olga").await;
        olga.write("#keep-password", "a long password").await;
        olga.click("form[action='/account/keep'] .button-go").await;
        olga.see("form[action='/account/password']").await;
        look(&olga, "account").await;
        olga.click("a[href='/admin']").await;
        olga.see("form.admin-find").await;
        look(&olga, "admin").await;
        olga.click("a[href^='/admin/report/']").await;
        olga.see_text("main", "toaster").await;
        look(&olga, "report").await;
        olga.click("a[href='/admin/table/watched']").await;
        olga.see_text("main", "Seat 1").await;
        look(&olga, "table").await;
        olga.click("button[value='lock-table']").await;
        olga.see("button[value='unlock-table']").await;
        player.see_text(".announcement:not([hidden])", "locked this table").await;
        look(&player, "locked").await;
        olga.go("/admin").await;
        olga.write("#announce", "The server restarts at noon. Games go on afterwards.").await;
        olga.click("button[value='announce']").await;
        olga.see("button[value='withdraw']").await;
        // Without loading anything anew.
        player.see_text("#announcement", "restarts at noon").await;
        look(&player, "announced").await;
        olga.go("/admin/log").await;
        look(&olga, "log").await;
        let taken = Measure::Withdraw;
        server.hall.store.carry_out(&taken, &Operator::Shell("root".to_owned()), "").await.expect("taken back");
        server.hall.read_announcement().await.expect("told");
        player.until("document.querySelector('#announcement').hidden", "the end of it").await;
    });
}
