//! Everybody side by side: the overview and the score.

use archipel_rules::Standing;
use archipel_words::{Args, Voice, join_lines, say};

use super::{Form, MAX_LINES, text};
use crate::desk::Desk;
use crate::hall::Sitting;
use crate::panel::heading;
use crate::reply::Reply;
use crate::request::Request;
use crate::studio::Page;

/// The figures that decide the game.
pub async fn overview(desk: &Desk, request: &Request, sitting: &Sitting, form: Form) -> Reply {
    page(desk, request, sitting, Page::Overview, form, String::new()).await
}

/// The chart of the parts of everybody's score, and the same in lines.
pub async fn score(desk: &Desk, request: &Request, sitting: &Sitting, form: Form) -> Reply {
    let lines = standings(&sitting.table.position().standings(), &sitting.voice(request.lang));
    let told = join_lines(request.lang, &lines, MAX_LINES);
    page(desk, request, sitting, Page::Score, form, told).await
}

async fn page(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    page: Page,
    form: Form,
    told: String,
) -> Reply {
    let (lang, position) = (request.lang, sitting.table.position());
    let heading = format!("{}\n{told}", heading(sitting, lang)).trim_end().to_owned();
    match form {
        Form::Picture => {
            let at = (sitting.table.next_number() - 1, position);
            let reader = desk.reader(request).await;
            Reply::text(heading).picture(desk.studio.draw_page(sitting, at, page, reader).await)
        }
        Form::Text => {
            let said = page.sheet(position).describe();
            text::reply(sitting, lang, &heading, "score", |voice| {
                said.iter().map(|phrase| voice.phrase(phrase)).collect()
            })
        }
    }
}

/// A line per player, every part of the score explained.
pub fn standings(standings: &[Standing], voice: &Voice) -> Vec<String> {
    let mut standings: Vec<&Standing> = standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let line = |standing: &&Standing| {
        let parts: Vec<String> = standing
            .parts
            .iter()
            .map(|(id, points)| format!("{}: {points}", voice.term(id.as_str())))
            .collect();
        let args = Args::new()
            .with("rank", standing.rank)
            .with("player", voice.name(standing.seat))
            .with("score", standing.score)
            .with("parts", parts.join(" · "));
        say(voice.lang, "standing", &args)
    };
    standings.iter().map(line).collect()
}
