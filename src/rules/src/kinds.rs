//! The macro `kinds!`: enums of components (goods, residents, areas, symbols) with stable ids.

/// Declares an enum whose variants have stable ids.
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

        impl $crate::answer_reader::ParseId for $name {
            fn parse_id(id: &str) -> Option<$name> {
                $name::parse(id)
            }
        }
    };
}
