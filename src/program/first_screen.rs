//! The first screen of the local table: a card for each game, with a picture, a few words, and what to press.

use std::collections::BTreeMap;

use archipel_rules::GameId;
use archipel_words::{Args, Lang, Translator, tr, try_tr};
use discord_sim::{Card, CardText, Step};

/// The games in the order of the cards, and their pictures.
const GAMES: [(GameId, &[u8]); 4] = [
    (GameId::Anno1503, include_bytes!("../../assets/pictures/anno1503-island.png")),
    (GameId::Anno1701, include_bytes!("../../assets/pictures/anno1701-board.png")),
    (GameId::Anno1800, include_bytes!("../../assets/pictures/anno1800-island.png")),
    (GameId::MilleFiori, include_bytes!("../../assets/pictures/mille-fiori-board.png")),
];

pub fn cards() -> Vec<Card> {
    let card = |(game, picture): (GameId, &'static [u8])| Card {
        texts: Lang::all().map(|lang| (lang.code().to_owned(), text(lang, game))).collect(),
        picture,
        demo: demo(game),
        learn: vec![slash(None, LEARN, game)],
    };
    GAMES.into_iter().map(card).collect()
}

/// The command that explains a game to beginners.
const LEARN: &str = "learn";

fn text(lang: Lang, game: GameId) -> CardText {
    let words = Translator { lang, game: Some(game), names: &[], icons: false };
    let seats = game.seat_counts();
    let args = Args::new().with("min", *seats.start()).with("max", *seats.end());
    let minutes = try_tr(lang, &format!("{game}-minutes"), &Args::new()).unwrap_or_default();
    CardText {
        title: words.tr("title", &Args::new()),
        facts: tr(lang, "card-facts", &args.with("minutes", minutes)),
        about: words.tr("tagline", &Args::new()),
    }
}

/// Opens a lobby, adds a computer player for every seat that is free, starts, and opens the first panel.
fn demo(game: GameId) -> Vec<Step> {
    let press = |component: &str| Step::Press { user: Some(0), component: component.to_owned() };
    let levels = [":computer:easy", ":computer:medium", ":computer:hard"];
    let levels = levels.into_iter().take(game.seat_counts().end() - 1).map(press);
    let before = [slash(Some(0), "game new", game), press(":computers:")];
    before.into_iter().chain(levels).chain([press(":start:"), press(":play:")]).collect()
}

fn slash(user: Option<usize>, command: &str, game: GameId) -> Step {
    let options = BTreeMap::from([("game".to_owned(), game.to_string())]);
    Step::Slash { user, command: command.to_owned(), options }
}
