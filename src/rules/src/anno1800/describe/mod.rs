//! Labels of the offered options, with their current details.

mod keys;
pub(super) mod phrases;

use crate::anno1800::action::param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};
use crate::anno1800::action::{self, Action, Move, Pay, Pick};
use crate::anno1800::action::{DONE, berth, ship};
use crate::anno1800::cards::Card;
use crate::anno1800::data::{Effect, data};
use crate::anno1800::fields::Field;
use crate::anno1800::kinds::{Objective, Tier, Tile};
use crate::anno1800::planner::{self, Filter};
use crate::anno1800::questions::menus::{CardGroup, TileGroup};
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, Order};
use crate::{Answer, Arg, Asked, Choice, Id, Phrase, Seat, VERB, Viewer};
use keys::{kind_key, objective_key, pile_key, where_key};
use phrases::{cost_phrase, effect_phrase, goal_phrase, phrase_arg, used_terms};

/// The label of an option.
struct Shown {
    label: Phrase,
    detail: Option<Phrase>,
    recommended: bool,
}

impl Shown {
    fn new(label: Phrase) -> Shown {
        Shown { label, detail: None, recommended: false }
    }

    fn key(key: &'static str) -> Shown {
        Shown::new(Phrase::new(key))
    }

    fn word(id: Id) -> Shown {
        Shown::new(Phrase::new("choice-word").term("word", id))
    }

    fn detail(self, detail: Phrase) -> Shown {
        Shown { detail: Some(detail), ..self }
    }

    fn recommended(self, recommended: bool) -> Shown {
        Shown { recommended, ..self }
    }
}

impl State {
    pub(in crate::anno1800) fn prompt_for(&self, seat: Seat, _viewer: Viewer) -> Phrase {
        if !self.due_seats().contains(seat) {
            return Phrase::new("task-wait");
        }
        if let Some(paying) = &self.paying {
            let open = paying
                .payment
                .order
                .parts
                .iter()
                .enumerate()
                .find(|(part, _)| !paying.payment.is_finished(*part));
            return match open {
                // The card stays secret until it is played.
                Some((_, part)) if !matches!(part.goal, Goal::Play { .. }) => {
                    Phrase::new("task-pay").with("goal", phrase_arg(goal_phrase(part.goal)))
                }
                _ => Phrase::new("task-pay_card"),
            };
        }
        match self.turn.actions_left {
            0 => Phrase::new("task-end"),
            actions if self.turn.base_done => Phrase::new("task-extra").number("actions", actions),
            _ => Phrase::new("task-act"),
        }
    }

    pub(in crate::anno1800) fn describe_option(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let shown = self.show(seat, answers, option.as_str());
        let Shown { label, detail, recommended } = shown.unwrap_or_else(|| Shown::word(option));
        let plain = Choice { id: option, label, detail, recommended };
        let advice = self.advice(seat).map(|(action, why)| (action::to_answers(&action), why));
        plain.advised(answers, advice.as_ref())
    }

    /// `None`: the option does not belong to the question.
    fn show(&self, seat: Seat, answers: &[Answer], option: &str) -> Option<Shown> {
        self.players.get(seat)?;
        let Asked::Question(param) = self.ask_after(seat, answers, &mut Vec::new()) else { return None };
        if param == VERB {
            return self.show_verb(seat, Move::parse(option)?);
        }
        if option == DONE {
            return Some(Shown::key("choice-done"));
        }
        let action = answers.first().and_then(|verb| Move::parse(verb.id.as_str()))?;
        let number = || option.parse::<u8>().ok();
        match param {
            KIND => Some(Shown::key(kind_key(TileGroup::parse(option)?))),
            TILE => {
                let tile = Tile::parse(option)?;
                Some(Shown::word(tile.id()).detail(cost_phrase(&data().tile(tile).cost)))
            }
            SHIP => {
                let tile = ship(option)?;
                Some(Shown::word(tile.id()).detail(cost_phrase(&data().tile(tile).cost)))
            }
            WHERE | RETURNED_WHERE => {
                Some(Shown::key(where_key(option)?).recommended(self.is_default_spot(seat, answers, option)))
            }
            FIELD | RETURNED => Some(self.show_field(seat, action, answers, berth(option)?)),
            PAY => self.show_pay(seat, answers, Pay::parse(option)?),
            PILE => Some(Shown::key(pile_key(CardGroup::parse(option)?))),
            CARD => Some(show_card(action, answers, Card::parse(option)?)),
            TIER => show_tier(action, Tier::parse(option)?),
            CARDS => Some(
                Shown::new(Phrase::new("choice-cards").number("cards", number()?))
                    .recommended(number()? == data().limits.expedition_cards),
            ),
            OBJECTIVE => {
                let card = Objective::parse(option)?;
                Some(Shown::word(card.id()).detail(Phrase::new(objective_key(card)?)))
            }
            RESOURCE => Some(Shown::word(Id::parse(option)?)),
            SEAT => {
                let partner = Seat(number()?.checked_sub(1)?);
                let resource = answers
                    .get(1)
                    .and_then(|answer| crate::anno1800::kinds::Resource::parse(answer.id.as_str()))?;
                let price = self.may_trade(seat, partner, resource, None).ok()?;
                let shown = Shown::new(Phrase::new("choice-partner").seat("partner", partner));
                Some(shown.detail(Phrase::new("choice-price").number("tokens", price)))
            }
            TOKENS => Some(show_tokens(Pick::parse(option)?)),
            PART => {
                let part = usize::from(number()?).checked_sub(1)?;
                let goal = self.paying.as_ref()?.payment.order.parts.get(part)?.goal;
                Some(Shown::new(
                    Phrase::new("choice-part")
                        .number("part", number()?)
                        .with("goal", phrase_arg(goal_phrase(goal))),
                ))
            }
            RULE => Some(Shown::key(match option {
                "always" => "choice-rule_always",
                "never" => "choice-rule_never",
                _ => "choice-rule_when_nothing_left",
            })),
            _ => None,
        }
    }

