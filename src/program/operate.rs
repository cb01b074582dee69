//! An operator's tools: export, backup, register, doctor.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use archipel_bot::Config;
use archipel_store::{GameNumber, Store};

use super::serve::{config, runtime};
use super::{Settings, Trouble};

pub fn export(settings: &Settings, number: u64) -> Result<ExitCode, Trouble> {
    runtime()?.block_on(async {
        let store = Store::open_as_it_is(&settings.database_url).await?;
        let record = store.load_record(GameNumber::new(number)).await?;
        let text = serde_json::to_string(&record).map_err(|error| Trouble::new(error.to_string()))?;
        println!("{text}");
        Ok(ExitCode::SUCCESS)
    })
}

pub fn backup(settings: &Settings, file: &Path) -> Result<ExitCode, Trouble> {
    runtime()?.block_on(async {
        let bytes = archipel_store::backup(&settings.database_url, file).await?;
        println!("{}: {bytes} bytes", file.display());
        Ok(ExitCode::SUCCESS)
    })
}

pub fn register(settings: &Settings) -> Result<ExitCode, Trouble> {
    let config = needed(settings)?;
    runtime()?.block_on(async {
        let name = archipel_bot::check(&config).await?;
        let count = archipel_bot::register_all(&config).await?;
        println!("{count} commands registered for {name}");
        Ok(ExitCode::SUCCESS)
    })
}

fn needed(settings: &Settings) -> Result<Config, Trouble> {
    config(settings)?.ok_or_else(|| Trouble::new("this needs a bot token; set DISCORD_TOKEN"))
}

/// Looks at everything that a running bot needs; each line says `ok` or what to fix.
pub fn doctor(settings: &Settings) -> Result<ExitCode, Trouble> {
    let mut healthy = true;
    let mut line = |what: &str, outcome: Result<String, String>| match outcome {
        Ok(fine) => println!("ok   {what}: {fine}"),
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
            Ok(health) => Err(ailments(&health)),
            Err(archipel_store::StoreError::NoDatabase(_)) => {
                Ok("there is none yet; it is made at the first start".to_owned())
            }
            Err(error) => Err(error.to_string()),
        },
    );
    let discord = match config(settings)? {
        None => Ok("no token is set, so the local table opens".to_owned()),
        Some(config) => runtime
            .block_on(archipel_bot::check(&config))
            .map(|name| format!("the token is {name}'s"))
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
    line("pictures", picture());
    line("time zones", zones());
    line("watch", watched(settings.watch_addr));
    let now = archipel_bot::Clock::default().now();
    // The program was made later than this; a clock before it is wrong.
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

fn ailments(health: &archipel_store::Health) -> String {
    let mut ailments = health.damage.clone();
    if health.schema != health.known_schema {
        ailments.push(format!(
            "it has schema {}, this program {}; start the program once",
            health.schema, health.known_schema
        ));
    }
    if health.parked_games > 0 {
        ailments.push(format!(
            "{} games no longer replay with these rules and stay as they stand; see the log",
            health.parked_games
        ));
    }
    if health.unreachable_games > 0 {
        ailments.push(format!(
            "the channels of {} games take no posts; let the bot see them and send messages and files there",
            health.unreachable_games
        ));
    }
    if health.backlog.parked > 0 {
        ailments.push(format!("{} posts could not be delivered; see the log", health.backlog.parked));
    }
    ailments.join("; ")
}

/// Time zones are part of the program.
fn zones() -> Result<String, String> {
    match archipel_bot::time_zones() {
        0 => Err("there are none; build the program anew".to_owned()),
        count => Ok(format!("{count} known")),
    }
}

/// Whether what is served for those who watch is well, where it is served.
fn watched(addr: Option<SocketAddr>) -> Result<String, String> {
    let Some(addr) = addr else { return Ok("not served; set ARCHIPEL_WATCH_ADDR to serve it".to_owned()) };
    let patience = Duration::from_secs(3);
    let Ok(mut line) = TcpStream::connect_timeout(&addr, patience) else {
        return Ok(format!("nothing serves {addr} now; the bot does when it runs"));
    };
    let mut answer = String::new();
    let asked = line
        .set_read_timeout(Some(patience))
        .and_then(|()| line.write_all(b"GET /healthz HTTP/1.0\r\n\r\n"))
        .and_then(|()| line.read_to_string(&mut answer));
    match asked {
        Ok(_) if answer.contains(" 200 ") => Ok(format!("{addr} says that all is well")),
        Ok(_) => {
            Err(answer.lines().skip_while(|line| !line.is_empty()).skip(1).collect::<Vec<_>>().join("; "))
        }
        Err(error) => Err(format!("{addr} does not answer ({error}); another program may use that port")),
    }
}

/// Draws something with letters on it.
fn picture() -> Result<String, String> {
    use archipel_rules::{GameId, Position, Seed, Viewer};
    let (position, _) = Position::set_up(GameId::ALL[0], &serde_json::json!({}), 2, Seed::from_number(1))
        .map_err(|error| error.to_string())?;
    let scene = archipel_bot::Scene::plain(archipel_bot::What::Board);
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let picture = archipel_bot::paint(
        GameId::ALL[0],
        &position.view(Viewer::Public),
        &scene,
        &names,
        archipel_words::Lang::En.into(),
    );
    Ok(format!("{} bytes drawn", picture.bytes.len()))
}
