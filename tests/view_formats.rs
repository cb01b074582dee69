//! Overview tables, changes since the last turn, text versions and animations; from the bot and from the command line.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::path::Path;

use archipel_rules::{GameId, Seed, laws};
use discord_sim::client::TestUser;
use discord_sim::{AttachmentView, Message};
use support::{Harness, TIMEOUT, assert_slash_refused, player, program, run, slash, start_game};

const LOCALES: [&str; 3] = ["en-US", "de", "nl"];
/// Discord's upload limit for every server.
const MAX_BYTES: usize = 8 * 1024 * 1024;

async fn start_in_three_languages(harness: &Harness, game: &str) -> Vec<TestUser> {
    let mut people = Vec::new();
    // A game for two is played in two of the languages.
    let game_id: GameId = game.parse().expect("a game");
    for (name, locale) in ["Ada", "Bernd", "Cees"].into_iter().zip(LOCALES).take(*game_id.seat_counts().end())
    {
        people.push(harness.person(name, locale).await);
    }
    start_game(harness, game, &people).await;
    people
}

/// Plays turns of Anno 1503 until a player has done more than end the turn. Returns that player.
async fn play_until_a_full_turn(harness: &Harness, people: &[TestUser]) -> TestUser {
    let mut last = harness.next_post(None).await;
    for person in people.iter().cycle().take(50) {
        let mut panel = player::open(person, harness.channel).await;
        let mut done = Vec::new();
        while panel.content.contains("👉") {
            let verb = player::next_verb(&player::verbs(&panel), &done);
            panel = player::press(person, &panel, &verb, |_| 0).await;
            done.push(verb);
        }
        if done.iter().any(|verb| verb == "end_turn") {
            last = harness.next_post(Some(last.id)).await;
        }
        // These change the player's island.
        if done.iter().any(|verb| verb == "settle" || verb == "develop") {
            return person.clone();
        }
    }
    panic!("no player could act: {}", last.content)
}