    fn show_verb(&self, seat: Seat, action: Move) -> Option<Shown> {
        let player = &self.players[seat];
        let tokens = |tokens: u8| Phrase::new("choice-explore_tokens").number("tokens", tokens);
        let shown = Shown::key(action.label_key());
        Some(match action {
            Move::Claim => shown.detail(tokens(*data().limits.island_cost.get(player.old_world.len())?)),
            Move::Explore => shown.detail(tokens(*data().limits.island_cost.get(player.new_world.len())?)),
            Move::Expedition => shown.detail(tokens(data().limits.expedition_cost)),
            Move::Festival => {
                let working = player.plots.iter().flat_map(|plot| plot.slots).flatten().count();
                let tired: u8 = player.exhausted.iter().sum();
                shown.detail(Phrase::new("choice-tired").number("cubes", working as u32 + u32::from(tired)))
            }
            Move::EndTurn => match self.lost_at_turn_end(seat) {
                Some(key) => shown.detail(Phrase::new(key)),
                None => shown.recommended(self.turn.actions_left == 0),
            },
            _ => shown,
        })
    }

    /// The message key for what the player would lose if the turn ended now.
    fn lost_at_turn_end(&self, seat: Seat) -> Option<&'static str> {
        let player = &self.players[seat];
        let discard = |card: Card| matches!(data().card(card).effect, Effect::Discard { .. });
        if self.turn.actions_left > 0 {
            Some("choice-lapse_action")
        } else if player.active.and(self.turn.played).iter().any(discard) {
            Some("choice-lapse_discard")
        } else if !self.turn.stock.is_empty() {
            Some("choice-lapse_stock")
        } else if self.turn.free_upgrades.iter().any(|pending| *pending > 0) {
            Some("choice-lapse_upgrades")
        } else {
            None
        }
    }

    fn show_field(&self, seat: Seat, action: Move, answers: &[Answer], field: Field) -> Shown {
        let plot = self.players[seat].plot(field);
        let shown = Shown::new(Phrase::new("choice-field").place("field", field.id()));
        let shown = match (action, plot.industry()) {
            (Move::Work | Move::Produce, Some((resource, tier))) => shown
                .detail(Phrase::new("choice-makes").term("resource", resource.id()).term("tier", tier.id())),
            _ => shown.detail(match plot.visible() {
                Some(tile) => Phrase::new("choice-over").term("tile", tile.id()),
                None => Phrase::new("choice-empty"),
            }),
        };
        let tile = answers.iter().rev().find_map(|answer| match answer.param {
            TILE => Tile::parse(answer.id.as_str()),
            SHIP => ship(answer.id.as_str()),
            _ => None,
        });
        shown.recommended(tile.is_some_and(|tile| self.default_field(seat, tile) == Some(field)))
    }

    fn is_default_spot(&self, seat: Seat, answers: &[Answer], option: &str) -> bool {
        let tile = answers.iter().rev().find(|answer| answer.param == TILE);
        match tile.and_then(|answer| Tile::parse(answer.id.as_str())) {
            Some(tile) => {
                self.default_field(seat, tile).is_some_and(|field| field.shore().as_str() == option)
            }
            // 6.7: a cube at rest is the most useful one to upgrade.
            None => option == "residence",
        }
    }

    fn show_pay(&self, seat: Seat, answers: &[Answer], pay: Pay) -> Option<Shown> {
        match pay {
            Pay::Own => Some(Shown::key("choice-own").detail(Phrase::new("choice-own_detail"))),
            Pay::Filtered(filter) => {
                let label = match filter {
                    Filter::NoGold => Phrase::new("choice-no_gold"),
                    Filter::NoTrade => Phrase::new("choice-no_trade"),
                    Filter::None => return None,
                };
                let detail = self.plan_detail(seat, answers, filter, 0);
                Some(Shown { detail, ..Shown::new(label) })
            }
            Pay::Plan(plan) => {
                let label = Phrase::new("choice-plan").number("plan", plan);
                let detail = self.plan_detail(seat, answers, Filter::None, usize::from(plan).checked_sub(1)?);
                Some(Shown { detail, ..Shown::new(label) }.recommended(plan == 1))
            }
        }
    }

    /// The resources that a plan uses, its trades, and whether it uses cards.
    fn plan_detail(&self, seat: Seat, answers: &[Answer], filter: Filter, index: usize) -> Option<Phrase> {
        let (order, returned) = order_of(answers)?;
        let after = match returned {
            Some(field) => self.after_return(seat, field, &order).ok()?,
            None => self.clone(),
        };
        let plans = planner::plans(&after, seat, &order, filter);
        let plan = plans.get(index)?;
        let used = &plan.used;
        let phrase = Phrase::new(match (plan.marked, used.traded.is_empty(), used.is_nothing()) {
            (_, _, true) => "choice-plan_free",
            (true, _, _) => "choice-plan_cards",
            (false, true, _) => "choice-plan_uses",
            (false, false, _) => "choice-plan_trades",
        });
        let traded = used.traded.iter().map(|resource| (resource.id(), 1)).collect();
        Some(phrase.with("parts", used_terms(used)).with("traded", Arg::Terms(traded)))
    }
}

