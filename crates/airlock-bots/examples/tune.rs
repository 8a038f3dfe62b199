use airlock_bots::*;
use airlock_game::terms::Side;
use airlock_game::*;
use std::collections::BTreeMap;
use std::time::Instant;

#[derive(Default, Clone)]
struct Stats {
    games: u64,
    human: u64,
    causes: BTreeMap<String, u64>,
    turns: u64,
    answers: u64,
    counts: BTreeMap<String, i64>,
    worst: u128,
    total: u128,
}

fn seed(base: u64, n: u64) -> [u8; 32] {
    let mut s = [0; 32];
    s[..8].copy_from_slice(&base.to_le_bytes());
    s[8..16].copy_from_slice(&n.to_le_bytes());
    s
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args.get(1).map_or(1000, |s| s.parse().unwrap());
    let players: Vec<u8> = args.get(2).map_or(vec![3, 4, 5, 6], |s| s.split(',').map(|x| x.parse().unwrap()).collect());
    let base: u64 = args.get(3).map_or(7, |s| s.parse().unwrap());
    let variant = args.get(4).map_or("", |s| s.as_str());
    for p in players {
        let mut setup = Setup::base(p);
        if variant.contains("nosym") {
            setup.variants.no_sympathizer = true;
        }
        if variant.contains("coop") {
            setup.variants.cooperative = true;
        }
        let t0 = Instant::now();
        let results: Vec<Stats> = std::thread::scope(|sc| {
            let hs: Vec<_> = (0..2u64)
                .map(|t| {
                    sc.spawn(move || {
                        let mut st = Stats::default();
                        let mut n = t;
                        while n < games {
                            one(&setup, base, n, &mut st);
                            n += 2;
                        }
                        st
                    })
                })
                .collect();
            hs.into_iter().map(|h| h.join().unwrap()).collect()
        });
        let mut all = Stats::default();
        for r in results {
            all.games += r.games;
            all.human += r.human;
            all.turns += r.turns;
            all.answers += r.answers;
            all.worst = all.worst.max(r.worst);
            all.total += r.total;
            for (k, v) in r.causes {
                *all.causes.entry(k).or_default() += v;
            }
            for (k, v) in r.counts {
                *all.counts.entry(k).or_default() += v;
            }
        }
        println!(
            "== {p} players: humans {:.1}% turns {:.1} answers {:.0} mean {:.1}us worst {}us in {:.1}s",
            all.human as f64 * 100.0 / all.games as f64,
            all.turns as f64 / all.games as f64,
            all.answers as f64 / all.games as f64,
            all.total as f64 / all.answers as f64 / 1000.0,
            all.worst / 1000,
            t0.elapsed().as_secs_f64()
        );
        println!("   {:?}", all.causes);
        if variant.contains("v") {
            if variant.contains("f") { let g = |k: &str| all.counts.get(k).copied().unwrap_or(0) as f64; let (ac, ah) = (g("feat ALL C"), g("feat ALL H")); let keys: std::collections::BTreeSet<String> = all.counts.keys().filter(|k| k.starts_with("feat ")).map(|k| k[..k.len()-2].to_string()).collect(); for k in keys { let (c, h) = (g(&format!("{k} C")), g(&format!("{k} H"))); if c + h > 60.0 { println!("     {k}: C {:.1}% H {:.1}%  score {:.1}  n {}", c/ac*100.0, h/ah*100.0, ((c+1.0)/ac/((h+1.0)/ah)).log2()*10.0, c+h); } } }
            for t in (4..=32).step_by(4) { for w in ["cylon","human"] { let g = |x: &str| all.counts.get(&format!("doubt t{t:02} of {w} {x}")).copied().unwrap_or(0); if g("n") > 0 { println!("     t{t} {w}: {} (n {:.2})", g("sum") / g("n"), g("n") as f64 / all.games as f64); } } }
            for (k, v) in &all.counts { if let Some(k) = k.strip_suffix(" n") { if k.starts_with("char") { println!("     {k}: {:.1}% of {v}", all.counts.get(&format!("{k} won")).copied().unwrap_or(0) as f64 * 100.0 / *v as f64); } }
             if k.starts_with("doubt") || k.starts_with("feat") { continue; }
                println!("     {k}: {:.2}", *v as f64 / all.games as f64);
            }
        }
    }
}

