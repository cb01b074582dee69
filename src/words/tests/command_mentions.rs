//! Texts mention commands once Discord has told their ids. In a process of its own, because the ids are global.

use archipel_words::{Args, Lang, set_command_ids, tr};

#[test]
fn commands_with_a_known_id_can_be_pressed() {
    set_command_ids([("game".to_owned(), 42)]);
    for lang in Lang::all() {
        // Discord wants the registered name, whatever the reader's language.
        assert!(tr(lang, "denied-no-game", &Args::new()).contains("</game new:42>"));
        assert!(!tr(lang, "denied-no-zone", &Args::new()).contains("</"), "its id is not known");
    }
}
