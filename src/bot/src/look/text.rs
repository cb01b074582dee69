//! Pictures in full sentences, from the same model: good enough to play without seeing.

use archipel_rules::View;
use archipel_words::{Args, Lang, Voice, join_lines, length, say};

use crate::hall::Sitting;
use crate::reply::{Attachment, Reply};
use crate::studio::{Scene, with_request};

/// Room for the sentences beside the heading; what is longer comes as a file as well.
const MAX_TEXT: usize = 1700;

/// Everything that a picture shows, line by line.
pub fn of_scene(voice: &Voice<'_>, view: &View, scene: &Scene) -> Vec<String> {
    with_request(voice, scene, |request| {
        archipel_render::tell(view, request).iter().map(|phrase| voice.phrase(phrase)).collect()
    })
}

/// A message with as many lines as it holds; all of them in a file where it does not hold them all. `lines` is asked
/// twice, because names are written otherwise within Discord's markup.
pub fn reply(
    sitting: &Sitting,
    lang: Lang,
    heading: &str,
    name: &str,
    lines: impl Fn(&Voice<'_>) -> Vec<String>,
) -> Reply {
    let told = lines(&sitting.voice(lang));
    let whole: usize = told.iter().map(|line| length(line) + 1).sum();
    let shown = join_lines(lang, &told, MAX_TEXT);
    if whole <= MAX_TEXT {
        return Reply::text(format!("{heading}\n{shown}"));
    }
    let note = say(lang, "look-in-file", &Args::new());
    let file = file(name, &lines(&sitting.plain_voice(lang)));
    Reply::text(format!("{heading}\n{shown}\n-# {note}")).picture(Some(file))
}

/// The lines as a file.
pub fn file(name: &str, lines: &[String]) -> Attachment {
    let bytes = (lines.join("\n") + "\n").into_bytes();
    Attachment { name: format!("{name}.txt"), alt: String::new(), bytes }
}
