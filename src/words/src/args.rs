//! Arguments of a message.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::forms::Words;

/// Arguments by name: `Args::new().with("name", &name).with("count", 3)`.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

/// The value of an argument: text shown unchanged, or a number, which is formatted and selects the plural.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> Args<'a> {
    pub fn new() -> Args<'a> {
        Args::default()
    }

    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Args<'a> {
        self.set(name, value);
        self
    }

    pub fn set(&mut self, name: impl Into<Cow<'a, str>>, value: impl Into<Value<'a>>) {
        let value = match value.into() {
            Value::Text(text) => FluentValue::String(text),
            Value::Number(number) => FluentValue::from(number),
        };
        self.0.set(name, value);
    }

    /// Words of a game, which messages can show in different forms.
    pub(crate) fn set_words(&mut self, name: impl Into<Cow<'a, str>>, words: Words) {
        self.0.set(name, FluentValue::Custom(Box::new(words)));
    }

    pub(crate) fn fluent(&self) -> &FluentArgs<'a> {
        &self.0
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);
