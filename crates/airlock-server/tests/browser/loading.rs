//! How much a browser asks for.

use crate::chrome::browse;
use crate::{laid, server};

/// The files that the page has loaded, with the bytes that came over the line. The icon comes when the browser likes.
const LOADED: &str = "performance.getEntriesByType('resource').filter((one) => /[/]assets[/](?!icon)/.test(one.name))
    .map((one) => [one.name.split('/').at(-1), one.transferSize])";

#[test]
fn a_table_loads_three_files_once() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "loading", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        tab.see("#ask").await;
        tab.until("document.querySelector('#toasts')", "the script").await;
        let first: Vec<(String, u64)> = tab.js(LOADED).await;
        // Style, script and drawings.
        assert_eq!(first.len(), 3, "{first:?}");
        assert!(first.iter().all(|(_, bytes)| (1..60_000).contains(bytes)), "{first:?}");
        // Another page of ours has them all.
        tab.go("/rules").await;
        tab.go(&path).await;
        tab.see("#ask").await;
        let second: Vec<(String, u64)> = tab.js(LOADED).await;
        assert_eq!(second.len(), 3, "{second:?}");
        assert!(second.iter().all(|(_, bytes)| *bytes == 0), "{second:?}");
    });
}
