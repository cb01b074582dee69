//! The token stands nowhere; limits are polite; what is watched is true.

use std::io::{Read, Write};
use std::net::TcpStream;

use discord_sim::Match;

use crate::play;
use crate::support::{Stage, assert_refusal, run, say};

const TOKEN: &str = "the.test.token";

#[tokio::test(flavor = "multi_thread")]
async fn the_token_is_in_no_output() {
    let mut stage = Stage::new().await;
    stage.kill();
    // Everything is logged that can be, in both formats, and things go wrong.
    for format in ["text", "json"] {
        let mut command = stage.command();
        command.env("RUST_LOG", "trace").env("ARCHIPEL_LOG_FORMAT", format);
        stage.start_with(&mut command).await;
        let ada = stage.person("Ada", "en-US").await;
        stage.client.fail(Match::new("POST", "/interactions/", 2), 500).await.expect("a fault");
        stage.client.hang_up(Match::new("POST", "/interactions/", 1), false).await.expect("a fault");
        say(&ada, stage.harbour, "rules", &[]).await;
        stage.client.drop_gateway().await.expect("a fault");
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        stage.terminate();
    }
    let log = stage.log();
    assert!(log.len() > 10_000, "much was logged: {}", log.len());
    assert!(
        log.lines().any(|line| line.starts_with('{') && line.contains("\"interaction\"")),
        "JSON with spans"
    );
    assert!(!log.contains(TOKEN), "the token stands in the log");
    let hex: Vec<String> = TOKEN.bytes().map(|byte| format!("{byte:02x}")).collect();
    let hex = hex.concat();
    assert!(!log.contains(&hex), "the token stands in the log in hexadecimal");
    for arguments in [&["doctor"][..], &["register"], &["run", "--watch-addr", "nowhere"], &["--token"]] {
        for api in [stage.sim.origin(), "http://127.0.0.1:9", "nonsense"] {
            let (out, errors, _) = run(stage.command().env("DISCORD_API_URL", api).args(arguments));
            assert!(!format!("{out}{errors}").contains(TOKEN), "{arguments:?}: {out}{errors}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_is_asked_to_wait() {
    let mut stage = Stage::new().await;
    stage.kill();
    let mut command = stage.command();
    command.env("ARCHIPEL_USER_LIMIT", "5,1").env("ARCHIPEL_CHANNEL_LIMIT", "off");
    stage.start_with(&mut command).await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await);
    for _ in 0..5 {
        say(&ada, stage.harbour, "rules", &[]).await;
    }
    assert_refusal(&say(&ada, stage.harbour, "rules", &[]).await, "too fast");
    let other = say(&bernd, stage.harbour, "rules", &[]).await;
    assert!(!other.content.contains('✋'), "another is not in the way: {}", other.content);
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let again = say(&ada, stage.harbour, "rules", &[]).await;
    assert!(!again.content.contains('✋'), "{}", again.content);
    stage.all_accepted(&[]).await;
}

fn get(port: u16, path: &str) -> String {
    let mut line = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    write!(line, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn it_can_be_watched() {
    let mut stage = Stage::new().await;
    stage.kill();
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port").port();
    let mut command = stage.command();
    command.env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}"));
    stage.start_with(&mut command).await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 2).await;
    let healthy = get(port, "/healthz");
    assert!(healthy.starts_with("HTTP/1.1 200") && healthy.ends_with("ok\n"), "{healthy}");
    let metrics = get(port, "/metrics");
    assert!(metrics.contains("archipel_games_open 1"), "{metrics}");
    assert!(metrics.contains("archipel_healthy 1"), "{metrics}");
    let answered =
        metrics.lines().find_map(|line| line.strip_prefix("archipel_interactions_answered_total "));
    assert!(answered.is_some_and(|count| count.parse::<u64>().is_ok_and(|count| count >= 4)), "{metrics}");
    assert!(metrics.contains("archipel_posts_delivered_total"), "{metrics}");
    // A second program cannot take the same port, and says so.
    let (_, errors, code) = run(stage.command().env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}")));
    assert!(code == Some(2) && errors.contains("ARCHIPEL_WATCH_ADDR"), "{errors}");
}
