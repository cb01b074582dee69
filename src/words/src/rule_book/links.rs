//! Which topic explains what: `assets/shared/rules.ftl`, the same in every language.

use archipel_rules::{GameId, Refusal};

use super::{Shelf, Topic, topic};
use crate::{Args, Lang, bundles};

/// The topics of `see-<shelf>-<topic>`.
pub(super) fn see(shelf: Shelf, id: &str) -> Vec<&'static str> {
    shared(&[&format!("see-{shelf}-{id}")]).map_or_else(Vec::new, |ids| {
        // Leaked once for each topic and language, when the shelves are put together.
        let ids: &'static str = Box::leak(ids.into_boxed_str());
        ids.split_whitespace().collect()
    })
}

/// The topic that explains a refusal: `why-<game>-<code>` on the game's shelf, else `why-<code>` on the shelf on how
/// it works here.
pub fn why(lang: Lang, game: GameId, refusal: &Refusal) -> Option<&'static Topic> {
    let code = refusal.code();
    let of = |shelf, key: String| topic(lang, shelf, &shared(&[&key])?);
    of(Shelf::Game(game), format!("why-{game}-{code}")).or_else(|| of(Shelf::Here, format!("why-{code}")))
}

fn shared(keys: &[&str]) -> Option<String> {
    bundles::find(Lang::ENGLISH, keys, None, Args::new().fluent())
}
