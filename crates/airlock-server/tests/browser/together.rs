//! Two people at one table: each sees what is theirs, and what the other does, without a reload.

use airlock_game::{Game, Seat, Viewer};

use crate::chrome::browse;
use crate::player::{By, answer_once};
use crate::support::Server;
use crate::tab::Tab;
use crate::{id_of, laid, server};

/// I am to move, and both of us have cards.
fn both_have_cards(game: &Game) -> bool {
    let cards = |seat: usize| game.view(Viewer::Everything).players[seat].hand.known.len();
    laid::moving(game) && cards(0) > 1 && cards(1) > 1
}

/// The names of the cards in a page's hand.
async fn hand(tab: &Tab) -> Vec<String> {
    tab.js("[...document.querySelectorAll('#hand .card')].map((card) => card.innerText)").await
}

/// Skill cards, the President's Quorum cards, a Cylon's Super Crises.
async fn held(server: &Server, id: &str, seat: u8) -> usize {
    let live = server.hall.table(id).await.expect("the table");
    let table = live.look();
    let game = table.game().expect("a game");
    let seat = Seat(seat);
    let view = game.view(Viewer::Seat(seat));
    let player = &view.players[seat.index()];
    let quorum = if view.president == Some(seat) { view.decks.quorum_hand.len() } else { 0 };
    player.hand.known.len() + quorum + player.super_crises.len()
}

#[test]
fn two_people_see_their_own_hands_and_each_others_moves_and_words() {
    browse(async |chrome| {
        let server = server().await;
        let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
        let path = laid::find(3, both_have_cards).lay(&server, "two", &[&ana, &ben]).await;
        let (anas, bens) = (chrome.person(&server, &ana, "Ana").await, chrome.person(&server, &ben, "Ben").await);
        anas.go(&path).await;
        bens.go(&path).await;
        anas.see("#ask.is-mine").await;
        bens.see("#ask.is-idle").await;
        bens.see("#people .person.is-waited").await;

        // Each has their own cards in the page, and nothing of the other's.
        let (of_ana, of_ben) = (hand(&anas).await, hand(&bens).await);
        assert_eq!(of_ana.len(), held(&server, id_of(&path), 0).await);
        assert_eq!(of_ben.len(), held(&server, id_of(&path), 1).await);
        let pieces = "[...document.querySelectorAll('#hand [data-piece]')].map((card) => card.dataset.piece)";
        let anas_pieces: Vec<String> = anas.js(pieces).await;
        let bens_page = bens.html().await;
        let bens_pieces: Vec<String> = bens.js(pieces).await;
        for piece in anas_pieces.iter().filter(|piece| !bens_pieces.contains(piece)) {
            assert!(!bens_page.contains(&format!("data-piece=\"{piece}\"")), "Ben's page holds {piece} of Ana");
        }

        // Words arrive at once.
        bens.write("#say-log", "I can help a lot.").await;
        bens.key("Enter").await;
        anas.see("#record [data-tab=chat] .count").await;
        anas.click("#record [data-tab=chat]").await;
        anas.see_text("#chat .chat-line", "I can help a lot.").await;
        anas.see_none("#record [data-tab=chat] .count").await;

        // Moves too. Going to another ship asks for a card first.
        let (lines, hers) = (bens.count("#log > li").await, anas.count("#log > li").await);
        while anas.count("#log > li").await == hers {
            answer_once(&anas, By::Mouse).await;
        }
        bens.until(&format!("document.querySelectorAll('#log > li').length > {lines}"), "Ana's move").await;
    });
}

#[test]
fn loyalty_is_in_the_page_only_while_it_is_held() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, laid::moving).lay(&server, "loyalty", &[&ana]).await;
        let tab = chrome.person(&server, &ana, "Ana").await;
        tab.go(&path).await;
        let face = "document.querySelector('.secret-face')";
        assert!(!tab.is(face).await);
        let place = tab.hold("#hand .secret").await;
        tab.see("#hand .secret.is-open .secret-face").await;
        let said = tab.text(".secret-face").await;
        assert!(!said.trim().is_empty());
        tab.release_at(place).await;
        tab.until(&format!("!{face}"), "the faces to be gone").await;
        assert!(!tab.html().await.contains(&said), "the face stays somewhere in the page");
        assert_eq!(tab.js::<String>("location.pathname").await, path);

        tab.key_down("v").await;
        tab.see("#hand .secret.is-open .secret-face").await;
        tab.key_up("v").await;
        tab.until(&format!("!{face}"), "the faces to be gone").await;
    });
}

#[test]
fn somebody_who_watches_sees_no_hand() {
    browse(async |chrome| {
        let server = server().await;
        let ana = server.guest("Ana").await;
        let path = laid::find(3, both_have_cards).lay(&server, "watch", &[&ana]).await;
        let tab = chrome.stranger(&server, "somebody").await;
        tab.go("/watch").await;
        tab.click(&format!("a[href='{path}?watch=1']")).await;
        tab.arrive(&path).await;
        tab.see("#hand.is-watching").await;
        assert_eq!(tab.count("#hand .card").await, 0);
        assert_eq!(tab.count("#ask [name=answer]").await, 0);
        assert_eq!(tab.count("#record [data-tab=notes]").await, 0);
    });
}
