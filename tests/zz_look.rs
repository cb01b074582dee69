mod support;
use support::*;
#[tokio::test(flavor = "multi_thread")]
async fn look() {
    let stage = Stage::new().await;
    let people = [
        stage.client.person("Ada", "en-US").await.unwrap(),
        stage.client.person("Bernd", "de").await.unwrap(),
        stage.client.person("Cees", "nl").await.unwrap(),
    ];
    let post = start_game(&stage, "anno1503", &people).await;
    let show = |m: &discord_sim::Message| {
        println!(
            "-----\n{}\n{:?}",
            m.content,
            m.attachments
                .iter()
                .map(|a| (a.filename.clone(), a.size, a.description.clone()))
                .collect::<Vec<_>>()
        );
        for p in m.parts() {
            if let Some(o) = p.get("options") {
                println!(
                    "  MENU {} {:?}",
                    p["placeholder"],
                    o.as_array()
                        .unwrap()
                        .iter()
                        .map(|o| format!("{}|{}|{}", o["value"], o["label"], o["description"]))
                        .collect::<Vec<_>>()
                );
            } else {
                println!("  [{}] {}", p["label"], p["custom_id"]);
            }
        }
    };
    for m in stage.public().await {
        show(&m);
    }
    for turn in 0..6 {
        let posts = stage.public().await;
        let last = posts.iter().rev().find(|p| p.content.contains("👉")).unwrap().clone();
        let person = people.iter().find(|p| last.content.contains(&p.mention())).unwrap();
        let panel = message(person.press(&last, "🎲 Play").await.unwrap());
        show(&panel);
        for (i, a) in panel.attachments.iter().enumerate() {
            std::fs::write(format!("/tmp/look/panel{turn}-{i}.png"), stage.client.download(a).await.unwrap())
                .unwrap();
        }
        let mut panel = panel;
        let mut done = vec![];
        loop {
            let v = player::verbs(&panel);
            if v.is_empty() {
                break;
            }
            let verb = player::next_verb(&v, &done);
            println!(">>> {verb}");
            let button = panel
                .parts()
                .filter_map(|p| p.get("custom_id")?.as_str())
                .find(|id| id.ends_with(&format!(":q:{verb}")))
                .unwrap()
                .to_owned();
            panel = message(person.press(&panel, &button).await.unwrap());
            show(&panel);
            while let Some((menu, values)) = player::options(&panel) {
                panel = message(person.select(&panel, &menu, &[&values[0]]).await.unwrap());
                show(&panel);
            }
            done.push(verb.clone());
            if verb == "end_turn" {
                break;
            }
        }
        let p = stage.next_post(Some(last.id)).await;
        show(&p);
        for (i, a) in p.attachments.iter().enumerate() {
            std::fs::write(format!("/tmp/look/post{turn}-{i}.png"), stage.client.download(a).await.unwrap())
                .unwrap();
        }
    }
    let ada = &people[0];
    for c in ["hand", "board", "score", "log", "history", "rules"] {
        let m = message(ada.slash(stage.harbour, c, &[]).await.unwrap());
        show(&m);
        for (i, a) in m.attachments.iter().enumerate() {
            std::fs::write(format!("/tmp/look/{c}-{i}.png"), stage.client.download(a).await.unwrap())
                .unwrap();
        }
    }
    let _ = post;
}
