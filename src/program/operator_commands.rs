//! Commands for operators: `archipel export`, `backup`, `register` and `doctor`.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use archipel_bot::Config;
use archipel_store::{GameNumber, Store};

use super::serve::{config, runtime};
use super::{CliError, Settings};

pub fn export(settings: &Settings, number: u64) -> Result<ExitCode, CliError> {
    runtime()?.block_on(async {
        let store = Store::open_without_migrating(&settings.database_url).await?;
        let record = store.load_record(GameNumber::new(number)).await?;
        let text = serde_json::to_string(&record).map_err(|error| CliError::new(error.to_string()))?;
        println!("{text}");
        Ok(ExitCode::SUCCESS)
    })
}

pub fn backup(settings: &Settings, file: &Path) -> Result<ExitCode, CliError> {
    runtime()?.block_on(async {
        let bytes = archipel_store::backup(&settings.database_url, file).await?;
        println!("{}: {bytes} bytes", file.display());
        Ok(ExitCode::SUCCESS)
    })
}

pub fn register(settings: &Settings) -> Result<ExitCode, CliError> {
    let config = required_config(settings)?;
    runtime()?.block_on(async {
        let name = archipel_bot::check(&config).await?;
        let count = archipel_bot::register_all(&config).await?;
        println!("{count} commands registered for {name}");
        if config.emoji {
            let done = archipel_bot::synchronise_emoji(&config).await?;
            println!("{} emoji present, {} uploaded, {} deleted", done.present, done.uploaded, done.deleted);
            if done.refused > 0 {
                println!("{} emoji were refused by Discord; see the log", done.refused);
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

fn required_config(settings: &Settings) -> Result<Config, CliError> {
    config(settings)?.ok_or_else(|| CliError::new("this command needs a bot token; set DISCORD_TOKEN"))
}

/// Checks everything that the bot needs; each line says `ok` or what to fix.
pub fn doctor(settings: &Settings) -> Result<ExitCode, CliError> {
    let mut healthy = true;
    let mut line = |what: &str, outcome: Result<String, String>| match outcome {
        Ok(detail) => println!("ok   {what}: {detail}"),
        Err(fix) => {
            healthy = false;
            println!("FIX  {what}: {fix}");
        }
    };
    let runtime = runtime()?;
    let database = runtime.block_on(archipel_store::check(&settings.database_url));
    line(
        "database",
        match database {
            Ok(health) if health.is_good() => Ok(format!(
                "{}, {} open games, {} posts waiting",
                health.path.display(),
                health.open_games,
                health.backlog.waiting
            )),
            Ok(health) => Err(problems(&health)),
            Err(archipel_store::StoreError::NoDatabase(_)) => {
                Ok("does not exist yet; it is created at the first start".to_owned())
            }
            Err(error) => Err(error.to_string()),
        },
    );
    let discord = match config(settings)? {
        None => Ok("no token is set; the bot opens the local table".to_owned()),
        Some(config) => runtime
            .block_on(archipel_bot::check(&config))
            .map(|name| format!("the token belongs to {name}"))
            .map_err(|error| error.to_string()),
    };
    line("Discord", discord);
    line(
        "data",
        Ok(archipel_rules::GameId::ALL
            .iter()
            .map(|game| format!("{game} {}", game.version()))
            .collect::<Vec<_>>()
            .join(", ")),
    );
    line("pictures", draw_picture());
    line("time zones", time_zones());
    line("watch", health_endpoint(settings.watch_addr));
    let now = archipel_bot::Clock::default().now();
    // 2026-01-01. The program is newer than this, so an earlier clock is wrong.
    line(
        "clock",
        if now > 1_767_225_600_000 {
            Ok(format!("{} s since 1970", now / 1000))
        } else {
            Err("the clock is wrong; set it".to_owned())
        },
    );
    Ok(if healthy { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn problems(health: &archipel_store::Health) -> String {
    let mut problems = health.damage.clone();
    if health.schema != health.known_schema {
        problems.push(format!(
            "it has schema {}, this program has {}; start the program once to migrate it",
            health.schema, health.known_schema
        ));
    }
    if health.unreplayable_games > 0 {
        problems.push(format!(
            "{} games cannot be replayed with the current rules and are frozen; see the log",
            health.unreplayable_games
        ));
    }
    if health.unreachable_games > 0 {
        problems.push(format!(
            "the bot cannot post in the channels of {} games; allow it to view them and to send messages and files there",
            health.unreachable_games
        ));
    }
    if health.backlog.parked > 0 {
        problems.push(format!("{} posts could not be delivered; see the log", health.backlog.parked));
    }
    problems.join("; ")
}

/// Checks that the bundled time zones are present.
fn time_zones() -> Result<String, String> {
    match archipel_bot::time_zones() {
        0 => Err("none are bundled; rebuild the program".to_owned()),
        count => Ok(format!("{count} bundled")),
    }
}

/// Queries `/healthz`, if it is configured and the bot is running.
fn health_endpoint(addr: Option<SocketAddr>) -> Result<String, String> {
    let Some(addr) = addr else {
        return Ok("off; set ARCHIPEL_WATCH_ADDR to serve /metrics and /healthz".to_owned());
    };
    let timeout = Duration::from_secs(3);
    let Ok(mut stream) = TcpStream::connect_timeout(&addr, timeout) else {
        return Ok(format!("nothing listens on {addr}; the bot does while it is running"));
    };
    let mut answer = String::new();
    let asked = stream
        .set_read_timeout(Some(timeout))
        .and_then(|()| stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n"))
        .and_then(|()| stream.read_to_string(&mut answer));
    match asked {
        Ok(_) if answer.contains(" 200 ") => Ok(format!("{addr} reports that the bot is healthy")),
        Ok(_) => {
            Err(answer.lines().skip_while(|line| !line.is_empty()).skip(1).collect::<Vec<_>>().join("; "))
        }
        Err(error) => Err(format!("{addr} does not answer ({error}); another program may use this port")),
    }
}

/// Draws a picture that contains text.
fn draw_picture() -> Result<String, String> {
    use archipel_rules::{GameId, Position, Seed, Viewer};
    let (position, _) = Position::set_up(GameId::ALL[0], &serde_json::json!({}), 2, Seed::from_number(1))
        .map_err(|error| error.to_string())?;
    let scene = archipel_bot::Scene::plain(archipel_bot::Subject::Board);
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let picture = archipel_bot::paint(
        GameId::ALL[0],
        &position.view(Viewer::Public),
        &scene,
        &names,
        archipel_words::Lang::ENGLISH.into(),
    );
    Ok(format!("{} bytes drawn", picture.bytes.len()))
}
