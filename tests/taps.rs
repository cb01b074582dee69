//! Counts the taps of a usual turn: a button is one tap, a menu two (open it, choose). Fails above the goals.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use discord_sim::Message;
use discord_sim::client::TestUser;
use support::{Harness, message, player, start_game_with};

/// A player whose taps are counted.
struct Tapper<'a> {
    person: &'a TestUser,
    panel: Message,
    taps: usize,
}

impl Tapper<'_> {
    async fn press(&mut self, id: &str) {
        self.taps += 1;
        self.panel = message(self.person.press(&self.panel, id).await.expect("a press"));
        assert!(!self.panel.content.contains('✋'), "offered and refused: {}", self.panel.content);
    }

    async fn select(&mut self, menu: &str, value: &str) {
        self.taps += 2;
        self.panel = message(self.person.select(&self.panel, menu, &[value]).await.expect("a choice"));
        assert!(!self.panel.content.contains('✋'), "offered and refused: {}", self.panel.content);
    }

    fn ids(&self) -> Vec<String> {
        let ids = self.panel.parts().filter_map(|part| part["custom_id"].as_str());
        ids.map(str::to_owned).collect()
    }

    fn offers(&self, verb: &str) -> bool {
        player::verbs(&self.panel).iter().any(|offered| offered == verb)
    }

    fn is_due(&self) -> bool {
        self.panel.content.contains("👉")
    }

    /// Uses a verb the short way: from its menu if it stands on the first page, otherwise with buttons.
    async fn play(&mut self, verb: &str) {
        let menu = self.panel.parts().find(|part| {
            let id = part["custom_id"].as_str().unwrap_or_default();
            let path = id.split(":q:").nth(1).unwrap_or_default();
            path.split('.').next() == Some(verb) && part.get("options").is_some()
        });
        if let Some(menu) = menu {
            let id = menu["custom_id"].as_str().expect("an id").to_owned();
            let options = menu["options"].as_array().expect("options");
            let value = options.last().expect("an option")["value"].as_str().expect("a value").to_owned();
            self.select(&id, &value).await;
        } else {
            let path = |id: &String| id.split(":q:").nth(1).map(str::to_owned).unwrap_or_default();
            let of_verb = |id: &String| path(id).split('.').next() == Some(verb);
            let id = self.ids().into_iter().find(of_verb).expect("a button of the verb");
            self.press(&id).await;
        }
        self.answer_the_rest().await;
    }

    /// Answers what is still asked: the recommended button, the first button, or a menu; confirms.
    async fn answer_the_rest(&mut self) {
        for _ in 0..20 {
            if let Some(sure) = player::confirmation(&self.panel) {
                self.press(&sure).await;
                continue;
            }
            let Some((menu, values)) = player::options(&self.panel) else { return };
            let buttons = self.panel.parts().filter(|part| {
                let id = part["custom_id"].as_str().unwrap_or_default();
                part.get("options").is_none() && id.contains(":q:") && !id.ends_with(":q:")
            });
            let best = buttons.max_by_key(|part| part["label"].as_str().unwrap_or_default().contains('★'));
            match best.and_then(|part| part["custom_id"].as_str()).map(str::to_owned) {
                Some(button) => self.press(&button).await,
                None => self.select(&menu, &values[0]).await,
            }
        }
        panic!("the questions do not end: {}", self.panel.content);
    }
}

async fn sit_down<'a>(harness: &Harness, person: &'a TestUser) -> Tapper<'a> {
    Tapper { person, panel: player::open(person, harness.channel).await, taps: 0 }
}

async fn two_people(harness: &Harness) -> [TestUser; 2] {
    [harness.person("Ada", "en-US").await, harness.person("Ben", "en-US").await]
}

/// Mille Fiori: choose a card and its place. Goal: 2 per card.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_of_mille_fiori_takes_two_taps() {
    let harness = Harness::new().await;
    let people = two_people(&harness).await;
    start_game_with(&harness, "mille-fiori", &people, &[]).await;
    let (mut taps, mut cards) = (0, 0);
    for _ in 0..10 {
        for person in &people {
            let mut tapper = sit_down(&harness, person).await;
            if !tapper.is_due() || !tapper.offers("choose") {
                continue;
            }
            // Not the short cut that plays the recommended card, but any card and its place.
            let is_card = |id: &String| id.split(":q:choose.").nth(1).is_some_and(|path| !path.contains('.'));
            let card = tapper.ids().into_iter().find(is_card).expect("a card");
            tapper.press(&card).await;
            tapper.answer_the_rest().await;
            taps += tapper.taps;
            cards += 1;
        }
        // Plays what a plan could not do, and extra cards.
        for person in &people {
            let mut tapper = sit_down(&harness, person).await;
            while tapper.is_due() && !tapper.offers("choose") {
                let verb = ["place", "sail", "decline"].into_iter().find(|verb| tapper.offers(verb));
                tapper.play(verb.expect("a play")).await;
                assert!(tapper.taps <= 40, "the plays do not end");
            }
        }
    }
    println!("Mille Fiori: {taps} taps for {cards} cards");
    assert!(cards >= 10, "only {cards} cards were chosen");
    assert!(taps <= 2 * cards, "{taps} taps for {cards} cards");
    harness.assert_requests_accepted(&[]).await;
}

