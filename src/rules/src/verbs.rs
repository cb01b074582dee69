//! The macro `verbs!`: a game declares each verb once, and everything that lists verbs is derived from that table.

/// Declares the verbs of a game, in the order in which menus show them:
///
/// ```text
/// verbs! {
///     Move of Action {
///         Sell = "sell": Due in [Phase2], asks [Param::one(FIELD), Param::one(GOOD)];
///     }
/// }
/// ```
///
/// A row holds the variant (the same in `Move` and `Action`), the id, when the verb may be used, the phases of the
/// turn in which it is legal, and its questions. The macro generates the enum `Move`, the table `VERBS`, and
/// `Action::name`.
///
/// Games without phases use the short form: `Variant = "id", Due, &[…params…];`. There, `Variant | Other = …` also
/// gives the action `Other` the verb `Variant`.
macro_rules! verbs {
    (
        $(#[$doc:meta])*
        $name:ident of $action:ident {
            $($variant:ident = $id:literal: $when:ident in [$($phase:ident),*], asks [$($param:expr),*];)+
        }
    ) => {
        kinds! {
            $(#[$doc])*
            $name { $($variant = $id,)+ }
        }

        pub(super) const VERBS: [$crate::Verb; $name::COUNT] = [$(
            $crate::Verb { id: $id, params: &[$($param),*], when: $crate::When::$when },
        )+];

        impl $name {
            /// The key of the label in menus.
            pub(super) const fn label_key(self) -> &'static str {
                match self { $($name::$variant => concat!("verb-", $id)),+ }
            }

            pub(super) const fn when(self) -> $crate::When {
                VERBS[self.index()].when
            }

            /// The phases in which the player whose turn it is may use the verb.
            pub(super) const fn phases(self) -> &'static [Phase] {
                match self { $($name::$variant => &[$(Phase::$phase),*]),+ }
            }
        }

        impl $action {
            /// The verb of this action.
            pub fn name(&self) -> $name {
                match self { $($action::$variant { .. } => $name::$variant),+ }
            }
        }
    };
    ($($variant:ident $(| $other:ident)* = $id:literal, $when:ident, $params:expr;)+) => {
        kinds! {
            /// The verb of an action, without its parameters.
            Move { $($variant = $id,)+ }
        }

        impl Move {
            /// The key of the verb's label.
            pub const fn label_key(self) -> &'static str {
                match self { $(Move::$variant => concat!("verb-", $id)),+ }
            }
        }

        impl Action {
            /// The verb of this action.
            pub fn name(&self) -> Move {
                match self { $(Action::$variant { .. } $(| Action::$other { .. })* => Move::$variant),+ }
            }
        }

        pub const VERBS: &[$crate::Verb] =
            &[$($crate::Verb { id: $id, params: $params, when: $crate::When::$when }),+];
    };
}
