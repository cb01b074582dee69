//! Pictures as full text, from the same model, so that the game can be played without seeing.

use archipel_rules::View;
use archipel_words::{Args, Lang, Translator, join_lines, length, tr};

use crate::image_service::{Scene, with_options};
use crate::loaded_game::LoadedGame;
use crate::reply::{Attachment, Reply};

/// Room for text beside the heading; longer text is attached as a file.
const MAX_TEXT: usize = 1700;

/// Everything that a picture shows, line by line.
pub fn of_scene(translator: &Translator<'_>, view: &View, scene: &Scene) -> Vec<String> {
    with_options(translator, scene, |options| {
        archipel_render::full_description(view, options)
            .iter()
            .map(|phrase| translator.phrase(phrase))
            .collect()
    })
}

/// A message with as many lines as fit, plus a file with all lines if they do not fit. `lines` is called twice, because
/// names are escaped in messages but not in files.
pub fn reply(
    loaded: &LoadedGame,
    lang: Lang,
    heading: &str,
    name: &str,
    lines: impl Fn(&Translator<'_>) -> Vec<String>,
) -> Reply {
    let told = lines(&loaded.translator(lang));
    let whole: usize = told.iter().map(|line| length(line) + 1).sum();
    let shown = join_lines(lang, &told, MAX_TEXT);
    if whole <= MAX_TEXT {
        return Reply::text(format!("{heading}\n{shown}"));
    }
    let note = tr(lang, "look-in-file", &Args::new());
    let file = file(name, &lines(&loaded.plain_translator(lang)));
    Reply::text(format!("{heading}\n{shown}\n-# {note}")).picture(Some(file))
}

/// The lines as a file.
pub fn file(name: &str, lines: &[String]) -> Attachment {
    let bytes = (lines.join("\n") + "\n").into_bytes();
    Attachment { name: format!("{name}.txt"), alt: String::new(), bytes }
}
