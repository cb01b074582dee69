//! All players side by side: overview and score.

use archipel_rules::Standing;
use archipel_words::{Args, Translator, glued, join_lines, tr};

use super::{Form, MAX_LINES, text};
use crate::app::App;
use crate::image_service::TableKind;
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::reply::Reply;

/// The figures that decide the game.
pub async fn overview(app: &App, invocation: &Invocation, loaded: &LoadedGame, form: Form) -> Reply {
    page(app, invocation, loaded, TableKind::Overview, form, String::new()).await
}

/// A chart of all players' scores by part, and the same as text.
pub async fn score(app: &App, invocation: &Invocation, loaded: &LoadedGame, form: Form) -> Reply {
    let lines = standings(&loaded.table.position().standings(), &loaded.translator(invocation.lang));
    let told = join_lines(invocation.lang, &lines, MAX_LINES);
    page(app, invocation, loaded, TableKind::Score, form, told).await
}

async fn page(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    page: TableKind,
    form: Form,
    told: String,
) -> Reply {
    let (lang, position) = (invocation.lang, loaded.table.position());
    let heading = format!("{}\n{told}", loaded.heading(lang)).trim_end().to_owned();
    match form {
        Form::Picture => {
            let at = (loaded.table.next_number() - 1, position);
            let audience = app.audience(invocation.user, invocation.lang).await;
            Reply::text(heading).picture(app.images.draw_page(loaded, at, page, audience).await)
        }
        Form::Text => {
            let said = page.image(position).describe();
            text::reply(loaded, lang, &heading, "score", |translator| {
                said.iter().map(|phrase| translator.phrase(phrase)).collect()
            })
        }
    }
}

/// A line per player, every part of the score explained.
pub fn standings(standings: &[Standing], translator: &Translator) -> Vec<String> {
    let mut standings: Vec<&Standing> = standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let line = |standing: &&Standing| {
        let parts: Vec<String> = standing
            .parts
            .iter()
            .map(|(id, points)| {
                let args = Args::new().with("part", translator.term(id.as_str())).with("points", *points);
                tr(translator.lang, "glue-part", &args)
            })
            .collect();
        let args = Args::new()
            .with("rank", standing.rank)
            .with("player", translator.name(standing.seat))
            .with("score", standing.score)
            .with("parts", glued(translator.lang, "glue-parts", parts));
        tr(translator.lang, "standing", &args)
    };
    standings.iter().map(line).collect()
}
