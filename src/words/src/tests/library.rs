//! The locale files, taken apart for the tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser;

use crate::Lang;

/// A sentence or one of its attributes.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub variables: BTreeSet<String>,
    /// Other sentences that it quotes.
    pub quotes: BTreeSet<String>,
    /// The text at its longest, each variable counted as a name.
    pub longest: usize,
    /// The text, with an ellipsis for each variable and without what depends on a choice.
    pub text: String,
}

/// `key` or `key.attribute`, with what is said.
pub type Sentences = BTreeMap<String, Said>;

/// The house: the folder of the workspace.
pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files that a language has, without their ending.
pub fn file_names(lang: Lang) -> BTreeSet<String> {
    let folder = house().join("assets/locales").join(lang.code());
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// The text of a file.
pub fn file_text(lang: Lang, name: &str) -> String {
    let path = house().join("assets/locales").join(lang.code()).join(format!("{name}.ftl"));
    fs::read_to_string(path).unwrap()
}

/// Everything that a language has, and its faults: what does not parse, what is said twice.
pub fn read(lang: Lang) -> (Sentences, Vec<String>) {
    let (mut sentences, mut faults) = (Sentences::new(), Vec::new());
    for name in file_names(lang) {
        let text = file_text(lang, &name);
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{lang}/{name}: {error}")));
            resource
        });
        for entry in &resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => {
                    faults.push(format!("{lang}/{name}: {content}"));
                    continue;
                }
            };
            let attributes = attributes.iter().map(|attr| (format!("{id}.{}", attr.id.name), &attr.value));
            let value = value.map(|value| (id.clone(), value));
            for (key, pattern) in value.into_iter().chain(attributes) {
                if sentences.insert(key.clone(), said(pattern)).is_some() {
                    faults.push(format!("{lang}/{name}: {key} is said twice"));
                }
            }
        }
    }
    (sentences, faults)
}

fn said(pattern: &Pattern<&str>) -> Said {
    let mut said = Said::default();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                said.longest += crate::length(value);
                said.text.push_str(value);
            }
            PatternElement::Placeable { expression } => expression_said(expression, &mut said),
        }
    }
    said
}

fn expression_said(expression: &Expression<&str>, all: &mut Said) {
    match expression {
        Expression::Inline(inline) => inline_said(inline, all),
        Expression::Select { selector, variants } => {
            let before = all.longest;
            inline_said(selector, all);
            all.longest =
                before + variants.iter().map(|variant| variant_said(variant, all)).max().unwrap_or(0);
        }
    }
}

fn variant_said(variant: &Variant<&str>, all: &mut Said) -> usize {
    let inner = said(&variant.value);
    all.variables.extend(inner.variables);
    all.quotes.extend(inner.quotes);
    inner.longest
}

fn inline_said(inline: &InlineExpression<&str>, all: &mut Said) {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            all.longest += crate::length(value);
            all.text.push_str(value);
        }
        InlineExpression::VariableReference { id } => {
            all.longest += crate::NAME_LENGTH;
            all.text.push('…');
            all.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => arguments_said(arguments, all),
        InlineExpression::MessageReference { id, attribute } => {
            all.quotes.insert(quoted(id.name, attribute.as_ref().map(|attr| attr.name)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            all.quotes.insert(quoted(&format!("-{}", id.name), attribute.as_ref().map(|attr| attr.name)));
            if let Some(arguments) = arguments {
                arguments_said(arguments, all);
            }
        }
        InlineExpression::Placeable { expression } => expression_said(expression, all),
    }
}

fn arguments_said(arguments: &CallArguments<&str>, all: &mut Said) {
    for argument in &arguments.positional {
        inline_said(argument, all);
    }
    for argument in &arguments.named {
        inline_said(&argument.value, all);
    }
}

fn quoted(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}
