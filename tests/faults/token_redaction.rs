//! The bot token appears in no log and no output.

use discord_sim::Match;

use crate::support::{Harness, run, slash};

const TOKEN: &str = "the.test.token";

#[tokio::test(flavor = "multi_thread")]
async fn the_token_appears_in_no_log_and_no_output() {
    let mut harness = Harness::new().await;
    harness.kill();
    // Log everything, in both formats, while requests fail.
    for format in ["text", "json"] {
        let mut command = harness.command();
        command.env("RUST_LOG", "trace").env("ARCHIPEL_LOG_FORMAT", format);
        harness.start_with(&mut command).await;
        let ada = harness.person("Ada", "en-US").await;
        harness.client.fail(Match::new("POST", "/interactions/", 2), 500).await.expect("a fault");
        harness.client.hang_up(Match::new("POST", "/interactions/", 1), false).await.expect("a fault");
        slash(&ada, harness.channel, "rules", &[]).await;
        harness.client.drop_gateway().await.expect("a fault");
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        harness.terminate();
    }
    let log = harness.log();
    assert!(log.len() > 10_000, "too little was logged: {}", log.len());
    assert!(
        log.lines().any(|line| line.starts_with('{') && line.contains("\"interaction\"")),
        "JSON with spans"
    );
    assert!(!log.contains(TOKEN), "the token is in the log");
    let hex: Vec<String> = TOKEN.bytes().map(|byte| format!("{byte:02x}")).collect();
    let hex = hex.concat();
    assert!(!log.contains(&hex), "the token is in the log in hexadecimal");
    for arguments in [&["doctor"][..], &["register"], &["run", "--watch-addr", "nowhere"], &["--token"]] {
        for api in [harness.sim.origin(), "http://127.0.0.1:9", "nonsense"] {
            let (out, errors, _) = run(harness.command().env("DISCORD_API_URL", api).args(arguments));
            assert!(!format!("{out}{errors}").contains(TOKEN), "{arguments:?}: {out}{errors}");
        }
    }
}
