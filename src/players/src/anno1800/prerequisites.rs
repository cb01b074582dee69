//! The resources and people that must exist before something else can be made.

use archipel_rules::anno1800::kinds::{Resource, Tier};
use archipel_rules::anno1800::resources::Resources;

/// A set of resources that must be available, and of tiers with at least one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prerequisites {
    pub goods: Resources,
    people: [bool; Tier::COUNT],
}

impl Default for Prerequisites {
    fn default() -> Prerequisites {
        Prerequisites::NONE
    }
}

impl Prerequisites {
    pub const NONE: Prerequisites = Prerequisites { goods: Resources::NONE, people: [false; Tier::COUNT] };

    pub fn good(resource: Resource) -> Prerequisites {
        Prerequisites { goods: Resources::one(resource), ..Prerequisites::NONE }
    }

    pub fn person(tier: Tier) -> Prerequisites {
        let mut single = Prerequisites::NONE;
        single.people[tier.index()] = true;
        single
    }

    pub fn or(mut self, other: Prerequisites) -> Prerequisites {
        self.goods = self.goods.or(other.goods);
        for (own, other) in self.people.iter_mut().zip(other.people) {
            *own |= other;
        }
        self
    }

    pub fn without(mut self, other: Prerequisites) -> Prerequisites {
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
