//! Random games: every position can be drawn, described and animated.

mod played;

use archipel_render::{
    Colours, PictureOptions, Subject, TableImage, Theme,
    animation::{AnimationError, AnimationInput, MAX_BYTES},
    changes, describe, draw,
};
use archipel_rules::{Arg, GameId, Id, Seat, View, Viewer};
use played::played;

#[test]
fn every_position_of_a_game_can_be_drawn() {
    for (game, seats) in
        GameId::ALL.iter().flat_map(|game| game.seat_counts().map(move |seats| (*game, seats)))
    {
        let table = played(game, seats, u64::try_from(seats).unwrap(), 400);
        let last = table.next_number() - 1;
        let mut before: Option<View> = None;
        for number in (0..=last).step_by(80).chain([last]) {
            let position = table.position_at(number).unwrap();
            let view = position.view(Viewer::Seat(Seat(1)));
            for subject in [Subject::Island(Seat(0)), Subject::Island(Seat(1)), Subject::Board, Subject::Hand]
            {
                let highlight =
                    before.as_ref().map(|before| changes(before, &view, subject)).unwrap_or_default();
                let names = vec!["Ada".to_owned(); seats];
                let terms = |id: &str| id.to_owned();
                let options = PictureOptions {
                    subject,
                    names: &names,
                    terms: &terms,
                    highlight: &highlight,
                    theme: Theme::Day,
                    width: 1000,
                };
                let colours = Colours::of(game, Theme::Day);
                let bytes = draw(&view, &options).encode_in(colours).len();
                assert!(bytes < 400_000, "{game} {subject:?} after {number}: {bytes} bytes");
                assert!(!describe(&view, &options).is_empty());
            }
            before = Some(view);
        }
    }
}

/// In Anno 1701 the alt text mentions a secretly inspected island only to the player who inspected it.
#[test]
fn only_the_player_who_inspected_an_island_reads_about_it() {
    let table = played(GameId::Anno1701, 4, 3, 700);
    let last = table.next_number() - 1;
    let terms = |id: &str| id.to_owned();
    let mut mentions = 0;
    for number in (0..=last).step_by(20) {
        let position = table.position_at(number).unwrap();
        for viewer in [Viewer::Public].into_iter().chain(Seat::all(4).map(Viewer::Seat)) {
            let View::Anno1701(view) = position.view(viewer) else { panic!("wrong game") };
            let knows = |place: Id| {
                let island = view.islands.iter().find(|island| island.hex.id() == place).unwrap();
                matches!(viewer, Viewer::Seat(seat) if island.known_by.contains(seat))
            };
            let whole = View::Anno1701(view.clone());
            for subject in [Subject::Board, Subject::Hand] {
                let options = PictureOptions {
                    subject,
                    names: &[],
                    terms: &terms,
                    highlight: &[],
                    theme: Theme::Day,
                    width: 400,
                };
                let phrases = describe(&whole, &options);
                for phrase in phrases.iter().filter(|phrase| phrase.key == "alt-1701-looked") {
                    let Some((_, Arg::Place(place))) = phrase.args.first() else { panic!("no place") };
                    assert!(knows(*place), "{viewer:?} must not read about {place}");
                    mentions += 1;
                }
            }
        }
    }
    assert!(mentions > 0, "no player inspected an island");
}

#[test]
fn the_public_sees_no_hand() {
    for game in GameId::ALL.iter().copied() {
        let seats = 3.min(*game.seat_counts().end());
        let view = played(game, seats, 5, 40).position().view(Viewer::Public);
        let terms = |id: &str| id.to_owned();
        let options = PictureOptions {
            subject: Subject::Hand,
            names: &[],
            terms: &terms,
            highlight: &[],
            theme: Theme::Day,
            width: 1000,
        };
        assert!(describe(&view, &options).is_empty(), "{game}");
    }
}

/// An animation that is too large is made again with fewer frames and pixels.
#[test]
fn an_animation_is_reduced_until_it_fits() {
    let table = played(GameId::MilleFiori, 2, 9, 60);
    let views: Vec<View> = (0..table.next_number())
        .map(|number| table.position_at(number).unwrap().view(Viewer::Public))
        .collect();
    let position = table.position();
    let score = TableImage::score(&position.standings(), position.outcome().as_ref(), position.progress());
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let terms = |id: &str| id.to_owned();
    let options = PictureOptions {
        subject: Subject::Board,
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    let input = AnimationInput {
        game: GameId::MilleFiori,
        views: &views,
        score: &score,
        options: &options,
        title: "Animation",
    };
    let mut calls = 0;
    let whole = input
        .render(MAX_BYTES, |done, all| {
            calls += 1;
            assert!(done < all);
            true
        })
        .unwrap();
    assert_eq!((whole.frames, calls), (views.len() + 1, views.len()));
    assert!(whole.gif.starts_with(b"GIF89a") && whole.gif.len() < MAX_BYTES);
    let most = whole.gif.len() / 2;
    let small = input.render(most, |_, _| true).unwrap();
    assert!(small.gif.len() <= most && small.width < whole.width, "{} bytes", small.gif.len());
    assert!(matches!(input.render(MAX_BYTES, |done, _| done < 3), Err(AnimationError::Cancelled)));
    assert!(matches!(input.render(10, |_, _| true), Err(AnimationError::Empty)));
}
