//! Pictures of real games, played at random: whatever comes up can be drawn and described.

mod played;

use archipel_render::{
    Colours, Request, Sheet, Subject, Theme, changes, describe, draw,
    film::{FilmError, MOST_BYTES, Script},
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
            for what in [Subject::Island(Seat(0)), Subject::Island(Seat(1)), Subject::Board, Subject::Hand] {
                let highlight =
                    before.as_ref().map(|before| changes(before, &view, what)).unwrap_or_default();
                let names = vec!["Ada".to_owned(); seats];
                let terms = |id: &str| id.to_owned();
                let request = Request {
                    what,
                    names: &names,
                    terms: &terms,
                    highlight: &highlight,
                    theme: Theme::Day,
                    width: 1000,
                };
                let colours = Colours::of(game, Theme::Day);
                let bytes = draw(&view, &request).encode_in(colours).len();
                assert!(bytes < 400_000, "{game} {what:?} after {number}: {bytes} bytes");
                assert!(!describe(&view, &request).is_empty());
            }
            before = Some(view);
        }
    }
}

/// What a player has looked at in Anno 1701 is told to that player alone.
#[test]
fn only_who_has_looked_at_an_island_is_told_of_it() {
    let table = played(GameId::Anno1701, 4, 3, 700);
    let last = table.next_number() - 1;
    let terms = |id: &str| id.to_owned();
    let mut told = 0;
    for number in (0..=last).step_by(20) {
        let position = table.position_at(number).unwrap();
        for viewer in [Viewer::Public].into_iter().chain(Seat::all(4).map(Viewer::Seat)) {
            let View::Anno1701(view) = position.view(viewer) else { panic!("another game") };
            let knows = |place: Id| {
                let island = view.islands.iter().find(|island| island.hex.id() == place).unwrap();
                matches!(viewer, Viewer::Seat(seat) if island.known_by.contains(seat))
            };
            let whole = View::Anno1701(view.clone());
            for what in [Subject::Board, Subject::Hand] {
                let request = Request {
                    what,
                    names: &[],
                    terms: &terms,
                    highlight: &[],
                    theme: Theme::Day,
                    width: 400,
                };
                let said = describe(&whole, &request);
                for phrase in said.iter().filter(|phrase| phrase.key == "alt-1701-looked") {
                    let Some((_, Arg::Place(place))) = phrase.args.first() else { panic!("no place") };
                    assert!(knows(*place), "{viewer:?} is told of {place}");
                    told += 1;
                }
            }
        }
    }
    assert!(told > 0, "nobody has looked at anything");
}

#[test]
fn a_picture_for_all_shows_no_hand() {
    for game in GameId::ALL.iter().copied() {
        let seats = 3.min(*game.seat_counts().end());
        let view = played(game, seats, 5, 40).position().view(Viewer::Public);
        let terms = |id: &str| id.to_owned();
        let request = Request {
            what: Subject::Hand,
            names: &[],
            terms: &terms,
            highlight: &[],
            theme: Theme::Day,
            width: 1000,
        };
        assert!(describe(&view, &request).is_empty(), "{game}");
    }
}

/// Whatever the length of a game: a film that is too large is made again with less, and nobody waits in vain.
#[test]
fn a_film_is_thinned_until_it_fits() {
    let table = played(GameId::MilleFiori, 2, 9, 60);
    let views: Vec<View> = (0..table.next_number())
        .map(|number| table.position_at(number).unwrap().view(Viewer::Public))
        .collect();
    let position = table.position();
    let score = Sheet::score(&position.standings(), position.outcome().as_ref(), position.progress());
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let terms = |id: &str| id.to_owned();
    let request = Request {
        what: Subject::Board,
        names: &names,
        terms: &terms,
        highlight: &[],
        theme: Theme::Day,
        width: 1000,
    };
    let script =
        Script { game: GameId::MilleFiori, views: &views, score: &score, request: &request, title: "Film" };
    let mut heard = 0;
    let whole = script
        .film(MOST_BYTES, |done, all| {
            heard += 1;
            assert!(done < all);
            true
        })
        .unwrap();
    assert_eq!((whole.frames, heard), (views.len() + 1, views.len()));
    assert!(whole.gif.starts_with(b"GIF89a") && whole.gif.len() < MOST_BYTES);
    let most = whole.gif.len() / 2;
    let small = script.film(most, |_, _| true).unwrap();
    assert!(small.gif.len() <= most && small.width < whole.width, "{} bytes", small.gif.len());
    assert!(matches!(script.film(MOST_BYTES, |done, _| done < 3), Err(FilmError::Stopped)));
    assert!(matches!(script.film(10, |_, _| true), Err(FilmError::Empty)));
}
