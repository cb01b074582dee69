//! Controls Debian's chromium through chromedriver. If they are not installed, tests print SKIPPED, or fail if
//! `REQUIRE_BROWSER` is set.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::expect_used, clippy::print_stdout, reason = "a test fails by panicking")]

mod actions;
mod driver;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

pub use driver::{Driver, Key};

pub const PATIENCE: Duration = Duration::from_secs(60);

/// The size of a window.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    Desktop,
    Phone,
}

pub struct Browser {
    pub driver: Driver,
    process: Child,
    _profile: TempDir,
}

/// The path of the first of these programs that is installed.
fn installed(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// Reports that a test was skipped; panics if a browser is required.
pub fn skipped(what: &str) {
    assert!(std::env::var_os("REQUIRE_BROWSER").is_none(), "{what}, and REQUIRE_BROWSER is set");
    println!("SKIPPED: {what}");
    eprintln!("SKIPPED: {what}");
}

impl Browser {
    /// Opens a browser with an empty profile; returns `None` if it is not installed.
    pub async fn open(size: Size) -> Option<Browser> {
        let (Some(chromium), Some(driver)) = (installed(&["chromium"]), installed(&["chromedriver"])) else {
            skipped("no browser; install Debian's chromium and chromium-driver for the tests of the page");
            return None;
        };
        let mut process = Command::new(driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("could not start chromedriver");
        let port = port(&mut process);
        let profile = tempfile::tempdir().expect("could not create a folder");
        let capabilities = capabilities(&chromium, &profile, size);
        let driver = Driver::begin(&format!("http://127.0.0.1:{port}"), &capabilities).await;
        let driver = driver.expect("could not start the browser");
        Some(Browser { driver, process, _profile: profile })
    }

    pub async fn goto(&self, origin: &str) {
        self.driver.goto(origin).await.expect("could not load the page");
        self.until("document.body?.dataset.ready === 'yes'").await;
    }

    /// The value of an expression in the page.
    pub async fn js(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        let value = self.driver.execute(&script).await;
        value.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    pub async fn text(&self, expression: &str) -> String {
        self.js(expression).await.as_str().unwrap_or_default().to_owned()
    }

    pub async fn is(&self, expression: &str) -> bool {
        self.js(&format!("Boolean({expression})")).await == json!(true)
    }

    /// Waits until an expression is truthy; on timeout panics with the text of the page.
    pub async fn until(&self, expression: &str) {
        let begun = Instant::now();
        while !self.is(expression).await {
            if begun.elapsed() > PATIENCE {
                let shown = self.text("document.body.innerText").await;
                self.shot("failed").await;
                panic!("timed out: {expression}\n{shown}\n{:?}", self.complaints().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Console errors: exceptions, failed requests, violations of the content security policy.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver.log().await.unwrap_or_default();
        log.into_iter().filter(|(level, _)| level == "SEVERE").map(|(_, message)| message).collect()
    }

    /// Saves a screenshot in `target/screenshots`.
    pub async fn shot(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
        std::fs::create_dir_all(&folder).expect("could not create the folder");
        let picture = self.driver.screenshot().await.expect("could not take a screenshot");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("could not write the screenshot");
    }

    /// Serious and critical accessibility violations found by axe-core; `None` if axe-core is not installed.
    pub async fn axe(&self) -> Option<Vec<String>> {
        let Some(file) = std::env::var_os("AXE_CORE").map(PathBuf::from).filter(|file| file.is_file()) else {
            skipped("no axe-core; npm install axe-core somewhere and name axe.min.js in AXE_CORE");
            return None;
        };
        let source = std::fs::read_to_string(file).expect("could not read axe-core");
        self.driver.execute(&source).await.expect("could not run axe-core");
        let script = "const done = arguments[0]; axe.run().then((result) => done(result.violations), (error) => done([{ impact: 'critical', id: String(error), nodes: [] }]));";
        let found = self.driver.execute_async(script).await.expect("axe-core did not answer");
        let serious = found
            .as_array()
            .cloned()
            .unwrap_or_default()
            .into_iter()
            .filter(|one| matches!(one["impact"].as_str(), Some("serious" | "critical")));
        Some(
            serious
                .map(|one| {
                    let nodes: Vec<String> = one["nodes"]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .take(4)
                        .map(|node| format!("{} {}", node["html"], node["failureSummary"]))
                        .collect();
                    format!("{}: {}", one["id"], nodes.join("\n   "))
                })
                .collect(),
        )
    }

    pub async fn close(mut self) {
        // The browser may have ended already.
        drop(self.driver.quit().await);
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !matches!(self.process.try_wait(), Ok(None)) {
            return;
        }
        // On SIGTERM, the driver also ends its browser.
        let pid = self.process.id().to_string();
        drop(Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status());
        drop(self.process.wait());
    }
}

/// Reads the port from the output of the driver.
fn port(process: &mut Child) -> u16 {
    let mut lines = BufReader::new(process.stdout.take().expect("stdout is not piped")).lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let rest = line.split("started successfully on port ").nth(1)?;
        rest.trim_end_matches('.').parse().ok()
    });
    // Drain the pipe, or the driver would block when it is full.
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    port.expect("chromedriver did not print its port")
}

fn capabilities(chromium: &Path, profile: &TempDir, size: Size) -> Value {
    let folder = format!("--user-data-dir={}", profile.path().display());
    let window = match size {
        Size::Desktop => "--window-size=1280,800",
        Size::Phone => "--window-size=500,900",
    };
    let mut options = json!({
        "binary": chromium,
        "args": [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--lang=en-US",
            folder,
            window,
        ],
    });
    if matches!(size, Size::Phone) {
        let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    json!({
        "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" },
    })
}
