//! Parses locale files into what can be checked about them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser;

/// A message or one of its attributes.
#[derive(Clone, Debug, Default)]
pub struct Message {
    pub variables: BTreeSet<String>,
    /// Other messages that it references.
    pub references: BTreeSet<String>,
    /// Functions that it calls.
    pub functions: BTreeSet<String>,
    /// Commands and options that it names: `game-new`, `param-number`.
    pub commands: BTreeSet<String>,
    /// Forms of words that it asks for.
    pub forms: BTreeSet<String>,
    /// The longest possible text; each variable counts as a name.
    pub longest: usize,
    /// The text with an ellipsis for each variable, without select expressions.
    pub text: String,
    /// All text, also that inside of select expressions.
    pub all_text: String,
}

/// Messages by `key` or `key.attribute`.
pub type Messages = BTreeMap<String, Message>;

/// The messages of these files (name and text), and the errors: syntax errors and keys that occur twice.
pub fn messages<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> (Messages, Vec<String>) {
    let (mut messages, mut errors) = (Messages::new(), Vec::new());
    for (name, text) in files {
        let resource = parser::parse(text).unwrap_or_else(|(resource, syntax)| {
            errors.extend(syntax.iter().map(|error| format!("{name}.ftl: {error}")));
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
                    errors.push(format!("{name}.ftl: {}", content.lines().next().unwrap_or_default()));
                    continue;
                }
            };
            let attributes = attributes.iter().map(|attr| (format!("{id}.{}", attr.id.name), &attr.value));
            let value = value.map(|value| (id.clone(), value));
            for (key, pattern) in value.into_iter().chain(attributes) {
                if messages.insert(key.clone(), parse_pattern(pattern)).is_some() {
                    errors.push(format!("{name}.ftl: {key} is defined twice"));
                }
            }
        }
    }
    (messages, errors)
}

fn parse_pattern(pattern: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                message.longest += crate::length(value);
                message.text.push_str(value);
                message.all_text.push_str(value);
            }
            PatternElement::Placeable { expression } => add_expression(expression, &mut message),
        }
    }
    message
}

fn add_expression(expression: &Expression<&str>, all: &mut Message) {
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

fn add_variant(variant: &Variant<&str>, all: &mut Message) -> usize {
    let inner = parse_pattern(&variant.value);
    all.variables.extend(inner.variables);
    all.references.extend(inner.references);
    all.functions.extend(inner.functions);
    all.commands.extend(inner.commands);
    all.forms.extend(inner.forms);
    all.all_text.push('\n');
    all.all_text.push_str(&inner.all_text);
    inner.longest
}

fn add_inline(inline: &InlineExpression<&str>, all: &mut Message) {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            all.longest += crate::length(value);
            all.text.push_str(value);
            all.all_text.push_str(value);
        }
        InlineExpression::VariableReference { id } => {
            all.longest += crate::NAME_LENGTH;
            all.text.push('…');
            all.all_text.push('…');
            all.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { id, arguments } => add_call(id.name, arguments, all),
        InlineExpression::MessageReference { id, attribute } => {
            all.references.insert(reference(id.name, attribute.as_ref().map(|attr| attr.name)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            all.references
                .insert(reference(&format!("-{}", id.name), attribute.as_ref().map(|attr| attr.name)));
            if let Some(arguments) = arguments {
                arguments.positional.iter().for_each(|argument| add_inline(argument, all));
            }
        }
        InlineExpression::Placeable { expression } => add_expression(expression, all),
    }
}

fn add_call(function: &str, arguments: &CallArguments<&str>, all: &mut Message) {
    all.functions.insert(function.to_owned());
    all.longest += crate::NAME_LENGTH;
    all.text.push('…');
    all.all_text.push('…');
    for argument in &arguments.positional {
        match (function, argument) {
            ("CMD", InlineExpression::StringLiteral { value }) => {
                all.commands.insert((*value).to_owned());
            }
            ("OPTION", InlineExpression::StringLiteral { value }) => {
                all.commands.insert(format!("param-{value}"));
            }
            ("WORD" | "TITLE" | "COUNT", InlineExpression::StringLiteral { value }) => {
                all.references.insert((*value).to_owned());
            }
            (_, InlineExpression::VariableReference { id }) => {
                all.variables.insert(id.name.to_owned());
            }
            _ => {}
        }
    }
    for argument in &arguments.named {
        if let ("form", InlineExpression::StringLiteral { value }) = (argument.name.name, &argument.value) {
            all.forms.insert((*value).to_owned());
        }
    }
}

fn reference(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}
