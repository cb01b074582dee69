//! How long a computer player waits for people to answer its offer, before it plays on and withdraws it.

use archipel_store::{Millis, OfferWait, StoredGame};

use super::Pace;

/// Among people who sit together: this many pauses.
const PAUSES: Millis = 10;
/// Among people who play by post: this part of the time that a turn should take, two hours of a day.
const PART_OF_PACE: Millis = 12;

/// `pause` is the time before each action of a computer player. Computers that never pause do not wait either.
pub fn patience(game: &StoredGame, pause: Millis) -> Millis {
    of(game.settings.offers, Pace::of(&game.pace), pause)
}

fn of(wait: OfferWait, pace: Pace, pause: Millis) -> Millis {
    let brief = pause.saturating_mul(PAUSES);
    match wait {
        OfferWait::Brief => brief,
        OfferWait::Pace if pause == 0 => 0,
        OfferWait::Pace => brief.max(pace.0 / PART_OF_PACE),
    }
}

/// The longest that any offer waits.
pub fn longest_patience(pause: Millis) -> Millis {
    of(OfferWait::Pace, Pace::SLOWEST, pause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_wait_by_the_pace_or_briefly() {
        let daily = Pace::of("daily");
        assert_eq!(of(OfferWait::Pace, daily, 3_000), 2 * 60 * 60 * 1000);
        assert_eq!(of(OfferWait::Brief, daily, 3_000), 30_000);
        assert_eq!(of(OfferWait::Pace, Pace::of("live"), 3_000), 150_000);
        // Simulations and tests set no pause.
        assert_eq!(of(OfferWait::Pace, daily, 0), 0);
        assert!(longest_patience(3_000) >= of(OfferWait::Pace, Pace::of("relaxed"), 3_000));
    }
}