/// Plays turns in which each of these verbs is used at most once, in this order; returns the taps of each turn.
async fn turns(harness: &Harness, people: &[TestUser], order: &[&str], count: usize) -> Vec<usize> {
    let mut taps = Vec::new();
    let mut idle = 0;
    while taps.len() < count {
        idle += 1;
        assert!(idle < 10 * count, "the game does not go on");
        for person in people {
            let mut tapper = sit_down(harness, person).await;
            let mut used: Vec<&str> = Vec::new();
            while tapper.is_due() {
                let next = order.iter().find(|verb| tapper.offers(verb) && !used.contains(verb));
                let Some(verb) = next else { break };
                tapper.play(verb).await;
                used.push(verb);
                if *verb == "end_turn" {
                    break;
                }
            }
            if used.contains(&"end_turn") {
                println!("{used:?}: {} taps", tapper.taps);
                taps.push(tapper.taps);
            }
        }
    }
    taps
}

fn average_in_tenths(taps: &[usize]) -> usize {
    taps.iter().sum::<usize>() * 10 / taps.len()
}

/// Anno 1503: one sale, one voyage to any square in reach, the end of the turn. Goal: 5.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_anno_1503_takes_five_taps() {
    let harness = Harness::new().await;
    let people = two_people(&harness).await;
    start_game_with(&harness, "anno1503", &people, &[]).await;
    let order = ["roll", "take", "lose_tile", "leave_tile", "sell", "sail", "end_turn"];
    let taps = turns(&harness, &people, &order, 12).await;
    println!("Anno 1503: {taps:?}");
    assert!(average_in_tenths(&taps) <= 50, "{taps:?}");
    harness.assert_requests_accepted(&[]).await;
}

/// Anno 1701: the roll, one thing built, a voyage, the end of the turn. Goal: 5 for a usual turn, 10 for a full one.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_anno_1701_takes_ten_taps_at_most() {
    let harness = Harness::new().await;
    let people = two_people(&harness).await;
    start_game_with(&harness, "anno1701", &people, &[]).await;
    for person in &people {
        sit_down(&harness, person).await.play("choose_tiles").await;
    }
    let required = ["roll", "discard", "keep_tile", "place_tile", "encounter", "retreat"];
    let usual: Vec<&str> = required.into_iter().chain(["set_sail", "sail", "end_turn"]).collect();
    let taps = turns(&harness, &people, &usual, 10).await;
    println!("Anno 1701, usual turns: {taps:?}");
    assert!(average_in_tenths(&taps) <= 50, "{taps:?}");
    let full = [
        "build_resident",
        "build_building",
        "build_ship",
        "set_sail",
        "sail",
        "found",
        "discover",
        "end_turn",
    ];
    let full: Vec<&str> = required.into_iter().chain(full).collect();
    let taps = turns(&harness, &people, &full, 10).await;
    println!("Anno 1701, full turns: {taps:?}");
    assert!(taps.iter().all(|taps| *taps <= 10), "{taps:?}");
    harness.assert_requests_accepted(&[]).await;
}

/// Anno 1800: an upgrade with the suggested payment, and the end of the turn. Goal: 3.
#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_of_anno_1800_takes_three_taps() {
    let harness = Harness::new().await;
    let people = two_people(&harness).await;
    start_game_with(&harness, "anno1800", &people, &[]).await;
    let mut upgrades = Vec::new();
    for _ in 0..12 {
        for person in &people {
            let mut tapper = sit_down(&harness, person).await;
            if !tapper.is_due() {
                continue;
            }
            let upgrade = tapper.offers("upgrade");
            tapper.play(if upgrade { "upgrade" } else { "festival" }).await;
            if tapper.is_due() {
                tapper.play("end_turn").await;
            }
            if upgrade {
                upgrades.push(tapper.taps);
            }
        }
    }
    println!("Anno 1800, upgrades: {upgrades:?}");
    assert!(upgrades.len() >= 3 && upgrades.iter().all(|taps| *taps <= 3), "{upgrades:?}");
    harness.assert_requests_accepted(&[]).await;
}
