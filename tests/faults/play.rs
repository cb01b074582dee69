//! Players who only ever end their turns, as fast as they can.

use discord_sim::client::Person;
use discord_sim::{Id, Kind, Message, Outcome};

use crate::support::{Stage, player, start_game_with};

/// Steps that need no thought.
const EASY: [&str; 4] = ["end_turn", "take", "roll", "lose_tile"];

pub async fn table(stage: &Stage, names: &[&str]) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(stage.person(name, "en-US").await);
    }
    start_game_with(stage, "anno1503", &people, &[("home_island", "fixed"), ("first_player", "seat_1")])
        .await;
    stage.in_order(&people)
}

/// The panel of whoever is due, with who that is.
pub async fn due(people: &[Person], channel: Id) -> Option<(Person, Message)> {
    for person in people {
        let outcome = person.slash(channel, "play", &[]).await.ok()?;
        let panel = outcome.message.filter(|_| outcome.error.is_none())?;
        if easy(&panel).is_some() {
            return Some((person.clone(), panel));
        }
    }
    None
}

/// The id of the button of the next easy step.
pub fn easy(panel: &Message) -> Option<String> {
    let verbs = player::verbs(panel);
    let verb = EASY.into_iter().find(|verb| verbs.iter().any(|offered| offered == verb))?;
    let ids = panel.parts().filter_map(|part| part.get("custom_id")?.as_str());
    ids.into_iter().find(|id| id.ends_with(&format!(":q:{verb}"))).map(str::to_owned)
}

/// The number that the next entry of the game has, by a panel.
pub fn next_entry(panel: &Message) -> u32 {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| id.split(':').nth(2)?.parse().ok()).max().unwrap_or(0)
}

/// What a press led to, if the bot answered it with a panel.
pub fn answered(outcome: Outcome) -> Option<Message> {
    let fine = outcome.error.is_none() && outcome.kind == Kind::Message;
    let message = outcome.message.filter(|_| fine || outcome.error.is_none())?;
    (!message.content.contains(['✋', '⌛', '⚠'])).then_some(message)
}

/// Presses through one easy step, menus included; the panel after it.
pub async fn step(person: &Person, panel: &Message) -> Option<Message> {
    let id = easy(panel)?;
    let mut panel = answered(person.press(panel, &id).await.ok()?)?;
    while let Some((menu, values)) = player::options(&panel) {
        panel = answered(person.select(&panel, &menu, &[values.first()?]).await.ok()?)?;
    }
    Some(panel)
}

/// Plays so many steps, whoever is due.
pub async fn steps(people: &[Person], channel: Id, count: usize) {
    let mut done = 0;
    while done < count {
        let (person, panel) = due(people, channel).await.expect("somebody is due");
        if step(&person, &panel).await.is_some() {
            done += 1;
        }
    }
}
