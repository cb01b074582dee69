# Het beurtpaneel: wat een druk doet, wat niet kan, en andere manieren.

glue-choice = { $before } · { $next }
panel-ends-turn = beëindigt je beurt
panel-star = ★ is wat ik aanraad.
button-other-ways = ⚙️ Andere manieren …
