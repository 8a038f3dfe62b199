//! What a browser or program calls itself, as far as its owner needs it to know it again.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

/// `Firefox, Linux`; the name of a program; or nothing. The whole of what browsers send would tell more than is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agent(pub String);

/// Number of letters of a program's name.
const LONGEST: usize = 24;

/// Most browsers claim to be several others too, so that the order counts.
static BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

static SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

impl Agent {
    fn read(sent: &str) -> Agent {
        let first =
            |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| sent.contains(sign)).map(|known| known.1);
        let Some(browser) = first(BROWSERS) else {
            let program = sent.split(['/', ' ']).next().unwrap_or_default().chars();
            return Agent(
                program
                    .filter(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(*letter))
                    .take(LONGEST)
                    .collect(),
            );
        };
        Agent([Some(browser), first(SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

impl<S: Sync> FromRequestParts<S> for Agent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Agent, Infallible> {
        let sent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Agent::read(sent.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_name_and_system() {
        let read = |sent| Agent::read(sent).0;
        assert_eq!(read("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox, Linux");
        let edge =
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0";
        assert_eq!(read(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1";
        assert_eq!(read(phone), "Safari, iPhone");
        assert_eq!(read("curl/8.14.1"), "curl");
        assert_eq!(read("<script>alert(1)"), "scriptalert1");
        assert_eq!(read(""), "");
    }
}
