//! Pictures of real games, played at random: whatever comes up can be drawn and described.

mod played;

use archipel_render::{Request, Theme, What, changes, describe, draw};
use archipel_rules::{GameId, Seat, View, Viewer};
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
            for what in [What::Island(Seat(0)), What::Island(Seat(1)), What::Board, What::Hand] {
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
                let bytes = draw(&view, &request).encode_png().unwrap().len();
                assert!(bytes < 400_000, "{game} {what:?} after {number}: {bytes} bytes");
                assert!(!describe(&view, &request).is_empty());
            }
            before = Some(view);
        }
    }
}

#[test]
fn a_picture_for_all_shows_no_hand() {
    for game in GameId::ALL.iter().copied() {
        let view = played(game, 2, 5, 40).position().view(Viewer::Public);
        let terms = |id: &str| id.to_owned();
        let request = Request {
            what: What::Hand,
            names: &[],
            terms: &terms,
            highlight: &[],
            theme: Theme::Day,
            width: 1000,
        };
        assert!(describe(&view, &request).is_empty(), "{game}");
    }
}