fn only_attachment<'a>(answer: &'a Message, name: &str) -> &'a AttachmentView {
    assert!(answer.is_ephemeral(), "a view is private: {}", answer.content);
    let [file] = &answer.attachments[..] else { panic!("one file: {:?}", answer.attachments) };
    assert_eq!(file.filename, name);
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn overview_and_score_show_all_players_with_alt_text() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness, "anno1503").await;
    play_until_a_full_turn(&harness, &people).await;
    for (command, name) in [("overview", "overview.png"), ("score", "score.png")] {
        let mut alts = Vec::new();
        for person in people.iter().chain([&harness.spectator]) {
            let answer = slash(person, harness.channel, command, &[]).await;
            let file = only_attachment(&answer, name);
            assert_eq!(file.width, Some(1000));
            assert!(file.size < 400_000, "{}", file.size);
            let alt = file.description.clone().expect("an alt text");
            for other in &people {
                assert!(alt.contains(other.name()), "{alt}");
            }
            alts.push(alt);
        }
        alts.dedup();
        assert!(alts.len() >= 3, "one description per language: {alts:#?}");
    }
    assert_eq!(harness.entry_count(), harness.record(1).entries.len());
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_since_the_last_turn_are_described_and_highlighted() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness, "anno1503").await;
    let first = play_until_a_full_turn(&harness, &people).await;
    // Another player has not seen this turn yet.
    let waiting = people.iter().find(|person| person.id() != first.id()).expect("another");
    let answer = slash(waiting, harness.channel, "changes", &[]).await;
    assert!(answer.is_ephemeral() && answer.content.contains(first.name()), "{}", answer.content);
    let islands = answer.attachments.iter().filter(|file| file.filename.starts_with("island-"));
    assert!(islands.count() >= 1, "no picture of {}'s island: {:?}", first.name(), answer.attachments);
    let plain = slash(waiting, harness.channel, "island", &[("player", first.name())]).await;
    let name = &plain.attachments[0].filename;
    let ringed = answer.attachments.iter().find(|file| file.filename == *name).expect("the same island");
    let (plain, ringed) =
        (harness.client.download(&plain.attachments[0]).await, harness.client.download(ringed).await);
    assert_ne!(plain.expect("bytes"), ringed.expect("bytes"), "changes are highlighted");
    let text = slash(waiting, harness.channel, "changes", &[("text", "true")]).await;
    assert!(text.content.contains(first.name()), "{}", text.content);
    assert_slash_refused(&harness.spectator, harness.channel, "changes", &[], "not in this game").await;
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_view_has_a_text_version_in_the_users_language() {
    for game in GameId::ALL {
        let harness = Harness::new().await;
        let people = start_in_three_languages(&harness, game.as_str()).await;
        let mut texts = Vec::new();
        for person in &people {
            for command in ["hand", "island", "board", "overview", "score", "changes", "replay"] {
                let answer = slash(person, harness.channel, command, &[("text", "true")]).await;
                assert!(answer.is_ephemeral() && !answer.content.starts_with('✋'), "{}", answer.content);
                let files = answer.attachments.iter();
                assert!(
                    files.clone().all(|file| file.filename.strip_suffix(".txt").is_some()),
                    "{command} of {game}"
                );
                let mut text = answer.content.clone();
                for file in files {
                    let bytes = harness.client.download(file).await.expect("the bytes");
                    text.push_str(&String::from_utf8(bytes).expect("text"));
                }
                assert!(text.lines().count() > 1, "{command} of {game}: {text}");
                assert!(!text.contains("alt-") && !text.contains("text-"), "an untranslated key: {text}");
                texts.push((command, text));
            }
        }
        // Compare the board in the language of each player.
        let mut boards: Vec<&String> =
            texts.iter().filter(|(command, _)| *command == "board").map(|(_, text)| text).collect();
        boards.dedup();
        assert_eq!(boards.len(), people.len(), "{boards:#?}");
        harness.assert_requests_accepted(&[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_animation_is_announced_and_then_shown() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness, "anno1503").await;
    play_until_a_full_turn(&harness, &people).await;
    for (person, words) in people.iter().zip(["Rendering replay", "wird erstellt", "wordt gemaakt"]) {
        let note = slash(person, harness.channel, "replay", &[]).await;
        assert!(note.is_ephemeral(), "{}", note.content);
        assert!(note.content.contains(words) || !note.attachments.is_empty(), "{}", note.content);
        let shown = |message: &Message| message.id == note.id && !message.attachments.is_empty();
        let shown = person.wait_for(harness.channel, TIMEOUT, shown).await.expect("the film");
        let film = only_attachment(&shown, "replay.gif");
        assert_eq!(film.content_type.as_deref(), Some("image/gif"));
        assert!(film.description.is_some() && film.size < MAX_BYTES, "{film:?}");
        let bytes = harness.client.download(film).await.expect("the bytes");
        assert!(bytes.starts_with(b"GIF89a") && frames(&bytes) >= 3, "{} frames", frames(&bytes));
    }
    harness.assert_requests_accepted(&[]).await;
}

/// Counts frames by their graphic control extensions.
fn frames(gif: &[u8]) -> usize {
    gif.windows(3).filter(|bytes| *bytes == [0x21, 0xF9, 0x04]).count()
}

fn record(folder: &Path, game: GameId, seats: usize) -> std::path::PathBuf {
    let played = laws::play(game, &serde_json::json!({}), seats, Seed::from_number(5), 800, true);
    let record = played.expect("a game").1.expect("its record");
    let path = folder.join(format!("{game}.json"));
    std::fs::write(&path, serde_json::to_string(&record).expect("JSON")).expect("a file");
    path
}

fn actions(record: &Path) -> usize {
    let text = std::fs::read_to_string(record).expect("a record");
    serde_json::from_str::<archipel_rules::Record>(&text).expect("a record").entries.len()
}

/// Checked with random games of every kind.
#[test]
fn animations_stay_below_the_upload_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in GameId::ALL {
        let record = record(folder.path(), *game, *game.seat_counts().end());
        let film = folder.path().join("film.gif");
        let (out, errors, code) = run(program()
            .args(["render", "--record"])
            .arg(&record)
            .arg("--film")
            .arg(&film)
            .args(["--lang", "de"]));
        assert_eq!(code, Some(0), "{errors}");
        let bytes = std::fs::read(&film).expect("the film");
        assert!(bytes.len() < MAX_BYTES && bytes.starts_with(b"GIF89a"), "{game}: {} bytes", bytes.len());
        // One frame per action and the score, unless there are very many.
        let actions = actions(&record);
        assert!(frames(&bytes) > actions.min(20), "{game}, {actions} actions: {out}");
        let progress = errors.lines().filter(|line| line.ends_with(" %")).count();
        assert!(progress >= 5, "progress is reported: {errors}");
        for what in ["overview", "score", "island", "board"] {
            let picture = folder.path().join("picture.png");
            let (alt, errors, code) = run(program()
                .args(["render", "--record"])
                .arg(&record)
                .args(["--what", what, "--out"])
                .arg(&picture));
            assert_eq!(code, Some(0), "{errors}");
            assert!(!alt.trim().is_empty() && picture.exists());
        }
    }
    let (_, errors, code) = run(program().args(["render", "--record", "nowhere.json"]));
    assert_eq!(code, Some(2), "either --out or --film: {errors}");
}

#[test]
fn the_gallery_has_every_kind_of_picture_and_shows_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    let make = |folder: &Path, more: &[&std::ffi::OsStr]| {
        let (out, errors, code) = run(program().arg("gallery").arg(folder).args(more));
        assert_eq!(code, Some(0), "{errors}");
        out
    };
    make(&old, &[]);
    let page = std::fs::read_to_string(old.join("index.html")).expect("a page");
    for kind in ["island", "board", "hand", "overview", "score"] {
        for game in GameId::ALL {
            let seats = *game.seat_counts().end();
            for share in [0, 30, 75, 100] {
                let name = format!("{game}-{seats}-{kind}-{share}.png");
                assert!(page.contains(&name) && old.join(&name).exists(), "{name}");
            }
        }
    }
    assert!(!page.contains("http:") && !page.contains("https:"), "the page works offline");
    // Replace an old picture with another one.
    let name = "anno1503-2-board-0.png";
    std::fs::copy(old.join("anno1503-2-hand-0.png"), old.join(name)).expect("a copy");
    let out = make(&new, &["--against".as_ref(), old.as_os_str()]);
    assert!(out.contains("1 differ"), "{out}");
    let page = std::fs::read_to_string(new.join("index.html")).expect("a page");
    for file in [format!("old-{name}"), name.to_owned(), format!("difference-{name}")] {
        assert!(page.contains(&file) && new.join(&file).exists(), "{file}");
    }
}
