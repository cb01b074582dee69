//! What must be there before something else can be had.

use archipel_rules::anno1800::kinds::{Resource, Tier};
use archipel_rules::anno1800::resources::Resources;

/// Goods that can be made or bought, and tiers of which there is somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    pub goods: Resources,
    people: [bool; Tier::COUNT],
}

impl Default for Before {
    fn default() -> Before {
        Before::NOTHING
    }
}

impl Before {
    pub const NOTHING: Before = Before { goods: Resources::NONE, people: [false; Tier::COUNT] };

    pub fn good(resource: Resource) -> Before {
        Before { goods: Resources::one(resource), ..Before::NOTHING }
    }

    pub fn person(tier: Tier) -> Before {
        let mut before = Before::NOTHING;
        before.people[tier.index()] = true;
        before
    }

    pub fn or(mut self, other: Before) -> Before {
        self.goods = self.goods.or(other.goods);
        for (own, other) in self.people.iter_mut().zip(other.people) {
            *own |= other;
        }
        self
    }

    pub fn without(mut self, other: Before) -> Before {
        self.goods = self.goods.without(other.goods);
        for (own, other) in self.people.iter_mut().zip(other.people) {
            *own &= !other;
        }
        self
    }

    pub fn tiers(self) -> impl Iterator<Item = Tier> {
        Tier::ALL.iter().copied().filter(move |tier| self.people[tier.index()])
    }
}