thread_local! { static REC: std::cell::RefCell<([u8; 7], Vec<(airlock_game::cards::SkillCard, bool)>)> = Default::default(); }
fn feat(game: &Game, st: &mut Stats, pass: bool) {
    let v = game.view(Viewer::Everything);
    let (added, revealed) = REC.with(|r| r.take());
    let negs: Vec<_> = revealed.iter().filter(|x| !x.1).map(|x| x.0.skill()).collect();
    let helped: u8 = added.iter().map(|&a| u8::from(a > 0)).sum();
    for s in 0..v.players.len() {
        let p = &v.players[s];
        if p.standing != airlock_game::state::Standing::Human { continue; }
        if matches!(p.place, airlock_game::state::Place::At(airlock_game::terms::Location::Brig)) { continue; }
        let c = p.loyalty.iter().flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon);
        let hand = p.hand.cards + added[s];
        if hand < 4 { continue; }
        let row = p.character.unwrap().row();
        let helps = row.skill_set().filter(|k| revealed.iter().any(|x| x.1 && x.0.skill() == *k)).count();
        let match_neg = row.skill_set().any(|k| negs.contains(&k));
        let others = helped - u8::from(added[s] > 0);
        let key = if added[s] == 0 { format!("none helps{} others{} pass={pass}", helps.min(2), others.min(3)) } else { format!("some{} neg{} match={match_neg} givers{} pass={pass}", added[s].min(3), negs.len().min(4), helped.min(4)) };
        *st.counts.entry(format!("feat {key} {}", if c {"C"} else {"H"})).or_default() += 1;
        *st.counts.entry(format!("feat ALL {}", if c {"C"} else {"H"})).or_default() += 1;
    }
}
fn one(setup: &Setup, base: u64, n: u64, st: &mut Stats) {
    let mut game = Game::new(setup, seed(base, n)).unwrap();
    let mut bots: Vec<OfficerBot> = (0..setup.players).map(|s| OfficerBot::new(Chance::new(seed(base * 100 + u64::from(s) + 1, n)))).collect();
    let evs = game.take_log();
    for (i, b) in bots.iter_mut().enumerate() { for e in &evs { b.see(&e.shown_to(Viewer::Seat(Seat(i as u8)))); } }
    loop {
        if let Some(e) = game.ending() {
            st.games += 1;
            if e.winner == Side::Human {
                st.human += 1;
            }
            *st.causes.entry(format!("{:?}", e.cause)).or_default() += 1;
            st.turns += u64::from(game.turn_number());
            let v = game.view(Viewer::Everything);
            for p in &v.players { let c = p.loyalty.iter().chain(std::iter::empty()).flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon) || p.shown.iter().any(|c| c.row().team == airlock_game::cards::Team::Cylon); let id = p.character.map_or("?", |c| c.id()); *st.counts.entry(format!("char {id} c={c} n")).or_default() += 1; if e.winner == Side::Human { *st.counts.entry(format!("char {id} c={c} won")).or_default() += 1; } }
            for (name, val) in [
                ("end fuel", v.fleet.fuel),
                ("end food", v.fleet.food),
                ("end morale", v.fleet.morale),
                ("end pop", v.fleet.population),
                ("end distance", v.fleet.distance as i8),
            ] {
                *st.counts.entry(name.into()).or_default() += i64::from(val);
            }
            return;
        }
        let ask = next_ask(&game).unwrap().clone();
        let t = Instant::now();
        let a = bots[ask.seat.index()].answer(&ask, &Look::new(&game, ask.seat));
        let d = t.elapsed().as_nanos();
        st.worst = st.worst.max(d);
        st.total += d;
        st.answers += 1;
        if let Answer::One(Choice::Act(act)) = &a {
            let key = match act {
                Action::Location(l) => format!("act {:?}", l),
                Action::Card(c) => format!("act card {:?}", c.row().text.name),
                Action::Ability(x) => format!("act ability {x:?}"),
                Action::PlayQuorum(q) => format!("act quorum {}", q.id()),
                Action::Reveal(_) => "act reveal".into(),
                o => format!("act {o:?}"),
            };
            *st.counts.entry(key).or_default() += 1;
        }
        if matches!(ask.question, Question::Action { .. }) {
            *st.counts
                .entry(if a == Answer::One(Choice::Pass) { "act pass".into() } else { "act some".to_string() })
                .or_default() += 1;
        }
        if let Answer::One(Choice::Use(w, _)) = &a {
            *st.counts
                .entry(match w {
                    Interrupt::Card(c) => format!("use {:?}", c.row().text.name),
                    o => format!("use {o:?}"),
                })
                .or_default() += 1;
        }
        if let (Question::Discard { .. }, Answer::Cards(c)) = (ask.question, &a) { *st.counts.entry(format!("disc {:?} c={}", ask.question, game.view(Viewer::Everything).players[ask.seat.index()].loyalty.iter().flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon))).or_default() += c.len() as i64; }
        let before_track = game.view(Viewer::Spectator).fleet.track;
        if a == Answer::One(Choice::Act(Action::Location(airlock_game::terms::Location::FtlControl))) { *st.counts.entry(format!("ftl at track {before_track} last={}", game.view(Viewer::Spectator).fleet.last_jump)).or_default() += 1; }
        let evs = game.answer(ask.seat, a).unwrap();
        for e in &evs {
            match e {
                Event::CheckBegan { .. } if { REC.with(|r| r.take()); false } => {}
                Event::CardsAdded { seat, cards } if { REC.with(|r| r.borrow_mut().0[seat.index()] = *cards); false } => {}
                Event::CardRevealed { card, positive } if { REC.with(|r| r.borrow_mut().1.push((*card, *positive))); false } => {}
                Event::CheckEnded { outcome } if { feat(&game, st, *outcome == Outcome::Pass); false } => {}

                Event::CheckEnded { outcome } => *st.counts.entry(format!("check {outcome:?}")).or_default() += 1,
                Event::Totalled { total, difficulty } => {
                    let v = game.view(Viewer::Everything);
                    if let Some(now) = v.check_now() {
                        let left: i32 = v.players.iter().filter(|p| p.standing == airlock_game::state::Standing::Human && !p.loyalty.iter().flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon)).flat_map(|p| p.hand.known.iter()).filter(|c| now.positive.contains(c.skill())).map(|c| i32::from(c.strength())).sum();
                        for p in v.players.iter().filter(|p| p.standing == airlock_game::state::Standing::Human && !p.loyalty.iter().flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon)) { for c in p.hand.known.iter() { *st.counts.entry(format!("hold {:?} {}", c.skill(), c.row().text.name as u8)).or_default() += 1; } }
                        for sk in now.positive.iter() { *st.counts.entry(format!("want {sk:?}")).or_default() += 1; }
                        let k = if *total >= i16::from(*difficulty) { "pass" } else { "fail" };
                        let kind = if matches!(now.on, Source::Crisis(_)) {"crisis"} else if matches!(now.on, Source::SuperCrisis(_)) {"super"} else {"location"};
                        *st.counts.entry(format!("tot {kind} {k} n")).or_default() += 1;
                        *st.counts.entry(format!("tot {kind} {k} margin")).or_default() += i64::from(*total) - i64::from(*difficulty);
                        *st.counts.entry(format!("tot {kind} {k} human strength left")).or_default() += i64::from(left);
                    }
                }
                Event::CheckBegan { on, .. } => {
                    if let Source::Location(l) = on {
                        *st.counts.entry(format!("check at {l:?}")).or_default() += 1
                    }
                }
                Event::TurnBegan { seat, .. } if { let v = game.view(Viewer::Everything); let p = &v.players[seat.index()]; if p.standing == airlock_game::state::Standing::Human { *st.counts.entry(format!("turn at {:?}", p.place)).or_default() += 1; *st.counts.entry("turn hand sum".into()).or_default() += i64::from(p.hand.cards); *st.counts.entry("turn human n".into()).or_default() += 1; } false } => {}
                Event::TurnBegan { number, .. } if *number % 4 == 0 && *number <= 32 => {
                    let v = game.view(Viewer::Everything);
                    let is_c = |s: usize| v.players[s].standing == airlock_game::state::Standing::Human && v.players[s].loyalty.iter().flatten().any(|c| c.row().team == airlock_game::cards::Team::Cylon);
                    let is_h = |s: usize| v.players[s].standing == airlock_game::state::Standing::Human && !is_c(s);
                    for s in 0..v.players.len() { if is_h(s) {
                        let d = bots[s].debug_doubts(&Look::new(&game, Seat(s as u8)));
                        for o in 0..v.players.len() { if o != s { if is_c(o) { *st.counts.entry(format!("doubt t{number:02} of cylon sum")).or_default() += i64::from(d[o]); *st.counts.entry(format!("doubt t{number:02} of cylon n")).or_default() += 1; } else if is_h(o) { *st.counts.entry(format!("doubt t{number:02} of human sum")).or_default() += i64::from(d[o]); *st.counts.entry(format!("doubt t{number:02} of human n")).or_default() += 1; } } }
                    } }
                }
                Event::FleetJumped => *st.counts.entry("jumps".into()).or_default() += 1,
                Event::CylonRevealed { .. } => {
                    *st.counts.entry("cylon revealed".into()).or_default() += 1;
                    let d = game.view(Viewer::Spectator).fleet.distance;
                    *st.counts.entry("cylon revealed at distance sum".into()).or_default() += i64::from(d);
                }
                Event::SympathizerRevealed { cylon, .. } => {
                    *st.counts.entry(format!("sympathizer cylon={cylon}")).or_default() += 1
                }
                Event::CivilianDestroyed { .. } => *st.counts.entry("civilians destroyed".into()).or_default() += 1,
                Event::Turned { resource, by, .. } if *by<0 && { let last = evs.iter().take_while(|x| !std::ptr::eq(*x, e)).filter_map(|x| match x { Event::CivilianDestroyed{from,..} => Some(if from.is_some() {"civ raider"} else {"civ drawn"}), Event::Rolled{purpose: airlock_game::event::RollFor::FtlJump,..} => Some("ftl"), Event::DestinationChosen{..} => Some("destination"), Event::CheckEnded{..} => Some("check"), Event::OptionChosen{..} => Some("option"), Event::GalacticaDamaged{..}=>Some("damage"), _ => None }).last().unwrap_or("?"); *st.counts.entry(format!("loss by {last} {resource:?}")).or_default() += i64::from(*by); false } => {},
                Event::Turned { resource, by, .. } => {
                    *st.counts
                        .entry(format!("turned {resource:?} {}", if *by < 0 { "loss" } else { "gain" }))
                        .or_default() += i64::from(*by)
                }
                Event::GalacticaDamaged { .. } => *st.counts.entry("galactica damaged".into()).or_default() += 1,
                Event::CrisisRevealed { card, .. } => {
                    *st.counts
                        .entry(if matches!(card, Source::Crisis(_)) {
                            "crises".into()
                        } else {
                            "super crises".to_string()
                        })
                        .or_default() += 1
                }
                Event::Sent { seat, to } if *to == airlock_game::terms::Location::Brig => {
                    let v = game.view(Viewer::Everything);
                    let c = v.players[seat.index()]
                        .loyalty
                        .iter()
                        .flatten()
                        .any(|c| c.row().team == airlock_game::cards::Team::Cylon);
                    *st.counts.entry(format!("sent to brig cylon={c}")).or_default() += 1;
                }
                Event::Sent { to, .. } if *to == airlock_game::terms::Location::Sickbay => {
                    *st.counts.entry("sent to sickbay".into()).or_default() += 1
                }
                Event::CardsAdded { cards, .. } => {
                    *st.counts.entry("cards added".into()).or_default() += i64::from(*cards)
                }
                Event::CardRevealed { positive, .. } => {
                    *st.counts
                        .entry(if *positive { "cards for".into() } else { "cards against".to_string() })
                        .or_default() += 1
                }
                Event::Discarded { .. } => *st.counts.entry("cards discarded".into()).or_default() += 1,
                _ => {}
            }
        }
        for (i, b) in bots.iter_mut().enumerate() { for e in &evs { b.see(&e.shown_to(Viewer::Seat(Seat(i as u8)))); } }
    }
}
