//! All that a seat may do now, found by answering the questions in every way.

use archipel_rules::{Answer, Asked, Dice, Game, Id, Seat, VERB, Verb, When};

/// More ways than these are sampled: no player looks at thousands of discards.
const MOST: usize = 120;

/// The actions that answer what is asked of this seat, without plans, standing orders and resignations.
pub fn all<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Vec<G::Action> {
    such(game, seat, dice, |_, _, _| true)
}

/// Only those whose every answer, after the answers before it, is `wanted`.
pub fn such<G: Game>(
    game: &G,
    seat: Seat,
    dice: &mut Dice,
    wanted: impl Fn(&[Answer], &str, Id) -> bool,
) -> Vec<G::Action> {
    let mut found = Vec::new();
    let mut open: Vec<Vec<Answer>> = vec![Vec::new()];
    let mut options = Vec::new();
    while let Some(answers) = open.pop() {
        options.clear();
        match game.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                options.retain(|id| allowed::<G>(&answers, param, *id) && wanted(&answers, param, *id));
                // Where there are too many ways, some of them stand for all.
                let room = MOST.saturating_sub(found.len() + open.len()).max(1);
                while options.len() > room {
                    options.swap_remove(dice.index(options.len()));
                }
                open.extend(options.iter().map(|id| {
                    let mut next = answers.clone();
                    next.push(Answer { param, id: *id });
                    next
                }));
            }
            Asked::Complete => found.extend(G::from_answers(&answers)),
            Asked::Nothing => {}
        }
    }
    found
}

fn allowed<G: Game>(answers: &[Answer], param: &str, id: Id) -> bool {
    if param == VERB {
        return verb::<G>(id).is_some_and(|verb| verb.when == When::Due);
    }
    // The order of a list has no meaning: one order stands for all.
    let many = answers
        .first()
        .and_then(|first| verb::<G>(first.id))
        .is_some_and(|verb| verb.params.iter().any(|known| known.name == param && known.many));
    let last = answers.last().filter(|last| many && last.param == param);
    last.is_none_or(|last| id >= last.id)
}

fn verb<G: Game>(id: Id) -> Option<&'static Verb> {
    G::verbs().iter().find(|verb| verb.id == id.as_str())
}
