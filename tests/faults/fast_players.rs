//! Scripted players who end their turns as fast as possible.

use discord_sim::client::TestUser;
use discord_sim::{Id, Message, Outcome, OutcomeKind};

use crate::support::{Harness, player, start_game_with};

/// Verbs that lead to the end of the turn, preferred first.
const QUICK_VERBS: [&str; 4] = ["end_turn", "take", "roll", "lose_tile"];

/// Starts a game of Anno 1503; returns the players in turn order.
pub async fn start_game(harness: &Harness, names: &[&str]) -> Vec<TestUser> {
    let mut people = Vec::new();
    for name in names {
        people.push(harness.person(name, "en-US").await);
    }
    start_game_with(harness, "anno1503", &people, &[("home_island", "fixed"), ("first_player", "seat_1")])
        .await;
    harness.in_turn_order(&people)
}

/// The player who is due, and their panel.
pub async fn due(people: &[TestUser], channel: Id) -> Option<(TestUser, Message)> {
    for person in people {
        let outcome = person.slash(channel, "play", &[]).await.ok()?;
        let panel = outcome.message.filter(|_| outcome.error.is_none())?;
        if quick_button(&panel).is_some() {
            return Some((person.clone(), panel));
        }
    }
    None
}

/// The custom id of the button for the next step.
pub fn quick_button(panel: &Message) -> Option<String> {
    let verbs = player::verbs(panel);
    let verb = QUICK_VERBS.into_iter().find(|verb| verbs.iter().any(|offered| offered == verb))?;
    let ids = panel.parts().filter_map(|part| part.get("custom_id")?.as_str());
    let of_verb = |id: &&str| {
        let path = id.split(":q:").nth(1).unwrap_or_default();
        path.split('.').next() == Some(verb)
    };
    ids.into_iter().find(of_verb).map(str::to_owned)
}

/// The number of the next entry, from the custom ids of a panel.
pub fn next_entry(panel: &Message) -> u32 {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| id.split(':').nth(2)?.parse().ok()).max().unwrap_or(0)
}

/// The panel that answers a press; `None` if it failed or was refused.
pub fn answered(outcome: Outcome) -> Option<Message> {
    let fine = outcome.error.is_none() && outcome.kind == OutcomeKind::Message;
    let message = outcome.message.filter(|_| fine || outcome.error.is_none())?;
    (!message.content.contains(['✋', '⌛', '⚠'])).then_some(message)
}

/// Does one step, including its menus; returns the panel after it.
pub async fn step(person: &TestUser, panel: &Message) -> Option<Message> {
    let id = quick_button(panel)?;
    let mut panel = answered(person.press(panel, &id).await.ok()?)?;
    while let Some((menu, values)) = player::options(&panel) {
        panel = answered(player::choose(person, &panel, &menu, values.first()?).await.ok()?)?;
    }
    Some(panel)
}

/// Plays this number of steps.
pub async fn steps(people: &[TestUser], channel: Id, count: usize) {
    let mut done = 0;
    while done < count {
        let (person, panel) = due(people, channel).await.expect("a player is due");
        if step(&person, &panel).await.is_some() {
            done += 1;
        }
    }
}
