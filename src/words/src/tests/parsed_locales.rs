//! Parses the locale files on disk into what the tests check.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser;

use crate::Lang;

/// A message or one of its attributes.
#[derive(Clone, Debug, Default)]
pub struct ParsedMessage {
    pub variables: BTreeSet<String>,
    /// Other messages that it references.
    pub references: BTreeSet<String>,
    /// The longest possible text; each variable counts as a name.
    pub longest: usize,
    /// The text with an ellipsis for each variable, without select expressions.
    pub text: String,
}

/// Messages by `key` or `key.attribute`.
pub type Messages = BTreeMap<String, ParsedMessage>;

pub fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files of a language, without `.ftl`.
pub fn file_names(lang: Lang) -> BTreeSet<String> {
    let folder = workspace_root().join("assets/locales").join(lang.code());
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

pub fn file_text(lang: Lang, name: &str) -> String {
    let path = workspace_root().join("assets/locales").join(lang.code()).join(format!("{name}.ftl"));
    fs::read_to_string(path).unwrap()
}

/// All messages of a language, and the errors: syntax errors and duplicate keys.
pub fn parse_locale(lang: Lang) -> (Messages, Vec<String>) {
    let (mut messages, mut errors) = (Messages::new(), Vec::new());
    for name in file_names(lang) {
        let text = file_text(lang, &name);
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, syntax)| {
            errors.extend(syntax.iter().map(|error| format!("{lang}/{name}: {error}")));
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
                    errors.push(format!("{lang}/{name}: {content}"));
                    continue;
                }
            };
            let attributes = attributes.iter().map(|attr| (format!("{id}.{}", attr.id.name), &attr.value));
            let value = value.map(|value| (id.clone(), value));
            for (key, pattern) in value.into_iter().chain(attributes) {
                if messages.insert(key.clone(), parse_pattern(pattern)).is_some() {
                    errors.push(format!("{lang}/{name}: {key} is defined twice"));
                }
            }
        }
    }
    (messages, errors)
}

fn parse_pattern(pattern: &Pattern<&str>) -> ParsedMessage {
    let mut message = ParsedMessage::default();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                message.longest += crate::length(value);
                message.text.push_str(value);
            }
            PatternElement::Placeable { expression } => add_expression(expression, &mut message),
        }
    }
    message
}

fn add_expression(expression: &Expression<&str>, all: &mut ParsedMessage) {
    match expression {
        Expression::Inline(inline) => add_inline(inline, all),
        Expression::Select { selector, variants } => {
            let before = all.longest;
            add_inline(selector, all);
            all.longest =
                before + variants.iter().map(|variant| add_variant(variant, all)).max().unwrap_or(0);
        }
    }
}

fn add_variant(variant: &Variant<&str>, all: &mut ParsedMessage) -> usize {
    let inner = parse_pattern(&variant.value);
    all.variables.extend(inner.variables);
    all.references.extend(inner.references);
    inner.longest
}

fn add_inline(inline: &InlineExpression<&str>, all: &mut ParsedMessage) {
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
        InlineExpression::FunctionReference { arguments, .. } => add_arguments(arguments, all),
        InlineExpression::MessageReference { id, attribute } => {
            all.references.insert(reference(id.name, attribute.as_ref().map(|attr| attr.name)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            all.references
                .insert(reference(&format!("-{}", id.name), attribute.as_ref().map(|attr| attr.name)));
            if let Some(arguments) = arguments {
                add_arguments(arguments, all);
            }
        }
        InlineExpression::Placeable { expression } => add_expression(expression, all),
    }
}

fn add_arguments(arguments: &CallArguments<&str>, all: &mut ParsedMessage) {
    for argument in &arguments.positional {
        add_inline(argument, all);
    }
    for argument in &arguments.named {
        add_inline(&argument.value, all);
    }
}

fn reference(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}
