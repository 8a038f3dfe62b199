//! One Chromium for all tests of this program, driven over its own protocol.
//!
//! Every visitor is a browser context of its own: no cookie, no storage and no cache are shared. The
//! browser runs under a shell that ends it as soon as this program is gone, however it ends.

use std::io::{BufRead, BufReader};
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use chromiumoxide::handler::HandlerConfig;
use chromiumoxide::{Browser, Page};
use futures_util::{FutureExt, StreamExt};
use tokio::runtime::Runtime;
use tokio::sync::{OnceCell, Semaphore};

use crate::support::{Person, Server};
use crate::tab::{Complaints, Tab};

const CHROMIUM: &str = "/usr/bin/chromium";

/// Nobody calls home, nothing is asked, and a window that lies behind another one is not slowed down.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
    "--mute-audio",
    "--remote-debugging-port=0",
];

/// Runs the browser until our end of its input closes, then cleans up.
const KEEPER: &str = r#""$@" & read -r _; kill $!; wait $!; rm -rf "$KEEPER_DIR""#;

/// So many tests drive the browser at once; more would only wait for each other.
const AT_ONCE: usize = 2;

/// The browser outlives every single test, so its line does too.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));
static BROWSER: OnceCell<Running> = OnceCell::const_new();
static PLACES: Semaphore = Semaphore::const_new(AT_ONCE);

struct Running {
    browser: Browser,
    /// Holding it holds the browser's input open.
    _keeper: Child,
}

/// The browser in the hands of one test.
pub struct Chrome {
    browser: &'static Browser,
    complaints: Mutex<Vec<(String, Arc<Complaints>)>>,
}

/// Runs a test with the browser, and fails it if any page complained.
pub fn browse(test: impl AsyncFnOnce(Arc<Chrome>)) {
    RUNTIME.block_on(async {
        let _place = PLACES.acquire().await.expect("nobody closes it");
        let running = BROWSER.get_or_init(launch).await;
        let chrome = Arc::new(Chrome { browser: &running.browser, complaints: Mutex::default() });
        let ended = AssertUnwindSafe(test(Arc::clone(&chrome))).catch_unwind().await;
        let complaints = chrome.complaints();
        match ended {
            Err(panic) => {
                if !complaints.is_empty() {
                    eprintln!("the pages complained:\n{}", complaints.join("\n"));
                }
                std::panic::resume_unwind(panic);
            }
            Ok(()) => assert!(complaints.is_empty(), "the pages complained:\n{}", complaints.join("\n")),
        }
    });
}

async fn launch() -> Running {
    assert!(
        Path::new(CHROMIUM).exists(),
        "{CHROMIUM} is missing: run ./test in the root of the repository, which installs it"
    );
    let dir = std::env::temp_dir().join(format!("airlock-browser-{}", std::process::id()));
    let mut keeper = Command::new("sh")
        .args(["-c", KEEPER, "keeper", CHROMIUM])
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", dir.display()))
        .arg("about:blank")
        .env("KEEPER_DIR", &dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut lines = BufReader::new(keeper.stderr.take().expect("a pipe")).lines();
    let address = tokio::task::spawn_blocking(move || {
        let found = lines.find_map(|line| Some(line.ok()?.strip_prefix("DevTools listening on ")?.trim().to_owned()));
        // The browser goes on talking; somebody has to listen, or it stops.
        std::thread::spawn(move || lines.for_each(drop));
        found.expect("Chromium starts and says where it listens")
    });
    let address = address.await.expect("a line of the browser");
    let config =
        HandlerConfig { viewport: None, request_timeout: Duration::from_secs(120), ..HandlerConfig::default() };
    let (browser, mut handler) = Browser::connect_with_config(address, config).await.expect("a line to the browser");
    tokio::spawn(async move { while handler.next().await.is_some() {} });
    Running { browser, _keeper: keeper }
}

impl Chrome {
    fn complaints(&self) -> Vec<String> {
        let all = self.complaints.lock().expect("nobody panics here");
        let told = all.iter().flat_map(|(who, complaints)| complaints.take().into_iter().map(move |said| (who, said)));
        told.map(|(who, said)| format!("{who}: {said}")).collect()
    }

    /// A browser that has never been here.
    pub async fn stranger(&self, server: &Server, name: &str) -> Tab {
        let context = self.browser.create_browser_context(CreateBrowserContextParams::default()).await;
        let context = context.expect("a browser context").inner().clone();
        let page = self.window(&context).await;
        self.tab(page, context, &server.url, name).await
    }

    /// The browser of somebody who is known to the server already.
    pub async fn person(&self, server: &Server, person: &Person, name: &str) -> Tab {
        let tab = self.stranger(server, name).await;
        tab.set_cookie("airlock", person.token.as_deref().expect("a person with a token")).await;
        tab
    }

    /// A second window of the same browser.
    pub async fn second(&self, first: &Tab) -> Tab {
        let page = self.window(&first.context).await;
        self.tab(page, first.context.clone(), &first.url, &format!("{}, second window", first.name)).await
    }

    /// Windows of their own are all in sight; tabs would hide each other.
    async fn window(&self, context: &str) -> Page {
        let mut params = CreateTargetParams::new("about:blank");
        params.browser_context_id = Some(context.to_owned().into());
        params.new_window = Some(true);
        self.browser.new_page(params).await.expect("a window")
    }

    async fn tab(&self, page: Page, context: String, url: &str, name: &str) -> Tab {
        let complaints = Arc::new(Complaints::default());
        self.complaints.lock().expect("nobody panics here").push((name.to_owned(), Arc::clone(&complaints)));
        Tab::new(page, context, url, name, complaints).await
    }
}
