//! What a program has sent: a JSON object of a type. What cannot be read is told apart from what the rules do not allow.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{App, HttpError};

pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, HttpError> {
        // An object: serde would take a list of its values too.
        let sent = Json::<Map<String, Value>>::from_request(request, app).await;
        let Json(object) = sent.map_err(|why| match why {
            JsonRejection::MissingJsonContentType(why) => HttpError::NotJson(why.body_text()),
            why => HttpError::Malformed(why.body_text()),
        })?;
        let read = serde_json::from_value(whole(Value::Object(object)));
        read.map(Sent).map_err(|why| HttpError::Malformed(why.to_string()))
    }
}

/// JSON knows one kind of number: 2.0 is 2.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => Value::from(number.as_f64().and_then(exact).map_or(number, Into::into)),
        Value::Array(values) => values.into_iter().map(whole).collect(),
        Value::Object(members) => members.into_iter().map(|(name, value)| (name, whole(value))).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => value,
    }
}

/// A number that is whole and exactly known.
#[allow(clippy::cast_possible_truncation, reason = "it is whole, and smaller than 2 to the 53rd")]
fn exact(number: f64) -> Option<i64> {
    let most = f64::from(u32::MAX);
    (number.fract() == 0.0 && number.abs() <= most).then_some(number as i64)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_numbers_are_read_however_they_are_written() {
        let sent = json!({ "seat": 2.0, "list": [1.5, -3.0, 4_294_967_295.0_f64], "big": 1e300, "text": "2.0" });
        let read = json!({ "seat": 2, "list": [1.5, -3, 4_294_967_295_u32], "big": 1e300, "text": "2.0" });
        assert_eq!(whole(sent), read);
    }
}
