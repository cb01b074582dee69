//! Rate limits per user, and the endpoints `/healthz` and `/metrics`.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::fast_players;
use crate::support::{Harness, assert_refusal, run, slash};

#[tokio::test(flavor = "multi_thread")]
async fn a_user_over_the_rate_limit_is_asked_to_wait() {
    let mut harness = Harness::new().await;
    harness.kill();
    let mut command = harness.command();
    command.env("ARCHIPEL_USER_LIMIT", "5,1").env("ARCHIPEL_CHANNEL_LIMIT", "off");
    harness.start_with(&mut command).await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await);
    for _ in 0..5 {
        slash(&ada, harness.channel, "rules", &[]).await;
    }
    assert_refusal(&slash(&ada, harness.channel, "rules", &[]).await, "too fast");
    let other = slash(&bernd, harness.channel, "rules", &[]).await;
    assert!(!other.content.contains('✋'), "other users are not affected: {}", other.content);
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let again = slash(&ada, harness.channel, "rules", &[]).await;
    assert!(!again.content.contains('✋'), "{}", again.content);
    harness.assert_requests_accepted(&[]).await;
}

/// A port that nothing listens on.
pub fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port").port()
}

pub fn get(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_served() {
    let mut harness = Harness::new().await;
    harness.kill();
    let port = free_port();
    let mut command = harness.command();
    command.env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}"));
    harness.start_with(&mut command).await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    let healthy = get(port, "/healthz");
    assert!(healthy.starts_with("HTTP/1.1 200") && healthy.ends_with("ok\n"), "{healthy}");
    let metrics = get(port, "/metrics");
    assert!(metrics.contains("archipel_games_open 1"), "{metrics}");
    assert!(metrics.contains("archipel_healthy 1"), "{metrics}");
    let answered =
        metrics.lines().find_map(|line| line.strip_prefix("archipel_interactions_answered_total "));
    assert!(answered.is_some_and(|count| count.parse::<u64>().is_ok_and(|count| count >= 4)), "{metrics}");
    assert!(metrics.contains("archipel_posts_delivered_total"), "{metrics}");
    // A second process reports that the port is taken.
    let (_, errors, code) = run(harness.command().env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}")));
    assert!(code == Some(2) && errors.contains("ARCHIPEL_WATCH_ADDR"), "{errors}");
}
