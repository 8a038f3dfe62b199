//! A window with one page in it: what a person sees there, clicks and types.
//!
//! All input goes through the browser's own mouse and keyboard, never through the script of a page;
//! what is covered by something else cannot be clicked. Everything waits until it is so, up to a
//! deadline, and says what it waited for.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetFocusEmulationEnabledParams, SetScriptExecutionDisabledParams,
    SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType, InsertTextParams,
    MouseButton,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
#[expect(deprecated, reason = "Debian's Chromium knows no other yet")]
use chromiumoxide::cdp::browser_protocol::network::EmulateNetworkConditionsParams;
use chromiumoxide::cdp::browser_protocol::network::SetCookieParams;
use chromiumoxide::cdp::browser_protocol::page::{NavigateParams, ReloadParams};
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::page::ScreenshotParams;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// So long a person waits before giving up.
const DEADLINE: Duration = Duration::from_secs(90);
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// What a page said on its console: errors, warnings, broken rules of the content policy.
#[derive(Default)]
pub struct Complaints {
    heard: Mutex<Vec<String>>,
    expected: Mutex<Vec<String>>,
}

impl Complaints {
    fn hear(&self, said: String) {
        self.heard.lock().expect("nobody panics here").push(said);
    }

    /// All that were not expected.
    pub fn take(&self) -> Vec<String> {
        let expected = self.expected.lock().expect("nobody panics here");
        let mut heard = std::mem::take(&mut *self.heard.lock().expect("nobody panics here"));
        heard.retain(|said| !expected.iter().any(|part| said.contains(part)));
        heard
    }
}

pub struct Tab {
    page: Page,
    pub context: String,
    pub url: String,
    pub name: String,
    complaints: Arc<Complaints>,
}

/// Finds the first of some elements that can be seen, `at` of them, and where it can be clicked.
const FIND: &str = r#"((selector, words) => {
  if (document.readyState !== "complete") return { why: "the page is loading" };
  const seen = (e) => e.getClientRects().length > 0 && e.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(selector)].filter((e) => !words || e.textContent.includes(words));
  const e = all.find(seen);
  if (!e) return { why: all.length ? "it cannot be seen" : "it is not there" };
  if (e.matches(":disabled, [aria-busy=true] *")) return { why: "it is shut" };
  e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  let cover = null;
  for (const r of e.getClientRects()) {
    for (const down of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const across of [0.5, 0.2, 0.8, 0.08, 0.92]) {
      const [x, y] = [r.left + r.width * across, r.top + r.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && e.contains(hit)) return { x, y };
      cover = hit ?? cover;
    }
  }
  return { why: cover ? `it lies under <${cover.localName} class="${cover.getAttribute("class")}">` : "it is outside" };
})"#;

impl Tab {
    pub async fn new(page: Page, context: String, url: &str, name: &str, complaints: Arc<Complaints>) -> Tab {
        listen(&page, &complaints).await;
        page.execute(SetFocusEmulationEnabledParams::new(true)).await.expect("focus");
        let tab = Tab { page, context, url: url.to_owned(), name: name.to_owned(), complaints };
        tab.size(1280, 800).await;
        tab
    }

    /// The page may say this on its console.
    pub fn expect_complaint(&self, part: &str) {
        self.complaints.expected.lock().expect("nobody panics here").push(part.to_owned());
    }

    pub async fn set_cookie(&self, name: &str, value: &str) {
        let mut params = SetCookieParams::new(name, value);
        params.url = Some(self.url.clone());
        self.page.execute(params).await.expect("a cookie");
    }

    // How the window is

    pub async fn size(&self, width: i64, height: i64) {
        let phone = width < 700;
        let params = SetDeviceMetricsOverrideParams::new(width, height, 1.0, phone);
        self.page.execute(params).await.expect("a window of that size");
        self.page.execute(SetTouchEmulationEnabledParams::new(phone)).await.expect("a screen of that kind");
    }

    pub async fn without_script(&self) {
        self.page.execute(SetScriptExecutionDisabledParams::new(true)).await.expect("no script");
    }

    /// The network of this window is gone, or back.
    #[expect(deprecated, reason = "Debian's Chromium knows no other yet")]
    pub async fn offline(&self, gone: bool) {
        let params = EmulateNetworkConditionsParams::new(gone, 0.0, -1.0, -1.0);
        self.page.execute(params).await.expect("a network");
    }

