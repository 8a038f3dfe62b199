//! What may be sent, as the description tells it: made from the limits that are held.

use std::ops::RangeInclusive;

use airlock_store::{BotPace, Pace};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::openapi::schema::{Object, ObjectBuilder, SchemaType, Type};

use crate::entered::{self, INVISIBLE, TURNS};
use crate::page::settings::all_sizes;

/// A whole number up to the largest that is read.
fn whole(most: u32) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(most))
}

/// Moments, guests, lines of the chat.
pub fn number() -> Object {
    whole(u32::MAX).build()
}

fn seats() -> ObjectBuilder {
    whole(u32::from(all_sizes().max().unwrap_or_default()).saturating_sub(1))
}

pub fn seat() -> Object {
    seats().build()
}

/// One of these, or nothing.
fn or_nothing(kind: Type, schema: ObjectBuilder) -> Object {
    schema.schema_type(SchemaType::from_iter([kind, Type::Null])).build()
}

pub fn seat_or_nothing() -> Object {
    or_nothing(Type::Integer, seats())
}

pub fn number_or_nothing() -> Object {
    or_nothing(Type::Integer, whole(u32::MAX))
}

/// Text with at least one character that is none of these.
fn text(most: usize, but: &[&[RangeInclusive<char>]]) -> ObjectBuilder {
    let class: String = but.iter().flat_map(|ranges| ranges.iter()).map(range).collect();
    let text = ObjectBuilder::new().schema_type(Type::String).min_length(Some(1)).max_length(Some(most));
    text.pattern((!class.is_empty()).then(|| format!("[^{class}]")))
}

/// As a regular expression of JavaScript writes it with its `u` flag, in which JSON Schema's are written.
fn range(range: &RangeInclusive<char>) -> String {
    let letter = |letter: &char| match u32::from(*letter) {
        low @ ..=0xffff => format!("\\u{low:04x}"),
        _ => letter.to_string(),
    };
    format!("{}-{}", letter(range.start()), letter(range.end()))
}

/// Unicode's spaces and controls.
static BLANK: &[RangeInclusive<char>] = &[
    '\0'..=' ',
    '\u{7f}'..='\u{a0}',
    '\u{1680}'..='\u{1680}',
    '\u{2000}'..='\u{200a}',
    '\u{2028}'..='\u{2029}',
    '\u{202f}'..='\u{202f}',
    '\u{205f}'..='\u{205f}',
    '\u{3000}'..='\u{3000}',
];

pub fn person_name() -> Object {
    text(entered::PERSON_NAME, &[BLANK, INVISIBLE]).build()
}

pub fn person_name_or_nothing() -> Object {
    or_nothing(Type::String, text(entered::PERSON_NAME, &[BLANK, INVISIBLE]))
}

pub fn table_name_or_nothing() -> Object {
    or_nothing(Type::String, text(entered::TABLE_NAME, &[BLANK, INVISIBLE]))
}

pub fn line() -> Object {
    text(entered::LINE, &[BLANK, TURNS]).build()
}

pub fn notes() -> Object {
    text(entered::NOTES, &[]).min_length(None).build()
}

pub fn key() -> Object {
    text(entered::KEY, &[]).build()
}

fn one_of<T: Serialize>(all: &[T], default: Option<&T>) -> Object {
    let value = |one: &T| serde_json::to_value(one).unwrap_or_default();
    let named = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(all.iter().map(value)));
    named.default(default.map(value)).build()
}

pub fn pace() -> Object {
    one_of(&[Pace::Live, Pace::Days], Some(&Pace::default()))
}

const BOT_PACES: &[BotPace] = &[BotPace::Slow, BotPace::Normal, BotPace::Instant];

pub fn bot_pace() -> Object {
    one_of(BOT_PACES, None)
}

pub fn bot_pace_at_first() -> Object {
    one_of(BOT_PACES, Some(&BotPace::default()))
}

/// An answer as it was listed. What else the rules know is written in no schema: what is not listed is refused.
pub fn answer() -> Value {
    json!({
        "description": "One of the listed answers, as it was listed.",
        "oneOf": [named("one", &json!({})), named("cards", &json!({ "type": "array", "items": { "type": "string" } }))],
    })
}

/// An object with this member alone.
fn named(name: &str, schema: &Value) -> Value {
    json!({ "type": "object", "required": [name], "additionalProperties": false, "properties": { name: schema } })
}

/// A standing order.
pub fn order() -> Value {
    let number = json!({ "type": "integer", "minimum": 0, "maximum": u16::MAX });
    let usable: Value =
        ["card", "ability", "quorum", "motive"].iter().map(|kind| named(kind, &json!({ "type": "string" }))).collect();
    json!({
        "description": "Pass in the rest of a check or a turn, by its number, or always on a card or ability.",
        "oneOf": [
            named("pass-check", &number),
            named("pass-turn", &number),
            named("pass-always", &json!({ "oneOf": usable })),
        ],
    })
}

/// Exactly one of these is given.
pub fn one_given(names: &[&str]) -> Value {
    let given = |name: &&str| json!({ "required": [name], "properties": { *name: { "type": "integer" } } });
    Value::Array(names.iter().map(given).collect())
}
