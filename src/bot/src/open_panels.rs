//! Remembers the latest private panel of each user and game while Discord lets us edit it, so that a panel that waits
//! for others can show the player's turn as soon as it comes.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use archipel_store::GameNumber;

use crate::invocation::Invocation;

/// Discord accepts edits for 15 minutes after the interaction.
const EDITABLE: Duration = Duration::from_secs(14 * 60);
const MAX_PANELS: usize = 1024;

/// What a reply shows, if it is a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PanelMark {
    pub game: GameNumber,
    /// Whether the panel waits: for other players, or for the start of the game.
    pub waits: bool,
}

/// A panel that can still be edited.
#[derive(Clone, Debug)]
pub struct OpenPanel {
    pub mark: PanelMark,
    /// The interaction that the panel answered, for its user, channel and language.
    pub invocation: Invocation,
    /// The token with which the panel is edited.
    pub token: String,
    answered: Instant,
}

/// The latest panel of each user and game, oldest first.
#[derive(Debug, Default)]
pub struct OpenPanels(Mutex<VecDeque<OpenPanel>>);

impl OpenPanels {
    /// Remembers a panel in place of the user's earlier panel of this game.
    pub fn remember(&self, invocation: &Invocation, token: &str, mark: PanelMark) {
        let mut panels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let answered = Instant::now();
        panels.retain(|one| {
            let same = one.mark.game == mark.game && one.invocation.user == invocation.user;
            !same && answered.duration_since(one.answered) < EDITABLE
        });
        if panels.len() >= MAX_PANELS {
            panels.pop_front();
        }
        panels.push_back(OpenPanel {
            mark,
            invocation: invocation.clone(),
            token: token.to_owned(),
            answered,
        });
    }

    /// The panels that wait and can still be edited.
    pub fn waiting(&self) -> Vec<OpenPanel> {
        let panels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let editable = |one: &&OpenPanel| one.mark.waits && one.answered.elapsed() < EDITABLE;
        panels.iter().filter(editable).cloned().collect()
    }

    /// Claims a waiting panel for an edit: it no longer waits. False if the user has opened another one meanwhile.
    pub fn claim(&self, panel: &OpenPanel) -> bool {
        let mut panels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = panels.iter_mut().find(|one| one.token == panel.token && one.mark == panel.mark);
        same.map(|one| one.mark.waits = false).is_some()
    }
}

#[cfg(test)]
mod tests {
    use archipel_store::{ChannelId, InteractionId, UserId};
    use archipel_words::Lang;

    use super::*;

    fn invocation(user: u64) -> Invocation {
        Invocation {
            id: InteractionId::new(user),
            user: UserId::new(user),
            name: String::new(),
            lang: Lang::ENGLISH,
            locale: "en-US".to_owned(),
            guild_chose_language: false,
            channel_lang: Lang::ENGLISH,
            channel: ChannelId::new(1),
            guild: None,
            manager: false,
        }
    }

    #[test]
    fn only_the_latest_panel_of_a_user_and_game_waits_and_it_is_claimed_once() {
        let panels = OpenPanels::default();
        let mark = |game, waits| PanelMark { game: GameNumber::new(game), waits };
        panels.remember(&invocation(1), "a", mark(1, true));
        panels.remember(&invocation(1), "b", mark(1, true));
        panels.remember(&invocation(1), "c", mark(2, false));
        panels.remember(&invocation(2), "d", mark(1, true));
        let waiting = panels.waiting();
        let tokens: Vec<&str> = waiting.iter().map(|one| one.token.as_str()).collect();
        assert_eq!(tokens, ["b", "d"]);
        assert!(panels.claim(&waiting[0]) && !panels.claim(&waiting[0]));
        panels.remember(&invocation(2), "e", mark(1, false));
        assert!(!panels.claim(&waiting[1]), "replaced by a newer panel");
        assert!(panels.waiting().is_empty());
    }

    #[test]
    fn the_number_of_panels_is_bounded() {
        let panels = OpenPanels::default();
        for user in 0..2000 {
            panels.remember(&invocation(user), "t", PanelMark { game: GameNumber::new(1), waits: true });
        }
        assert_eq!(panels.waiting().len(), MAX_PANELS);
    }
}
