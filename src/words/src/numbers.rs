//! Number formatting: the thousands separator of each language.

use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, memoizer::MemoizerKind};

use crate::Lang;
use crate::forms::BundleLang;

/// Formats a number for this language: 12,345 or 12.345.
pub fn number(lang: Lang, number: i64) -> String {
    group(number, &lang.about().thousands)
}

fn group(number: i64, separator: &str) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3 + 1);
    if number < 0 {
        grouped.push('\u{2212}');
    }
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push_str(separator);
        }
        grouped.push(digit);
    }
    grouped
}

/// Makes a bundle format numbers in messages in the same way.
pub(crate) fn install(bundle: &mut FluentBundle<FluentResource>) {
    bundle.set_formatter(Some(format_grouped));
}

fn format_grouped<M: MemoizerKind>(value: &FluentValue, intls: &M) -> Option<String> {
    let FluentValue::Number(value) = value else { return None };
    let whole = value.options.use_grouping && value.value.fract() == 0.0;
    // Fast path: numbers without a separator are left to Fluent.
    let needed = value.value < 0.0 || value.value >= 1000.0;
    if !whole || !needed {
        return None;
    }
    let lang = intls.with_try_get_threadsafe::<BundleLang, _, _>((), |lang| lang.0).unwrap_or_default();
    #[expect(clippy::cast_possible_truncation, reason = "an integer that was passed in as an i64")]
    Some(number(lang, value.value as i64))
}
