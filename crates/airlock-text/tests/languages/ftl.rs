//! What stands in the files of a language: its messages, their attributes and variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// A message: its attributes, and the variables and messages that it refers to.
#[derive(Default)]
pub struct Message {
    pub file: &'static str,
    pub attributes: BTreeSet<String>,
    pub variables: BTreeSet<String>,
    pub parts: BTreeSet<String>,
}

pub type Messages = BTreeMap<String, Message>;

pub fn messages(files: airlock_text::Files) -> Messages {
    let mut all = Messages::new();
    for &(file, source) in files {
        let resource = match parse(source) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{file}: {errors:?}"),
        };
        for entry in resource.body {
            let Entry::Message(read) = entry else { continue };
            let mut message = Message { file, ..Message::default() };
            read.value.iter().for_each(|pattern| message.read(pattern));
            for attribute in &read.attributes {
                message.attributes.insert(attribute.id.name.to_owned());
                message.read(&attribute.value);
            }
            assert!(all.insert(read.id.name.to_owned(), message).is_none(), "{file}: {} stands twice", read.id.name);
        }
    }
    all
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.read_expression(expression),
                PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The variables of a message and of all that it is made of.
pub fn variables(key: &str, all: &Messages) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut left = vec![key.to_owned()];
    let mut found = BTreeSet::new();
    while let Some(key) = left.pop() {
        let Some(message) = all.get(&key).filter(|_| seen.insert(key.clone())) else { continue };
        found.extend(message.variables.iter().cloned());
        left.extend(message.parts.iter().cloned());
    }
    found
}
