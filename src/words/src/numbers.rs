//! Number formatting: the thousands separator of each language.

use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, memoizer::MemoizerKind};

use crate::Lang;

/// Formats a number for this language: 12,345 or 12.345.
pub fn number(lang: Lang, number: i64) -> String {
    group(number, separator(lang))
}

const fn separator(lang: Lang) -> char {
    match lang {
        Lang::En => ',',
        Lang::De | Lang::Nl => '.',
    }
}

fn group(number: i64, separator: char) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3 + 1);
    if number < 0 {
        grouped.push('\u{2212}');
    }
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}

/// Makes a bundle format numbers in messages in the same way.
pub(crate) fn install(bundle: &mut FluentBundle<FluentResource>, lang: Lang) {
    bundle.set_formatter(Some(match lang {
        Lang::En => format_grouped::<',', _>,
        Lang::De | Lang::Nl => format_grouped::<'.', _>,
    }));
}

fn format_grouped<const SEPARATOR: char, M: MemoizerKind>(value: &FluentValue, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.options.use_grouping && number.value.fract() == 0.0;
    // Fast path: numbers without a separator are left to Fluent.
    let needed = number.value < 0.0 || number.value >= 1000.0;
    #[expect(clippy::cast_possible_truncation, reason = "an integer that was passed in as an i64")]
    (whole && needed).then(|| group(number.value as i64, SEPARATOR))
}
