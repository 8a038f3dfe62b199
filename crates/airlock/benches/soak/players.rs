//! People who play, and write down what was acknowledged.

use std::sync::Arc;
use std::time::{Duration, Instant};

use airlock_game::{Answer, Chance};
use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::world::{Asker, World};

/// People at a table; a bot sits there too.
const PEOPLE: usize = 2;

/// One answer that was sent.
pub struct Sent {
    pub seat: usize,
    pub key: String,
    pub answer: Answer,
    pub acknowledged: bool,
}

/// A table, and all that was sent to it.
pub struct Played {
    pub id: String,
    tokens: Vec<String>,
    pub sent: Vec<Sent>,
}

/// Posts as a player until there is an answer that settles it: a status and what it says.
async fn post(world: &World, token: &str, path: &str, body: &Value, until: Instant) -> Option<(u16, Value)> {
    loop {
        let request = world.client.post(format!("{}/api/v1{path}", world.url)).json(body);
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let what = path.rsplit('/').next().unwrap_or_default();
        match world.send(Asker::Player, what, request).await {
            Some((503, _)) | None => {}
            Some((status, text)) => return Some((status, serde_json::from_str(&text).unwrap_or_default())),
        }
        if Instant::now() > until {
            return None;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn open_one(world: &World, until: Instant) -> Result<Played> {
    let mut tokens = Vec::new();
    for name in ["Mara", "Ilse"] {
        let (_, guest) = post(world, "", "/guests", &json!({ "name": name }), until).await.context("a guest")?;
        tokens.push(guest["token"].as_str().context("a token")?.to_owned());
    }
    let wanted = json!({ "setup": { "players": 3 }, "seats": ["me", "person", "bot"] });
    let (_, made) = post(world, &tokens[0], "/tables", &wanted, until).await.context("a table")?;
    let id = made["id"].as_str().context("an id")?.to_owned();
    let path = format!("/tables/{id}");
    post(world, &tokens[1], &format!("{path}/sit"), &json!({}), until).await;
    post(world, &tokens[1], &format!("{path}/ready"), &json!({ "ready": true }), until).await;
    post(world, &tokens[0], &format!("{path}/start"), &json!({}), until).await;
    Ok(Played { id, tokens, sent: Vec::new() })
}

pub async fn open(world: &World, tables: usize) -> Result<Vec<Played>> {
    let until = Instant::now() + Duration::from_secs(600);
    let mut all = Vec::new();
    for _ in 0..tables {
        all.push(open_one(world, until).await?);
    }
    Ok(all)
}

fn pick(ask: &Value, chance: &mut Chance) -> Option<Answer> {
    let choices = ask["choices"].as_array()?;
    if !choices.is_empty() {
        return serde_json::from_value(choices[chance.index(choices.len())]["answer"].clone()).ok();
    }
    let least = usize::try_from(ask["cards"]["min"].as_u64()?).ok()?;
    let cards = ask["cards"]["from"].as_array()?.iter().take(least);
    Some(Answer::Cards(cards.filter_map(|card| serde_json::from_value(card.clone()).ok()).collect()))
}

/// Plays at a table, and when its game is over at the next one.
pub async fn play(world: Arc<World>, number: usize, first: Played, pause: Duration, until: Instant) -> Vec<Played> {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut chance = Chance::new(seed);
    let (mut all, mut table) = (Vec::new(), first);
    while Instant::now() < until {
        let wait = pause * (chance.below(200) + 1) / 100;
        tokio::time::sleep(wait.min(until.saturating_duration_since(Instant::now()))).await;
        if !turn(&world, &mut table, &mut chance, until).await {
            let Ok(next) = open_one(&world, until).await else { break };
            all.push(std::mem::replace(&mut table, next));
        }
    }
    all.push(table);
    all
}

/// Whoever is asked answers once; whether the game goes on.
async fn turn(world: &World, table: &mut Played, chance: &mut Chance, until: Instant) -> bool {
    for seat in 0..PEOPLE {
        let token = &table.tokens[seat];
        let path = format!("/tables/{}", table.id);
        let request = world.client.get(format!("{}/api/v1{path}", world.url)).bearer_auth(token);
        let Some((200, text)) = world.send(Asker::Player, "table", request).await else { continue };
        let shown: Value = serde_json::from_str(&text).unwrap_or_default();
        if !shown["view"]["over"].is_null() {
            return false;
        }
        let Some(answer) = pick(&shown["ask"], chance) else { continue };
        let key = format!("soak-{}", table.sent.len());
        let body = json!({ "moment": shown["ask"]["moment"], "key": key, "answer": answer });
        let told = post(world, token, &format!("{path}/answer"), &body, until).await;
        let acknowledged = told.is_some_and(|(status, _)| status == 200);
        table.sent.push(Sent { seat, key, answer, acknowledged });
        return true;
    }
    true
}