fn show_card(action: Move, answers: &[Answer], card: Card) -> Shown {
    let effect = phrase_arg(effect_phrase(data().card(card).effect));
    let shown = Shown::word(card.id());
    // The first card of `activate` is the played one; those after it are hand cards.
    let used = action == Move::Activate && answers.iter().all(|answer| answer.param != CARD);
    if used || action == Move::Gift {
        shown.detail(Phrase::new("choice-effect").with("effect", effect))
    } else {
        let need = phrase_arg(cost_phrase(&data().card(card).need));
        shown.detail(Phrase::new("choice-card").with("need", need).with("effect", effect))
    }
}

/// The order that the answers before `pay` describe, and the tile that is put back first.
fn order_of(answers: &[Answer]) -> Option<(Order, Option<Field>)> {
    Some(match action::from_answers(answers)? {
        Action::Build { tile, field, .. } => (Order::one(Goal::Build { tile, field: field? }), None),
        Action::Rebuild { returned, tile, field, .. } => {
            (Order::one(Goal::Build { tile, field: field? }), Some(returned))
        }
        Action::Ships { ships, .. } => (Order::new(ships.into_iter().map(Goal::from)), None),
        Action::Play { card, .. } => (Order::one(Goal::Play { card }), None),
        Action::Hire { tiers, .. } => (Order::new(tiers.into_iter().map(|tier| Goal::Hire { tier })), None),
        Action::Upgrade { steps, .. } => (Order::new(steps.into_iter().map(Goal::from)), None),
        _ => return None,
    })
}

fn show_tier(action: Move, tier: Tier) -> Option<Shown> {
    let values = data().tier(tier);
    Some(match action {
        Move::Hire => Shown::word(tier.id()).detail(cost_phrase(&values.hire)),
        Move::Upgrade | Move::Promote => {
            let label = Phrase::new("choice-rise").term("tier", tier.id()).term("to", tier.raised()?.id());
            let shown = Shown::new(label);
            if action == Move::Upgrade { shown.detail(cost_phrase(&values.upgrade)) } else { shown }
        }
        Move::Shift => {
            Shown::word(tier.id()).detail(Phrase::new("choice-gold").number("gold", values.shift_gold))
        }
        _ => Shown::word(tier.id()),
    })
}

fn show_tokens(pick: Pick) -> Shown {
    let mut parts = Vec::new();
    let mut count = |word: &str, number: u8| {
        if number > 0 {
            parts.push((Id::new(word), i64::from(number)));
        }
    };
    count("card_token", pick.card);
    count("trade_token", pick.ship);
    count("explore_token", pick.explore);
    Shown::new(Phrase::new("choice-tokens").with("parts", Arg::Terms(parts)))
}
