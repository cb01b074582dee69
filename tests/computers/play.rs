//! A person with three computer players by panel: who is called, how much is posted, what stays hidden.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use archipel_rules::Viewer;
use archipel_words::{Lang, Voice};
use discord_sim::Message;
use discord_sim::client::Person;

use crate::support::{PATIENCE, Stage, keeps_secrets, over, pings, player, say};
use crate::table;

/// Does all that is asked of a person at this moment.
async fn serve(person: &Person, mut panel: Message, plan: &[&str]) {
    let mut done: Vec<String> = Vec::new();
    while panel.content.contains("👉") && done.len() < 30 {
        let offered = player::verbs(&panel);
        let verb = plan.iter().find(|verb| offered.iter().any(|one| one == *verb)).expect("something to do");
        panel = table::press(person, &panel, verb).await;
        assert!(!panel.content.contains('✋'), "offered and refused: {}", panel.content);
        done.push((*verb).to_owned());
        if *verb == "end_turn" {
            break;
        }
    }
}

/// Nothing that only a computer knows stood before anybody's eyes.
async fn hides_their_hands(stage: &Stage, person: &Person) {
    let game = table::replay(stage);
    let public: Vec<Message> = stage.public().await;
    let everything: String = public.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    keeps_secrets(&game, &everything);
    let own = table::seat_of(&game, person);
    let messages = person.messages(stage.harbour).await.expect("messages");
    let seen: String = messages.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    let voice = Voice { lang: Lang::En, game: Some(game.game()), names: &game.record().seats };
    let events = || game.steps().iter().flat_map(|step| &step.events);
    // The same words may have been rightfully told to the person at another time.
    let rightful: HashSet<String> =
        events().filter_map(|event| event.tell(Viewer::Seat(own))).map(|told| voice.phrase(&told)).collect();
    for event in events() {
        for seat in archipel_rules::Seat::all(game.record().seats.len()).filter(|seat| *seat != own) {
            let theirs = event.tell(Viewer::Seat(seat));
            if theirs != event.tell(Viewer::Public)
                && theirs != event.tell(Viewer::Seat(own))
                && let Some(theirs) = theirs
            {
                let sentence = voice.phrase(&theirs);
                let known = rightful.contains(&sentence);
                assert!(known || !seen.contains(&sentence), "a computer's secret: {sentence}");
            }
        }
    }
    for name in game.record().seats.iter().filter(|name| *name != person.name()) {
        let pictures = messages.iter().chain(&public).flat_map(|message| &message.attachments);
        let held = format!("{name} holds");
        assert!(
            pictures.clone().all(|picture| !picture.description.as_deref().unwrap_or("").contains(&held))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_of_mille_fiori() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    let opening = table::start(&stage, &ada, "mille-fiori", &["easy", "medium", "hard"], &[]).await;
    assert_eq!(pings(&opening), 1, "computers are not pinged: {}", opening.content);
    assert!(opening.content.contains("🤔"), "who thinks is named: {}", opening.content);
    for _ in 0..12 {
        let Some(panel) = table::asked(&stage, &ada).await else { break };
        serve(&ada, panel, &["choose", "place", "sail", "decline"]).await;
    }
    table::asked(&stage, &ada).await;
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    hides_their_hands(&stage, &ada).await;
    let public = stage.public().await;
    let explained = public.iter().filter(|post| post.content.contains("💭")).count();
    assert!(explained > 0, "nobody says why");
    assert!(public.iter().all(|post| pings(post) <= 1), "only Ada is ever pinged");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_of_anno_1503_while_everything_is_answered_at_once() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1503", &["hard", "medium", "hard"], &[("home_island", "fixed")]).await;
    let plan = ["take", "lose_tile", "use_tile", "develop", "roll", "end_turn"];
    let mut times = Vec::new();
    for _ in 0..3 {
        let Some(panel) = table::asked(&stage, &ada).await else { break };
        serve(&ada, panel, &plan).await;
        // They think; whoever looks is answered: the sim counts more than three seconds as no answer.
        for _ in 0..5 {
            let begun = Instant::now();
            say(&stage.stranger, stage.harbour, "score", &[]).await;
            times.push(begun.elapsed());
        }
    }
    table::asked(&stage, &ada).await;
    times.sort();
    println!(
        "answers while computers think: median {:?}, slowest {:?}",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    // Three computers in a row are one post that calls Ada, with a line of reasons for each.
    let mention = format!("👉 {}", ada.mention());
    let public = stage.public().await;
    let rows: Vec<&Message> =
        public.iter().filter(|post| post.content.contains(&mention) && post.content.contains("💭")).collect();
    assert!(rows.iter().any(|post| post.content.matches("💭").count() == 3), "{rows:?}");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_alone_play_to_the_end_in_one_post() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    table::start(&stage, &ada, "anno1503", &["medium", "medium"], &options).await;
    table::asked(&stage, &ada).await.expect("Ada's turn");
    let before = table::told(&stage).await.len();
    let sure = say(&ada, stage.harbour, "anno1503 resign", &[]).await;
    crate::support::press(&ada, &sure, sure.labels()[0]).await;
    let end = stage.stranger.wait_for(stage.harbour, PATIENCE * 10, over).await.expect("the end");
    assert!(end.content.contains("turns before"), "{}", end.content);
    let told = table::told(&stage).await.len() - before;
    assert!(told <= 2, "the resignation and the end, not {told} posts");
    tokio::time::sleep(Duration::from_millis(200)).await;
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    stage.all_accepted(&[]).await;
}
