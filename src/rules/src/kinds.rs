//! Closed lists of kinds (goods, residents, areas, symbols), each with its stable id.

/// Declares a closed list of kinds with their stable ids.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $id)] $variant,)+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            pub const COUNT: usize = $name::ALL.len();

            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn id(self) -> $crate::Id {
                $crate::Id::new(self.as_str())
            }

            pub fn parse(text: &str) -> Option<$name> {
                match text { $($id => Some($name::$variant),)+ _ => None }
            }
        }

        impl $crate::asking::Named for $name {
            fn named(id: &str) -> Option<$name> {
                $name::parse(id)
            }
        }
    };
}
