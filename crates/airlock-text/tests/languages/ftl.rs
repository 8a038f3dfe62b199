//! What stands in the files of a language: its messages, their attributes, variables and selectors.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

/// A message: its attributes, and the variables and messages that it refers to.
#[derive(Default)]
pub struct Message {
    pub file: &'static str,
    pub attributes: BTreeSet<String>,
    pub variables: BTreeSet<String>,
    pub parts: BTreeSet<String>,
    pub selectors: Selectors,
}

/// By variable, the variants that a message tells apart: `$cause` may be `fuel`, `food` …
pub type Selectors = BTreeMap<String, BTreeSet<String>>;

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
                if let InlineExpression::VariableReference { id } = selector {
                    let mut told = BTreeSet::new();
                    for variant in variants {
                        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                            variant.key;
                        assert!(told.insert(key.to_owned()), "{}: [{key}] of ${} stands twice", self.file, id.name);
                    }
                    self.selectors.entry(id.name.to_owned()).or_default().extend(told);
                }
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
    whole(key, all).into_iter().flat_map(|message| message.variables.iter().cloned()).collect()
}

/// The selectors of a message and of all that it is made of.
pub fn selectors(key: &str, all: &Messages) -> Selectors {
    let mut found = Selectors::new();
    for (variable, told) in whole(key, all).into_iter().flat_map(|message| &message.selectors) {
        found.entry(variable.clone()).or_default().extend(told.iter().cloned());
    }
    found
}

/// A message and all that it is made of.
fn whole<'m>(key: &str, all: &'m Messages) -> Vec<&'m Message> {
    let mut seen = BTreeSet::new();
    let mut left = vec![key.to_owned()];
    let mut found = Vec::new();
    while let Some(key) = left.pop() {
        let Some(message) = all.get(&key).filter(|_| seen.insert(key.clone())) else { continue };
        found.push(message);
        left.extend(message.parts.iter().cloned());
    }
    found
}
