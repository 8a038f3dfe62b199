//! A browser without script: it follows forms and keeps cookies.

use std::collections::BTreeMap;

use reqwest::{Client, StatusCode};
use serde_json::Value;

use super::{Server, Stream};

pub struct Browser {
    url: String,
    client: Client,
    pub cookies: BTreeMap<String, String>,
}

pub struct Page {
    pub status: StatusCode,
    /// Where it leads.
    pub place: Option<String>,
    /// The seconds after which to try again.
    pub wait: Option<u32>,
    pub text: String,
}

/// The address of a table's page, for programs.
pub fn api_of(table: &str) -> String {
    format!("/api/v1/tables{}", table.strip_prefix("/t").expect("the page of a table"))
}

impl Browser {
    pub fn new(server: &Server) -> Browser {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
        Browser { url: server.url.clone(), client, cookies: BTreeMap::new() }
    }

    fn signed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.header("cookie", cookies.join("; "))
    }

    async fn send(&mut self, request: reqwest::RequestBuilder) -> Page {
        let response = self.signed(request).send().await.expect("a response");
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text");
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            match value {
                "" => self.cookies.remove(name),
                value => self.cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok());
        let (place, wait) = (header("location").map(str::to_owned), header("retry-after").and_then(|s| s.parse().ok()));
        Page { status: response.status(), place, wait, text: response.text().await.expect("a body") }
    }

    pub async fn get(&mut self, path: &str) -> Page {
        let request = self.client.get(format!("{}{path}", self.url));
        self.send(request).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = self.client.post(format!("{}{path}", self.url)).form(fields);
        self.send(request).await
    }

    pub async fn json(&mut self, path: &str) -> Value {
        serde_json::from_str(&self.get(path).await.text).expect("JSON")
    }

    pub async fn listen(&self, path: &str) -> Stream {
        let request = self.signed(self.client.get(format!("{}{path}", self.url)));
        Stream::of(request.send().await.expect("a response"))
    }

    /// A quick game against bots: the path of its table.
    pub async fn plays(&mut self) -> String {
        self.post("/play", &[("players", "3")]).await.place.expect("a table")
    }

    /// Makes a private link: its path.
    pub async fn link(&mut self) -> String {
        let page = self.post("/account/device", &[]).await.text;
        let (_, rest) = page.split_once("/d/").expect("a link");
        format!("/d/{}", rest.split('"').next().expect("a token"))
    }

    /// The seat at a table.
    pub async fn seat(&mut self, table: &str) -> Option<u64> {
        self.json(&api_of(table)).await["seat"].as_u64()
    }

    /// The values of all controls of that name on a page.
    pub async fn values(&mut self, page: &str, name: &str) -> Vec<String> {
        let text = self.get(page).await.text;
        let control = format!("name=\"{name}\" value=\"");
        text.split(&control).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    }
}