    /// For the script, the window lies behind others for a while.
    pub async fn hide_for(&self, time: Duration) {
        let hidden = |is: bool| {
            format!(
                "(Object.defineProperty(document, 'hidden', {{ value: {is}, configurable: true }}), \
                 document.dispatchEvent(new Event('visibilitychange')))"
            )
        };
        self.js::<Value>(&hidden(true)).await;
        tokio::time::sleep(time).await;
        self.js::<Value>(&hidden(false)).await;
    }

    /// Runs in every page before its own script does.
    pub async fn before_pages(&self, script: &str) {
        self.page.evaluate_on_new_document(script).await.expect("a page");
    }

    pub async fn screenshot(&self) -> Vec<u8> {
        self.page.screenshot(ScreenshotParams::default()).await.expect("a screenshot")
    }

    // Where it is

    pub async fn go(&self, path: &str) {
        let address = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.url) };
        let went = self.page.execute(NavigateParams::new(address.clone())).await.expect("a page");
        assert!(went.result.error_text.is_none(), "{address}: {:?}", went.result.error_text);
        let path = address.trim_start_matches(&self.url).split(['?', '#']).next().unwrap_or_default().to_owned();
        self.until(&format!("location.pathname === {}", json!(path)), "the page that was asked for").await;
        self.loaded().await;
    }

    pub async fn reload(&self) {
        self.js::<Value>("window.stale = true").await;
        self.page.execute(ReloadParams::default()).await.expect("a page");
        self.replaced().await;
    }

    /// Clicks what brings another page, be it one with the same address.
    pub async fn follow(&self, selector: &str) {
        self.js::<Value>("window.stale = true").await;
        self.click(selector).await;
        self.replaced().await;
    }

    async fn replaced(&self) {
        self.until("!window.stale", "another page in place of this one").await;
        self.loaded().await;
    }

    async fn loaded(&self) {
        self.until("document.readyState === 'complete'", "the page to be complete").await;
    }

    /// Waits for a page whose address has this in it; answers with its path.
    pub async fn arrive(&self, part: &str) -> String {
        self.until(&format!("location.pathname.includes({})", json!(part)), &format!("a page at {part}")).await;
        self.loaded().await;
        self.js("location.pathname").await
    }

    // What is seen

    /// The value of an expression of the page's script; nothing while a page gives way to another.
    async fn try_js(&self, expression: &str) -> Result<Value, String> {
        let mut params = EvaluateParams::new(expression);
        params.return_by_value = Some(true);
        params.await_promise = Some(true);
        let got = self.page.execute(params).await.map_err(|error| error.to_string())?;
        match got.result.exception_details {
            Some(thrown) => Err(thrown.exception.and_then(|e| e.description).unwrap_or(thrown.text)),
            None => Ok(got.result.result.value.unwrap_or(Value::Null)),
        }
    }

    pub async fn js<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.patiently(expression, async || self.try_js(expression).await).await;
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{}: {expression}: {error}", self.name))
    }

    /// Tries again until it works.
    async fn patiently<T>(&self, what: &str, attempt: impl AsyncFn() -> Result<T, String>) -> T {
        let began = Instant::now();
        loop {
            match attempt().await {
                Ok(done) => return done,
                Err(why) if began.elapsed() > DEADLINE => self.give_up(what, &why).await,
                Err(_) => tokio::time::sleep(LOOK_EVERY).await,
            }
        }
    }

    /// Leaves a picture of where it went wrong.
    async fn give_up(&self, what: &str, why: &str) -> ! {
        let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "browser-{}-{}.png",
            self.name.replace([' ', ','], "-"),
            std::process::id()
        ));
        let shot = tokio::time::timeout(Duration::from_secs(5), self.screenshot()).await.unwrap_or_default();
        let seen = if std::fs::write(&file, shot).is_ok() { file.display().to_string() } else { String::new() };
        let url = self.try_js("location.href").await;
        panic!("{} waited in vain for {what}: {why}\nat {url:?}, seen in {seen}", self.name);
    }

    /// Waits until an expression is true.
    pub async fn until(&self, condition: &str, what: &str) {
        self.patiently(what, async || match self.try_js(&format!("Boolean({condition})")).await? {
            Value::Bool(true) => Ok(()),
            _ => Err("it is not so".to_owned()),
        })
        .await;
    }

    /// Waits until something that fits the selector can be seen.
    pub async fn see(&self, selector: &str) {
        let seen = "(e) => e.checkVisibility({ visibilityProperty: true })";
        self.until(&format!("[...document.querySelectorAll({})].some({seen})", json!(selector)), selector).await;
    }

    pub async fn see_text(&self, selector: &str, words: &str) {
        let condition = format!(
            "[...document.querySelectorAll({})].some((e) => e.checkVisibility() && e.innerText.includes({}))",
            json!(selector),
            json!(words)
        );
        self.until(&condition, &format!("“{words}” in {selector}")).await;
    }

    pub async fn see_none(&self, selector: &str) {
        let seen = "(e) => e.checkVisibility({ visibilityProperty: true })";
        self.until(
            &format!("![...document.querySelectorAll({})].some({seen})", json!(selector)),
            &format!("no {selector}"),
        )
        .await;
    }

    pub async fn is(&self, condition: &str) -> bool {
        self.js(&format!("Boolean({condition})")).await
    }

    pub async fn count(&self, selector: &str) -> usize {
        self.js(&format!("document.querySelectorAll({}).length", json!(selector))).await
    }

    /// What is written in the first that fits, as it is seen.
    pub async fn text(&self, selector: &str) -> String {
        self.js(&format!("document.querySelector({})?.innerText ?? ''", json!(selector))).await
    }

    /// All that the page holds, seen or not.
    pub async fn html(&self) -> String {
        self.js("document.documentElement.outerHTML").await
    }

    // What is done

    /// Where something can be clicked; nowhere as soon as it is not so any more that `still`.
    async fn point(&self, selector: &str, words: &str, still: &str) -> Option<(f64, f64)> {
        let find = format!("{FIND}({}, {})", json!(selector), json!(words));
        let what = format!("a place to click {selector} {words}");
        let read = async || {
            let found = self.try_js(&find).await?;
            match (found["x"].as_f64(), found["y"].as_f64()) {
                (Some(x), Some(y)) => Ok((x, y)),
                _ => Err(found["why"].as_str().unwrap_or("it is unclear").to_owned()),
            }
        };
        // What is still moving is not clicked.
        self.patiently(&what, async || {
            if self.try_js(&format!("Boolean({still})")).await? != Value::Bool(true) {
                return Ok(None);
            }
            let before = read().await?;
            tokio::time::sleep(LOOK_EVERY).await;
            let now = read().await?;
            if before == now { Ok(Some(now)) } else { Err("it moves".to_owned()) }
        })
        .await
    }

    /// Clicks the first thing that fits, with the mouse, where it can be hit.
    pub async fn click(&self, selector: &str) {
        self.click_text(selector, "").await;
    }

    pub async fn click_text(&self, selector: &str, words: &str) {
        self.click_where(selector, words, "true").await;
    }

    /// Clicks, unless meanwhile it is not so any more that `still`.
    pub async fn click_while(&self, still: &str, selector: &str) {
        self.click_where(selector, "", still).await;
    }

    async fn click_where(&self, selector: &str, words: &str, still: &str) {
        let Some(first) = self.point(selector, words, still).await else { return };
        // Under the mouse a card rises: it is pressed where it has come to rest.
        self.mouse(DispatchMouseEventType::MouseMoved, first).await;
        if let Some(at) = self.point(selector, words, still).await {
            self.press_at(at).await;
            self.release_at(at).await;
        }
    }

    /// Points at something.
    pub async fn hover(&self, selector: &str) {
        let at = self.point(selector, "", "true").await.expect("it is true");
        self.mouse(DispatchMouseEventType::MouseMoved, at).await;
    }

    /// Clicks something if it is still there.
    pub async fn try_click(&self, selector: &str) {
        let found = self.try_js(&format!("{FIND}({}, '')", json!(selector))).await.unwrap_or_default();
        if let (Some(x), Some(y)) = (found["x"].as_f64(), found["y"].as_f64()) {
            self.press_at((x, y)).await;
            self.release_at((x, y)).await;
        }
    }

    /// Presses the mouse on something and keeps it down; tells where.
    pub async fn hold(&self, selector: &str) -> (f64, f64) {
        let at = self.point(selector, "", "true").await.expect("it is true");
        self.press_at(at).await;
        at
    }

    async fn press_at(&self, at: (f64, f64)) {
        self.mouse(DispatchMouseEventType::MouseMoved, at).await;
        self.mouse(DispatchMouseEventType::MousePressed, at).await;
    }

    pub async fn release_at(&self, at: (f64, f64)) {
        self.mouse(DispatchMouseEventType::MouseReleased, at).await;
    }

    async fn mouse(&self, kind: DispatchMouseEventType, (x, y): (f64, f64)) {
        let moves = kind == DispatchMouseEventType::MouseMoved;
        let mut params = DispatchMouseEventParams::new(kind, x, y);
        if !moves {
            params.button = Some(MouseButton::Left);
            params.click_count = Some(1);
        }
        self.page.execute(params).await.expect("a mouse");
    }

    /// Puts the caret into a field and types.
    pub async fn write(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.until(&format!("document.activeElement?.matches({})", json!(selector)), "the caret").await;
        self.js::<Value>("document.activeElement.select?.()").await;
        self.page.execute(InsertTextParams::new(text)).await.expect("a keyboard");
    }

    /// A key by its name: `Tab`, `Enter`, `Space`, `a`, `?`, `Shift+ArrowLeft`.
    pub async fn key(&self, name: &str) {
        self.key_down(name).await;
        self.key_up(name).await;
    }

    pub async fn key_down(&self, name: &str) {
        // The script listens once the page is loaded.
        self.loaded().await;
        self.key_event(DispatchKeyEventType::KeyDown, name).await;
    }

    pub async fn key_up(&self, name: &str) {
        self.key_event(DispatchKeyEventType::KeyUp, name).await;
    }

    async fn key_event(&self, kind: DispatchKeyEventType, name: &str) {
        const SHIFT: i64 = 8;
        let (shift, name) = name.strip_prefix("Shift+").map_or((false, name), |name| (true, name));
        let (key, code, text) = match name {
            "Tab" => ("Tab", 9, None),
            "Enter" => ("Enter", 13, Some("\r")),
            "Escape" => ("Escape", 27, None),
            "Space" => (" ", 32, Some(" ")),
            "End" => ("End", 35, None),
            "Home" => ("Home", 36, None),
            "ArrowLeft" => ("ArrowLeft", 37, None),
            "ArrowUp" => ("ArrowUp", 38, None),
            "ArrowRight" => ("ArrowRight", 39, None),
            "ArrowDown" => ("ArrowDown", 40, None),
            letter => (letter, i64::from(letter.as_bytes()[0].to_ascii_uppercase()), Some(letter)),
        };
        let down = kind == DispatchKeyEventType::KeyDown;
        let mut params = DispatchKeyEventParams::new(kind);
        params.key = Some(key.to_owned());
        params.windows_virtual_key_code = Some(code);
        params.text = text.filter(|_| down).map(str::to_owned);
        params.modifiers = shift.then_some(SHIFT);
        self.page.execute(params).await.expect("a keyboard");
    }
}

/// Writes down whatever the page complains about.
async fn listen(page: &Page, complaints: &Arc<Complaints>) {
    let mut logged = page.event_listener::<EventEntryAdded>().await.expect("a line");
    let mut called = page.event_listener::<EventConsoleApiCalled>().await.expect("a line");
    let mut thrown = page.event_listener::<EventExceptionThrown>().await.expect("a line");
    page.enable_log().await.expect("the log");
    page.enable_runtime().await.expect("the console");
    let ears = Arc::clone(complaints);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                Some(event) = logged.next() => {
                    let entry = &event.entry;
                    if matches!(entry.level, LogEntryLevel::Error | LogEntryLevel::Warning) {
                        ears.hear(format!("{} {}", entry.text, entry.url.as_deref().unwrap_or_default()));
                    }
                }
                Some(event) = called.next() => {
                    if matches!(event.r#type, ConsoleApiCalledType::Error | ConsoleApiCalledType::Warning) {
                        ears.hear(format!("{:?}", event.args));
                    }
                }
                Some(event) = thrown.next() => ears.hear(format!("{:?}", event.exception_details)),
                else => return,
            }
        }
    });
}
