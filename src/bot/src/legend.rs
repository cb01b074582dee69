//! What the icons mean: every icon of a game with its word, in groups, on as many pages as Discord's limit needs.

use archipel_rules::GameId;
use archipel_store::GameNumber;
use archipel_words::sprites::{self, Group};
use archipel_words::{Args, Icon, Lang, Translator, tr};

use crate::custom_id::{ComponentId, Press};
use crate::reply::{Button, Reply};

/// Room for groups on a page, below the heading; Discord takes 2,000 characters.
const MAX_PAGE: usize = 1700;

/// A button that opens the legend of a game in a private message of its own.
pub fn button(game: GameId, lang: Lang) -> Button {
    let id = ComponentId::new(GameNumber::new(0), 0, Press::Legend(game, None));
    Button::new(id, tr(lang, "button-legend", &Args::new()))
}

/// One page of the legend, counted from 0, with the way to those of the other games.
pub fn legend(game: GameId, lang: Lang, page: u8) -> Reply {
    let translator = Translator { lang, game: Some(game), names: &[], icons: false };
    let pages = pages(game, &translator);
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let heading = Args::new()
        .with("title", translator.tr("title", &Args::new()))
        .with("page", page + 1)
        .with("pages", pages.len().max(1));
    let shown = pages.get(page).map_or("", String::as_str);
    let reply = Reply::text(format!("{}\n{shown}", tr(lang, "legend-heading", &heading)));
    let others =
        GameId::ALL.iter().filter(|other| **other != game && sprites::groups_of(**other).next().is_some());
    let others = others.map(|other| {
        let id = ComponentId::new(GameNumber::new(0), 0, Press::Legend(*other, Some(0)));
        let title = Translator { game: Some(*other), ..translator }.tr("title", &Args::new());
        Button::new(id, title)
    });
    let others: Vec<Button> = others.collect();
    if pages.len() < 2 {
        return reply.buttons(others);
    }
    let turn = |key: &str, to: Option<usize>| {
        let to = to.filter(|to| *to < pages.len());
        let press = Press::Legend(game, Some(u8::try_from(to.unwrap_or(page)).unwrap_or(u8::MAX)));
        let id = ComponentId::new(GameNumber::new(0), 0, press);
        Button::new(id, tr(lang, key, &Args::new())).enabled(to.is_some())
    };
    reply
        .buttons(vec![turn("button-page-back", page.checked_sub(1)), turn("button-page-on", Some(page + 1))])
        .buttons(others)
}

fn pages(game: GameId, translator: &Translator) -> Vec<String> {
    let mut pages = vec![String::new()];
    let mut seen: Vec<Icon> = Vec::new();
    let players = sprites::groups().iter().filter(|group| group.id == "players");
    for group in sprites::groups_of(game).chain(players) {
        let heading = format!("**{}**", tr(translator.lang, &format!("legend-{}", group.id), &Args::new()));
        let mut line = String::new();
        for entry in entries(group, game, translator, &mut seen) {
            let used = pages.last().map_or(0, |page| length(page) + length(&heading) + length(&line));
            if used + length(&entry) + 4 > MAX_PAGE
                && !(line.is_empty() && pages.last().is_some_and(String::is_empty))
            {
                close(&mut pages, &heading, &mut line);
                pages.push(String::new());
            }
            if !line.is_empty() {
                line.push_str(" · ");
            }
            line.push_str(&entry);
        }
        close(&mut pages, &heading, &mut line);
    }
    pages.retain(|page| !page.is_empty());
    pages
}

/// Ends a group on the last page.
fn close(pages: &mut [String], heading: &str, line: &mut String) {
    if let Some(page) = pages.last_mut().filter(|_| !line.is_empty()) {
        if !page.is_empty() {
            page.push('\n');
        }
        page.push_str(heading);
        page.push('\n');
        page.push_str(line);
        line.clear();
    }
}

/// Icons with their words. An icon that stands for several words is shown with the first.
fn entries(group: &Group, game: GameId, translator: &Translator, seen: &mut Vec<Icon>) -> Vec<String> {
    let words = group.words.iter().filter_map(|(word, _)| {
        let key = word.strip_prefix(game.as_str()).map_or(*word, |word| word.trim_start_matches('-'));
        let icon = translator.icon(key).filter(|icon| !seen.contains(icon))?;
        let name = name(key, translator);
        seen.push(icon.clone());
        Some(Icon::before(Some(&icon), &name))
    });
    words.collect()
}

fn name(key: &str, translator: &Translator) -> String {
    let seat = key.strip_prefix("seat_").and_then(|number| number.parse::<usize>().ok());
    match (seat, key.strip_prefix("verb-")) {
        (Some(seat), _) => tr(translator.lang, "seat", &Args::new().with("number", seat + 1)),
        (None, Some(verb)) => translator.verb(verb),
        (None, None) => translator.term(key),
    }
}

/// As Discord counts.
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Other tests of this crate see the same emoji, and none depends on there being none.
    fn with_emoji() {
        let words = sprites::groups().iter().flat_map(|group| &group.words);
        let emoji = words.enumerate().map(|(at, (_, sprite))| {
            let name = archipel_render::emoji::name(sprite).expect("a sprite");
            ((*sprite).to_owned(), Icon::Application { name, id: 1_234_567_890_123_456_000 + at as u64 })
        });
        archipel_words::set_application_emoji(emoji);
    }

    #[test]
    fn every_icon_of_a_game_is_explained_once_within_discords_limits() {
        with_emoji();
        for game in GameId::ALL.iter().copied().filter(|game| sprites::groups_of(*game).next().is_some()) {
            for lang in Lang::all() {
                let translator = Translator { lang, game: Some(game), names: &[], icons: false };
                let pages = pages(game, &translator);
                for page in 0..pages.len() {
                    let reply = legend(game, lang, u8::try_from(page).expect("few pages"));
                    assert!(length(&reply.text) <= 2000, "{game} {lang}: {}", length(&reply.text));
                    assert!(!reply.text.contains("legend-"), "{}", reply.text);
                }
                let all = pages.concat();
                let wanted: BTreeSet<String> = sprites::groups_of(game)
                    .flat_map(|group| &group.words)
                    .filter_map(|(word, _)| {
                        translator.icon(word.strip_prefix(&format!("{game}-")).unwrap_or(word))
                    })
                    .map(|icon| icon.to_string())
                    .collect();
                assert!(wanted.len() > 10, "{game}: {}", wanted.len());
                for icon in wanted {
                    assert_eq!(all.matches(&icon).count(), 1, "{game} {lang}: {icon}");
                }
            }
        }
    }
}
