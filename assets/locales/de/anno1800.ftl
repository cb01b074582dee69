# Anno 1800: alle Wörter des Spiels, auf Deutsch.

anno1800-title = Anno 1800
anno1800-tagline = Baue deine Inseln aus, erfülle die Bedürfnisse deiner Leute und leere zuerst deine Hand.

## Bevölkerung

anno1800-farmer =
    { $pieces ->
        [one] Bauer
       *[other] Bauern
    }
    .icon = 🧑‍🌾
anno1800-worker = Arbeiter
    .icon = 👷
anno1800-artisan = Handwerker
    .icon = 🧑‍🏭
anno1800-engineer =
    { $pieces ->
        [one] Ingenieur
       *[other] Ingenieure
    }
    .icon = 🧑‍🔬
anno1800-investor =
    { $pieces ->
        [one] Investor
       *[other] Investoren
    }
    .icon = 🎩

## Ressourcen

anno1800-planks = Bretter
    .icon = 🪵
    .one = Bretter
anno1800-grain = Getreide
    .icon = 🌾
    .one = Getreide
anno1800-potatoes = Kartoffeln
    .icon = 🥔
    .one = Kartoffeln
anno1800-pigs = Schweine
    .icon = 🐖
    .one = Schweine
anno1800-wool = Wolle
    .icon = 🐑
    .one = Wolle
anno1800-coal = Kohle
    .icon = ⚫
    .one = Kohle
anno1800-bricks = Ziegelsteine
    .icon = 🧱
    .one = Ziegelsteine
anno1800-goods = Waren
    .icon = 📦
    .one = Waren
anno1800-steel = Stahlträger
    .icon = 🏗️
    .one = Stahlträger
anno1800-sails = Segel
    .icon = ⛵
    .one = Segel
anno1800-glass = Glas
    .icon = 🫙
    .one = Glas
anno1800-brass = Messing
    .icon = 🎺
    .one = Messing
anno1800-windows = Fenster
    .icon = 🪟
    .one = Fenster
anno1800-dynamite = Dynamit
    .icon = 🧨
    .one = Dynamit
anno1800-cannons = Kanonen
    .icon = 💣
    .one = Kanonen
anno1800-steam_engines = Dampfmaschinen
    .icon = ⚙️
    .one = Dampfmaschinen
anno1800-beer = Bier
    .icon = 🍺
    .one = Bier
anno1800-bread = Brot
    .icon = 🍞
    .one = Brot
anno1800-schnapps = Schnaps
    .icon = 🥃
    .one = Schnaps
anno1800-sausages = Würste
    .icon = 🌭
    .one = Würste
anno1800-soap = Seife
    .icon = 🧼
    .one = Seife
anno1800-canned_food = Konserven
    .icon = 🥫
    .one = Konserven
anno1800-work_clothes = Arbeitskleidung
    .icon = 🦺
    .one = Arbeitskleidung
anno1800-cotton_fabric = Baumwollstoff
    .icon = 🧵
    .one = Baumwollstoff
anno1800-coffee = Kaffee
    .icon = ☕
    .one = Kaffee
anno1800-rum = Rum
    .icon = 🍹
    .one = Rum
anno1800-cigars = Zigarren
    .icon = 🚬
    .one = Zigarren
anno1800-chocolate = Schokolade
    .icon = 🍫
    .one = Schokolade
anno1800-champagne = Champagner
    .icon = 🍾
    .one = Champagner
anno1800-spectacles = Brillen
    .icon = 👓
    .one = Brillen
anno1800-pocket_watches = Taschenuhren
    .icon = ⌚
    .one = Taschenuhren
anno1800-sewing_machines = Nähmaschinen
    .icon = 🪡
    .one = Nähmaschinen
anno1800-fur_coats = Pelzmäntel
    .icon = 🧥
    .one = Pelzmäntel
anno1800-steam_carriages = Dampfwagen
    .icon = 🚗
    .one = Dampfwagen
anno1800-bicycles = Hochräder
    .icon = 🚲
    .one = Hochräder
anno1800-light_bulbs = Glühbirnen
    .icon = 💡
    .one = Glühbirnen
anno1800-gramophones = Grammophone
    .icon = 🎶
    .one = Grammophone
anno1800-heavy_weapons = Geschütze
    .icon = 💥
    .one = Geschütze

## Ressourcen der Neuen Welt

anno1800-cotton = Baumwolle
    .icon = ☁️
    .one = Baumwolle
anno1800-cacao = Kakao
    .icon = 🌰
    .one = Kakao
anno1800-coffee_beans = Kaffeebohnen
    .icon = 🫘
    .one = Kaffeebohnen
anno1800-rubber = Kautschuk
    .icon = 🌳
    .one = Kautschuk
anno1800-sugar_cane = Zuckerrohr
    .icon = 🎋
    .one = Zuckerrohr
anno1800-tobacco = Tabak
    .icon = 🍂
    .one = Tabak

## Start-Industrien

anno1800-sawmill_start = Sägewerk
    .icon = 🪵
anno1800-grain_farm_start = Getreidehof
    .icon = 🌾
anno1800-potato_farm_start = Kartoffelhof
    .icon = 🥔
anno1800-pig_farm_start = Schweinehof
    .icon = 🐖
anno1800-sheep_farm_start = Schäferei
    .icon = 🐑
anno1800-charcoal_kiln_start = Köhlerei
    .icon = ⚫
anno1800-brickworks_start = Ziegelei
    .icon = 🧱
anno1800-warehouse_start = Lagerhaus
    .icon = 📦
anno1800-steelworks_start = Stahlwerk
    .icon = 🏗️
anno1800-sailmakers_start = Segelmacherei
    .icon = ⛵

## Industrien

anno1800-sawmill_worker = Sägewerk (Arbeiter)
    .icon = 🪵
anno1800-charcoal_kiln_worker = Köhlerei (Arbeiter)
    .icon = ⚫
anno1800-brickworks_worker = Ziegelei (Arbeiter)
    .icon = 🧱
anno1800-warehouse_worker = Lagerhaus (Arbeiter)
    .icon = 📦
anno1800-steelworks_worker = Stahlwerk (Arbeiter)
    .icon = 🏗️
anno1800-sailmakers_worker = Segelmacherei (Arbeiter)
    .icon = ⛵
anno1800-brewery = Brauerei
    .icon = 🍺
anno1800-bakery = Bäckerei
    .icon = 🍞
anno1800-schnapps_distillery = Schnapsbrennerei
    .icon = 🥃
anno1800-glassworks = Glashütte
    .icon = 🫙
anno1800-sausage_factory = Metzgerei
    .icon = 🌭
anno1800-soap_factory = Seifensiederei
    .icon = 🧼
anno1800-cannery = Konservenfabrik
    .icon = 🥫
anno1800-clothes_factory = Strickerei
    .icon = 🦺
anno1800-cotton_mill_worker = Baumwollweberei (Arbeiter)
    .icon = 🧵
anno1800-cotton_mill_artisan = Baumwollweberei (Handwerker)
    .icon = 🧵
anno1800-coffee_roastery = Kaffeerösterei
    .icon = ☕
anno1800-rum_distillery = Rumbrennerei
    .icon = 🍹
anno1800-cigar_factory = Zigarrenfabrik
    .icon = 🚬
anno1800-chocolate_factory = Schokoladenfabrik
    .icon = 🍫
anno1800-brass_foundry = Messinghütte
    .icon = 🎺
anno1800-window_factory = Fensterfabrik
    .icon = 🪟
anno1800-champagne_cellar = Sektkellerei
    .icon = 🍾
anno1800-spectacle_factory = Brillenfabrik
    .icon = 👓
anno1800-clockmakers = Uhrmacherei
    .icon = ⌚
anno1800-sewing_machine_factory = Nähmaschinenfabrik
    .icon = 🪡
anno1800-furrier = Kürschnerei
    .icon = 🧥
anno1800-dynamite_factory = Dynamitfabrik
    .icon = 🧨
anno1800-cannon_foundry = Kanonengießerei
    .icon = 💣
anno1800-motor_works = Motorenfabrik
    .icon = ⚙️
anno1800-steam_carriage_factory = Dampfwagenfabrik
    .icon = 🚗
anno1800-bicycle_factory = Hochradfabrik
    .icon = 🚲
anno1800-light_bulb_factory = Glühbirnenfabrik
    .icon = 💡
anno1800-gramophone_factory = Grammophonfabrik
    .icon = 🎶
anno1800-heavy_weapons_factory = Geschützfabrik
    .icon = 💥

## Werften und Schiffe

anno1800-shipyard_1 = 1er-Werft
    .icon = ⚓
anno1800-shipyard_2 = 2er-Werft
    .icon = ⚓
anno1800-shipyard_3 = 3er-Werft
    .icon = ⚓
anno1800-trade_ship_1 = 1er-Handels-Schiff
    .icon = 🚢
anno1800-trade_ship_2 = 2er-Handels-Schiff
    .icon = 🚢
anno1800-trade_ship_3 = 3er-Handels-Schiff
    .icon = 🚢
anno1800-explore_ship_1 = 1er-Erkundungs-Schiff
    .icon = 🧭
anno1800-explore_ship_2 = 2er-Erkundungs-Schiff
    .icon = 🧭
anno1800-explore_ship_3 = 3er-Erkundungs-Schiff
    .icon = 🧭

## Plättchen, Stapel, Felder

anno1800-trade_token = Handels-Plättchen
    .icon = ⚖️
anno1800-explore_token = Erkundungs-Plättchen
    .icon = 🧭
anno1800-card_token =
    { $pieces ->
        [one] Handels-Plättchen von einer Karte
       *[other] Handels-Plättchen von Karten
    }
    .icon = ⚖️
anno1800-gold = Gold
    .icon = 🪙
anno1800-deck_fw =
    { $pieces ->
        [one] Bauer/Arbeiter-Karte
       *[other] Bauer/Arbeiter-Karten
    }
    .icon = 🟦
anno1800-deck_aei =
    { $pieces ->
        [one] Handwerker/Ingenieur/Investor-Karte
       *[other] Handwerker/Ingenieur/Investor-Karten
    }
    .icon = 🟥
anno1800-deck_nw =
    { $pieces ->
        [one] Neue-Welt-Karte
       *[other] Neue-Welt-Karten
    }
    .icon = 🌴

## Alte-Welt-Inseln

anno1800-ow_meadow = Wieseninsel
    .icon = 🏝️
anno1800-ow_quarters = Quartierinsel
    .icon = 🏝️
anno1800-ow_guild = Zunftinsel
    .icon = 🏝️
anno1800-ow_storehouse = Speicherinsel
    .icon = 🏝️
anno1800-ow_claypit = Tongrubeninsel
    .icon = 🏝️
anno1800-ow_ember = Glutinsel
    .icon = 🏝️
anno1800-ow_forge = Schmiedeinsel
    .icon = 🏝️
anno1800-ow_loom = Webstuhlinsel
    .icon = 🏝️
anno1800-ow_merchant = Kaufmannsinsel
    .icon = 🏝️
anno1800-ow_lookout = Ausguckinsel
    .icon = 🏝️
anno1800-ow_slipway = Hellinginsel
    .icon = 🏝️
anno1800-ow_compass = Kompassinsel
    .icon = 🏝️

## Neue-Welt-Inseln

anno1800-nwi_1 = Palmenbucht
    .icon = 🌴
anno1800-nwi_2 = Reiherbucht
    .icon = 🌴
anno1800-nwi_3 = Zuckerbucht
    .icon = 🌴
anno1800-nwi_4 = Papageienbucht
    .icon = 🌴
anno1800-nwi_5 = Glutbucht
    .icon = 🌴
anno1800-nwi_6 = Nebelbucht
    .icon = 🌴
anno1800-nwi_7 = Flussbucht
    .icon = 🌴
anno1800-nwi_8 = Orchideenbucht
    .icon = 🌴

## Auftrags-Karten

anno1800-alonso_graves = Alonso Graves
    .icon = ⚡
    .one = Alonso Graves
anno1800-aarhant = Aarhant
    .icon = 💰
    .one = Aarhant
anno1800-the_editor = Der Redakteur
    .icon = 📰
    .one = Der Redakteur
anno1800-beryl_omara = Beryl O’Mara
    .icon = 🔄
    .one = Beryl O’Mara
anno1800-hannah_goode = Hannah Goode
    .icon = 👪
    .one = Hannah Goode
anno1800-university = Universität
    .icon = 🎓
    .one = Universität
anno1800-worlds_fair = Weltausstellung
    .icon = 🎡
    .one = Weltausstellung
anno1800-madame_kahina = Madame Kahina
    .icon = ⚖️
    .one = Madame Kahina
anno1800-the_tourist = Die Besucherin
    .icon = 🧳
    .one = Die Besucherin
anno1800-zoo = Zoo
    .icon = 🦁
    .one = Zoo
anno1800-museum = Museum
    .icon = 🏺
    .one = Museum
anno1800-bente_jorgensen = Bente Jorgensen
    .icon = 🌿
    .one = Bente Jorgensen
anno1800-isabel_sarmento = Isabel Sarmento
    .icon = 🌴
    .one = Isabel Sarmento
anno1800-pyrphorians = Pyrphorier
    .icon = 🔥
    .one = Pyrphorier
anno1800-edvard_goode = Edvard Goode
    .icon = 🎩
    .one = Edvard Goode
anno1800-willie_wibblesock = Willie Wibblesock
    .icon = 🥫
    .one = Willie Wibblesock
anno1800-princess_qing = Prinzessin Qing
    .icon = 🏮
    .one = Prinzessin Qing
anno1800-the_queen = Die Königin
    .icon = 👑
    .one = Die Königin
anno1800-carl_von_malching = Carl Leonard von Malching
    .icon = 🍾
    .one = Carl Leonard von Malching
anno1800-eli_bleakworth = Eli Bleakworth
    .icon = 💡
    .one = Eli Bleakworth

## Expeditions-Karten: ein Tier und ein Artefakt

anno1800-exp_01 = Schneeleopard · Goldmaske
    .icon = 🗺️
anno1800-exp_02 = Okapi · Sternkarte
    .icon = 🗺️
anno1800-exp_03 = Riesenschildkröte · Jadefigur
    .icon = 🗺️
anno1800-exp_04 = Harpyie · Tontafel
    .icon = 🗺️
anno1800-exp_05 = Tapir · Bronzeglocke
    .icon = 🗺️
anno1800-exp_06 = Kondor · Kanubug
    .icon = 🗺️
anno1800-exp_07 = Jaguar · Amphore
    .icon = 🗺️
anno1800-exp_08 = Faultier · Sonnenscheibe
    .icon = 🗺️
anno1800-exp_09 = Wasserschwein · Obsidiandolch
    .icon = 🗺️
anno1800-exp_10 = Tukan · Bildrolle
    .icon = 🗺️
anno1800-exp_11 = Pinguin · Mosaik
    .icon = 🗺️
anno1800-exp_12 = Giraffe · Steinidol
    .icon = 🗺️
anno1800-exp_13 = Flusspferd · Sextant
    .icon = 🗺️
anno1800-exp_14 = Chamäleon · Federkrone
    .icon = 🗺️
anno1800-exp_15 = Kranich · Schachspiel
    .icon = 🗺️
anno1800-exp_16 = Ameisenbär · Versteinertes Ei
    .icon = 🗺️
anno1800-exp_17 = Flamingo · Sarkophagdeckel
    .icon = 🗺️
anno1800-exp_18 = Walross · Runenstein
    .icon = 🗺️
anno1800-exp_19 = Zebra · Silbertrommel
    .icon = 🗺️
anno1800-exp_20 = Python · Korallenkette
    .icon = 🗺️
anno1800-exp_21 = Lemur · Schwertgriff
    .icon = 🗺️
anno1800-exp_22 = Ara · Meteorit
    .icon = 🗺️

## Bevölkerungs-Karten: was sie brauchen; das kleine Bild ist ihr Effekt

anno1800-fw_01 = Arbeitskleidung & Brot
    .icon = 🧑‍🌾
anno1800-fw_02 = Ziegelsteine & Bier
    .icon = 🧑‍🌾
anno1800-fw_03 = Seife & Arbeitskleidung I
    .icon = 🧑‍🌾
anno1800-fw_04 = Ziegelsteine & Brot
    .icon = 👷
anno1800-fw_05 = Schnaps & Konserven I
    .icon = 👷
anno1800-fw_06 = Würste & Konserven
    .icon = 👷
anno1800-fw_07 = Schnaps & Brot
    .icon = 👷
anno1800-fw_08 = Bier & Schnaps
    .icon = 👷
anno1800-fw_09 = Konserven & Seife
    .icon = 👷
anno1800-fw_10 = Arbeitskleidung & Waren
    .icon = 🧑‍🏭
anno1800-fw_11 = Konserven & Bier
    .icon = 🧑‍🏭
anno1800-fw_12 = Bier & Würste
    .icon = 🧑‍🏭
anno1800-fw_13 = Waren & Bier
    .icon = 🧑‍🏭
anno1800-fw_14 = Konserven & Würste
    .icon = 🧑‍🏭
anno1800-fw_15 = Arbeitskleidung & Konserven
    .icon = 🧑‍🏭
anno1800-fw_16 = Würste & Schnaps
    .icon = 🧑‍🏭
anno1800-fw_17 = Seife & Baumwollstoff
    .icon = 🧑‍🔬
anno1800-fw_18 = Brot & Bier I
    .icon = 🧑‍🔬
anno1800-fw_19 = Schnaps & Konserven II
    .icon = 🧑‍🔬
anno1800-fw_20 = Bier & Baumwollstoff
    .icon = 🧑‍🔬
anno1800-fw_21 = Brot & Bier II
    .icon = 🧑‍🔬
anno1800-fw_22 = Ziegelsteine & Würste
    .icon = 🧑‍🔬
anno1800-fw_23 = Konserven & Baumwollstoff
    .icon = 🧑‍🔬
anno1800-fw_24 = Brot & Seife
    .icon = ⬆️
anno1800-fw_25 = Brot & Konserven
    .icon = ⬆️
anno1800-fw_26 = Würste & Brot
    .icon = ⬆️
anno1800-fw_27 = Würste & Waren
    .icon = ⬆️
anno1800-fw_28 = Würste & Seife
    .icon = ⬆️
anno1800-fw_29 = Schnaps & Seife
    .icon = ⬆️
anno1800-fw_30 = Kohle & Seife
    .icon = ⬆️
anno1800-fw_31 = Arbeitskleidung & Würste
    .icon = ⬆️
anno1800-fw_32 = Bier & Brot
    .icon = ⚖️
anno1800-fw_33 = Stahlträger & Schnaps
    .icon = ⚖️
anno1800-fw_34 = Schnaps & Kohle
    .icon = ⚖️
anno1800-fw_35 = Arbeitskleidung & Schnaps I
    .icon = ⚖️
anno1800-fw_36 = Ausguck I
    .icon = ⚖️
anno1800-fw_37 = Ausguck II
    .icon = ⚖️
anno1800-fw_38 = Ausguck III
    .icon = ⚖️
anno1800-fw_39 = Ausguck IV
    .icon = ⚖️
anno1800-fw_40 = Ausguck V
    .icon = ⚖️
anno1800-fw_41 = Stahlträger & Arbeitskleidung
    .icon = 🪙
anno1800-fw_42 = Arbeitskleidung & Schnaps II
    .icon = 🪙
anno1800-fw_43 = Bier & Arbeitskleidung
    .icon = 🪙
anno1800-fw_44 = Stahlträger & Konserven
    .icon = 🪙
anno1800-fw_45 = Seife & Bier
    .icon = 🪙
anno1800-fw_46 = Seife & Arbeitskleidung II
    .icon = 🪙
anno1800-aei_01 = Stahlträger & Zigarren & Hochräder
    .icon = 🗺️
anno1800-aei_02 = Konserven & Taschenuhren & Brillen
    .icon = 🗺️
anno1800-aei_03 = Schnaps & Schokolade & Kaffee
    .icon = 🗺️
anno1800-aei_04 = Zigarren & Pelzmäntel & Dampfwagen
    .icon = ⚡
anno1800-aei_05 = Pelzmäntel & Rum & Dampfwagen
    .icon = ⚡
anno1800-aei_06 = Nähmaschinen & Kaffee & Glühbirnen
    .icon = ⚡
anno1800-aei_07 = Rum & Glühbirnen & Grammophone
    .icon = ⚡
anno1800-aei_08 = Schokolade & Pelzmäntel & Brillen
    .icon = ⚡
anno1800-aei_09 = Konserven & Brillen & Dampfwagen
    .icon = ⚡
anno1800-aei_10 = Brot & Schokolade & Grammophone
    .icon = ⚡
anno1800-aei_11 = Bier & Glühbirnen & Nähmaschinen
    .icon = ⚡
anno1800-aei_12 = Navigator I
    .icon = ⚡
anno1800-aei_13 = Navigator II
    .icon = ⚡
anno1800-aei_14 = Navigator III
    .icon = 🗑️
anno1800-aei_15 = Navigator IV
    .icon = 🗑️
anno1800-aei_16 = Champagner & Kaffee & Grammophone
    .icon = 🗑️
anno1800-aei_17 = Schnaps & Taschenuhren & Hochräder
    .icon = 🗑️
anno1800-aei_18 = Zigarren & Champagner & Brillen
    .icon = 🗑️
anno1800-aei_19 = Baumwollstoff & Taschenuhren & Dampfwagen
    .icon = 🗑️
anno1800-aei_20 = Zigarren & Hochräder & Rum
    .icon = 🗑️
anno1800-aei_21 = Arbeitskleidung & Kaffee & Geschütze
    .icon = 🧭
anno1800-aei_22 = Seife & Taschenuhren & Geschütze
    .icon = 🧭
anno1800-aei_23 = Waren & Nähmaschinen & Dampfwagen
    .icon = 🧭
anno1800-aei_24 = Bier & Zigarren & Dampfwagen
    .icon = ⬆️
anno1800-aei_25 = Seife & Kaffee & Dampfwagen
    .icon = ⬆️
anno1800-aei_26 = Brot & Zigarren & Champagner
    .icon = ⬆️
anno1800-aei_27 = Würste & Champagner & Schokolade
    .icon = ⬆️
anno1800-aei_28 = Navigator V
    .icon = 🎁
anno1800-aei_29 = Kohle & Champagner & Glühbirnen
    .icon = 🎁
anno1800-aei_30 = Würste & Kaffee & Pelzmäntel
    .icon = ⚖️
anno1800-aei_31 = Ziegelsteine & Grammophone & Kaffee
    .icon = ⚖️
anno1800-aei_32 = Arbeitskleidung & Rum & Pelzmäntel
    .icon = ⚖️
anno1800-nw_01 = Baumwollstoff & Schnaps
    .icon = ⚡
anno1800-nw_02 = Baumwollstoff & Würste
    .icon = ⚡
anno1800-nw_03 = Hochräder & Schnaps
    .icon = ⚡
anno1800-nw_04 = Konserven & Nähmaschinen
    .icon = ⚡
anno1800-nw_05 = Konserven & Baumwollstoff
    .icon = ⚡
anno1800-nw_06 = Arbeitskleidung & Taschenuhren
    .icon = ⚡
anno1800-nw_07 = Brot & Baumwollstoff
    .icon = 🗺️
anno1800-nw_08 = Baumwollstoff & Seife I
    .icon = 🗺️
anno1800-nw_09 = Baumwollstoff & Konserven
    .icon = 🗺️
anno1800-nw_10 = Seife & Baumwollstoff
    .icon = 🗺️
anno1800-nw_11 = Brillen & Baumwollstoff
    .icon = 🗺️
anno1800-nw_12 = Grammophone & Baumwollstoff
    .icon = 🗺️
anno1800-nw_13 = Baumwollstoff & Bier
    .icon = 🗺️
anno1800-nw_14 = Pelzmäntel & Würste
    .icon = 🗺️
anno1800-nw_15 = Dampfwagen & Baumwollstoff
    .icon = 🗑️
anno1800-nw_16 = Taschenuhren & Baumwollstoff
    .icon = 🗑️
anno1800-nw_17 = Baumwollstoff & Seife II
    .icon = 🗑️
anno1800-nw_18 = Baumwollstoff & Brot
    .icon = 🗑️
anno1800-nw_19 = Arbeitskleidung & Geschütze
    .icon = 🧭
anno1800-nw_20 = Bier & Baumwollstoff
    .icon = ⚖️
anno1800-nw_21 = Lotse I
    .icon = ⚖️
anno1800-nw_22 = Lotse II
    .icon = ⚖️
anno1800-nw_23 = Lotse III
    .icon = ⚖️
anno1800-nw_24 = Lotse IV
    .icon = ⚖️

## Teile der Wertung

anno1800-score_cards = Bevölkerungs-Karten
    .icon = 🃏
anno1800-score_expeditions = Expeditions-Karten
    .icon = 🗺️
anno1800-score_gold = Gold
    .icon = 🪙
anno1800-score_fireworks = Feuerwerks-Plättchen
    .icon = 🎆

## Was man tun kann

anno1800-verb-play = Karte ausspielen
    .name = ausspielen
    .description = Spiele eine Bevölkerungs-Karte aus
    .icon = 🃏
anno1800-verb-build = Ausbauen
    .name = ausbauen
    .description = Baue eine Industrie oder eine Werft
    .icon = 🏭
anno1800-verb-ships = Schiffe bauen
    .name = schiffe
    .description = Baue Schiffe, höchstens eines je Werft
    .icon = 🚢
anno1800-verb-rebuild = Zurücklegen und ausbauen
    .name = umbauen
    .description = Lege ein gebautes Plättchen zurück und baue ein anderes
    .icon = ♻️
anno1800-verb-hire = Arbeitskraft erhöhen
    .name = anheuern
    .description = Hole bis zu drei Leute; jeder bringt eine Karte mit
    .icon = 👥
anno1800-verb-upgrade = Aufsteigen
    .name = aufsteigen
    .description = Verbessere deine Leute, bis zu drei Stufen
    .icon = ⬆️
anno1800-verb-claim = Alte Welt erschließen
    .name = alte-welt
    .description = Erschöpfe Erkundungs-Plättchen für eine Alte-Welt-Insel
    .icon = 🏝️
anno1800-verb-explore = Neue Welt erkunden
    .name = neue-welt
    .description = Erschöpfe Erkundungs-Plättchen für eine Neue-Welt-Insel und drei Karten
    .icon = 🌴
anno1800-verb-expedition = Expeditions-Karten nehmen
    .name = expedition
    .description = Erschöpfe 2 Erkundungs-Plättchen für bis zu drei Expeditions-Karten
    .icon = 🗺️
anno1800-verb-swap = Karten austauschen
    .name = austauschen
    .description = Lege bis zu drei Handkarten unter ihre Stapel und ziehe neue
    .icon = 🔄
anno1800-verb-festival = Stadtfest feiern
    .name = stadtfest
    .description = Hole alle deine Leute und Plättchen zurück
    .icon = 🎉
anno1800-verb-work = Produzieren
    .name = produzieren
    .description = Beim Bezahlen: Setze jemanden auf einen Arbeitsplatz
    .icon = ⚒️
anno1800-verb-trade = Handeln
    .name = handeln
    .description = Beim Bezahlen: Erhandle eine Ressource von jemandem
    .icon = ⚖️
anno1800-verb-fetch = Aus der Neuen Welt holen
    .name = holen
    .description = Beim Bezahlen: Hole eine Ressource von deinen Neue-Welt-Inseln
    .icon = 🌴
anno1800-verb-gift = Kostenlose Ressource nehmen
    .name = geschenk
    .description = Beim Bezahlen: Nimm die kostenlose Ressource einer ausgespielten Karte
    .icon = 🎁
anno1800-verb-labour = Jemanden erschöpfen
    .name = erschöpfen
    .description = Beim Bezahlen: Erschöpfe jemanden, den die Kosten verlangen
    .icon = 😴
anno1800-verb-spend = Plättchen erschöpfen
    .name = plättchen
    .description = Beim Bezahlen: Erschöpfe Plättchen, die die Kosten verlangen
    .icon = 🧭
anno1800-verb-return = Plättchen zurücklegen
    .name = zurücklegen
    .description = Beim Ausbauen: Lege ein gebautes Plättchen auf den Spielplan zurück
    .icon = ↩️
anno1800-verb-finish = Abschließen
    .name = abschließen
    .description = Beim Bezahlen: Schließe einen Teil ab, für den alles da ist
    .icon = ✅
anno1800-verb-activate = Karte aktivieren
    .name = aktivieren
    .description = Nutze den Effekt einer ausgespielten Karte; das ist frei
    .icon = ✨
anno1800-verb-objective = Auftrags-Karte nutzen
    .name = auftrag
    .description = Nutze Alonso Graves, Aarhant oder den Redakteur; das ist frei
    .icon = 🎯
anno1800-verb-promote = Kostenlos verbessern
    .name = verbessern
    .description = Nutze eine Verbesserung von einer Karte, bevor der Zug endet
    .icon = 🎖️
anno1800-verb-shift = Schicht beenden
    .name = schichtende
    .description = Zahle Gold, um jemanden heimzuschicken; das ist frei
    .icon = 🔔
anno1800-verb-produce = Vorproduzieren
    .name = vorproduzieren
    .description = Produziere jetzt für eine spätere Aktion dieses Zugs
    .icon = ⏩
anno1800-verb-withdraw = Abbrechen
    .name = abbrechen
    .description = Brich das Bezahlen ab; alles ist wieder wie zuvor
    .icon = ✖️
anno1800-verb-end_turn = Zug beenden
    .name = ende
    .description = Beende deinen Zug; was ungenutzt ist, verfällt
    .icon = ⏭️
anno1800-verb-auto_end = Wann mein Zug endet
    .name = zugende
    .description = Bestimme, wann deine Züge von selbst enden
    .icon = ⏱️

## Fragen

anno1800-param-kind = Welche Art Plättchen?
    .name = art
    .description = Wer dort arbeitet, oder Werften
anno1800-param-tile = Was baust du?
    .name = plättchen
    .description = Die Industrie oder Werft
anno1800-param-where = Wo?
    .name = wo
    .description = Auf der Heimat-Insel, auf deinen anderen Inseln, im Wohnviertel oder erschöpft
anno1800-param-field = Auf welchem Feld?
    .name = feld
    .description = Das Feld, wie es im Bild steht
anno1800-param-pay = Wie bezahlst du?
    .name = bezahlung
    .description = Die Bezahlung; ohne Angabe die beste
    .others = Anders bezahlen
anno1800-param-ship = Welches Schiff? Nimm noch eines dazu oder mach weiter.
    .name = schiff
    .description = Das Schiff, das du baust
anno1800-param-pile = Welche Art Karte?
    .name = stapel
    .description = Der Stapel und was seine Karten bringen
anno1800-param-card = Welche Karte?
    .name = karte
    .description = Die Bevölkerungs-Karte
anno1800-param-tier = Wer?
    .name = wer
    .description = Bauer, Arbeiter, Handwerker, Ingenieur oder Investor
anno1800-param-cards = Wie viele Karten?
    .name = karten
    .description = 1 bis 3 Karten
anno1800-param-objective = Welche Auftrags-Karte?
    .name = auftrag
    .description = Die Auftrags-Karte
anno1800-param-resource = Welche Ressource?
    .name = ressource
    .description = Die Ressource
anno1800-param-seat = Von wem?
    .name = mitspieler
    .description = Wer es produziert
anno1800-param-tokens = Mit welchen Plättchen?
    .name = plättchen
    .description = Die Plättchen, die du erschöpfst
anno1800-param-part = Für welchen Teil?
    .name = teil
    .description = Der Teil der Aktion
anno1800-param-rule = Wann sollen deine Züge von selbst enden?
    .name = wann
    .description = Wann deine Züge von selbst enden
anno1800-param-returned_where = Wo liegt das Plättchen, das du zurücklegst?
    .name = woher
    .description = Auf der Heimat-Insel oder auf deinen anderen Inseln
anno1800-param-returned = Welches Plättchen legst du zurück?
    .name = zurücklegen
    .description = Das Plättchen, das auf den Spielplan zurückkommt
anno1800-param-hire-tier = Wen holst du?
anno1800-param-upgrade-tier = Wer steigt auf?
anno1800-param-promote-tier = Wer steigt kostenlos auf?
anno1800-param-shift-tier = Wessen Schicht endet?
anno1800-param-labour-tier = Wer wird erschöpft?
anno1800-param-upgrade-where = Wo ist dieser Stein jetzt?
anno1800-param-promote-where = Wo ist dieser Stein jetzt?
anno1800-param-shift-where = Wo ist dieser Stein jetzt?
anno1800-param-build-where = Wo baust du es?
anno1800-param-work-field = Wo produzierst du?
anno1800-param-produce-field = Wo produzierst du?
anno1800-param-return-field = Welches Plättchen legst du zurück?
anno1800-param-play-card = Welche Karte spielst du aus?
anno1800-param-swap-pile = Welche Karten tauschst du aus? Bis zu drei.
anno1800-param-swap-card = Welche Karte tauschst du aus?

## Was zu tun ist

anno1800-task-wait = Gerade ist nichts zu tun.
anno1800-task-act = Mach eine Aktion. Ein Stadtfest geht immer.
anno1800-task-extra = Du hast { $actions ->
        [one] eine zusätzliche Aktion
       *[other] { $actions } zusätzliche Aktionen
    }: Nutze sie oder beende deinen Zug.
anno1800-task-end = Nutze freie Aktionen oder beende deinen Zug.
anno1800-task-pay = Bezahle Schritt für Schritt: { $goal }. Dann schließe ab.
anno1800-task-pay_card = Bezahle die Karte Schritt für Schritt, dann schließe ab.

## Auswahl

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = Das ist alles
    .icon = ✅
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
anno1800-choice-kind_workers = Industrien für Arbeiter
    .icon = 👷
anno1800-choice-kind_artisans = Industrien für Handwerker
    .icon = 🧑‍🏭
anno1800-choice-kind_engineers = Industrien für Ingenieure
    .icon = 🧑‍🔬
anno1800-choice-kind_shipyards = Werften
    .icon = ⚓
anno1800-choice-pile_fw_people = Bauer/Arbeiter: Leute
    .icon = 👥
anno1800-choice-pile_fw_other = Bauer/Arbeiter: Verbesserungen, Plättchen, Gold
    .icon = 🟦
anno1800-choice-pile_aei_deeds = Handwerker/Ingenieur/Investor: Aktionen, Expeditionen, Ablegen
    .icon = ⚡
anno1800-choice-pile_aei_other = Handwerker/Ingenieur/Investor: Plättchen, Verbesserungen, Neue Welt
    .icon = 🟥
anno1800-choice-pile_nw = Neue Welt
    .icon = 🌴
anno1800-choice-where_home = Auf der Heimat-Insel
    .icon = 🏠
anno1800-choice-where_islands = Auf den Alte-Welt-Inseln
    .icon = 🏝️
anno1800-choice-where_residence = Im Wohnviertel
    .icon = 🏘️
anno1800-choice-where_exhausted = Im Erschöpft-Bereich
    .icon = 😴
anno1800-choice-empty = freies Feld
anno1800-choice-over = hier: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = kostet { $gold } Gold
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 Erkundungs-Plättchen
       *[other] { $tokens } Erkundungs-Plättchen
    }
anno1800-choice-price = { $tokens ->
        [one] 1 Handels-Plättchen
       *[other] { $tokens } Handels-Plättchen
    }
anno1800-choice-tired = { $cubes ->
        [0] niemand ist unterwegs
        [one] 1 kommt nach Hause
       *[other] { $cubes } kommen nach Hause
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 Erkundungs-Plättchen und 3 Gold für eine zusätzliche Aktion
anno1800-choice-aarhant = 1 Investor erschöpfen für 5 Gold
anno1800-choice-the_editor = 2 Erkundungs-Plättchen, um eine Handkarte unter ihren Stapel zu legen
anno1800-choice-lapse_action = du hast noch eine Aktion; sie würde verfallen
anno1800-choice-lapse_discard = du könntest noch Handkarten unter ihre Stapel legen
anno1800-choice-lapse_stock = was du vorproduziert hast, würde verfallen
anno1800-choice-lapse_upgrades = kostenlose Verbesserungen würden verfallen
anno1800-choice-rule_when_nothing_left = Wenn nichts mehr zu tun ist
anno1800-choice-rule_always = Gleich nach meiner letzten Aktion
anno1800-choice-rule_never = Nur wenn ich es sage

## Bezahlung

anno1800-choice-plan = { $plan ->
        [1] Bester Weg
       *[other] Weg { $plan }
    }
anno1800-choice-plan_free = kostet dich nichts
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · durch Handel: { $traded }
anno1800-choice-plan_cards = { $parts } · nutzt eine Karte oder Aarhant
anno1800-choice-no_gold = Ohne Gold
anno1800-choice-no_trade = Ohne Handel
anno1800-choice-own = Schritt für Schritt bezahlen
    .icon = 🧩
anno1800-choice-own_detail = wähle jeden Schritt selbst
anno1800-cost = { $parts }
anno1800-cost-free = kostenlos
anno1800-goal-build = { $tile } auf { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = neuer { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effekte der Karten

anno1800-effect-gain_cubes = { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 Bauern
               *[other] { $cubes } Bauern
            }
        [worker] { $cubes ->
                [one] 1 Arbeiter
               *[other] { $cubes } Arbeiter
            }
        [artisan] { $cubes ->
                [one] 1 Handwerker
               *[other] { $cubes } Handwerker
            }
        [engineer] { $cubes ->
                [one] 1 Ingenieur
               *[other] { $cubes } Ingenieure
            }
       *[other] { $cubes ->
                [one] 1 Investor
               *[other] { $cubes } Investoren
            }
    }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 Expeditions-Karte
       *[other] { $cards } Expeditions-Karten
    }
anno1800-effect-free_new_world = eine Neue-Welt-Ressource kostenlos
anno1800-effect-upgrades = bis zu { $cubes } × { $tier } → { $to } kostenlos
anno1800-effect-extra_action = eine zusätzliche Aktion
anno1800-effect-discard = bis zu { $cards } Handkarten unter ihre Stapel

## Was geschah

anno1800-event-objectives = Auftrags-Karten: { $cards }.
anno1800-event-begins = { $player } beginnt.
anno1800-event-turn_began = Runde { $round }: { $player } ist am Zug.
anno1800-event-produced = { $player } produziert { $resource }.
anno1800-event-traded = { $player } erhandelt { $resource }; { $partner } bekommt 1 Gold.
anno1800-event-gift = { $player } bekommt kostenlos { $resource } ({ $card }).
anno1800-event-shifted = { $player } beendet für { $gold } Gold eine Schicht ({ $tier }).
anno1800-event-put_back = { $player } legt das Plättchen von { $field } zurück: { $tile }.
anno1800-event-paid = { $player } setzt dafür ein: { $parts }.
anno1800-event-built = { $player } baut auf { $field }: { $tile }.
anno1800-event-built_over = { $player } baut auf { $field }: { $tile } über { $over }.
anno1800-event-played = { $player } spielt eine Karte für { $points } Punkte aus: { $card }.
anno1800-event-hired = { $player } holt einen neuen { $tier_id ->
        [farmer] Bauern
       *[other] { $tier }
    }.
anno1800-event-gained = { $player } bekommt { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 Bauern
               *[other] { $cubes } Bauern
            }
        [worker] { $cubes ->
                [one] 1 Arbeiter
               *[other] { $cubes } Arbeiter
            }
        [artisan] { $cubes ->
                [one] 1 Handwerker
               *[other] { $cubes } Handwerker
            }
        [engineer] { $cubes ->
                [one] 1 Ingenieur
               *[other] { $cubes } Ingenieure
            }
       *[other] { $cubes ->
                [one] 1 Investor
               *[other] { $cubes } Investoren
            }
    }.
anno1800-event-raised = { $player } verbessert: { $tier } → { $to }.
anno1800-event-drew = Du ziehst: { $card }.
anno1800-event-drew_hidden = { $player } zieht eine { $deck }.
anno1800-event-put_under = Du legst eine Karte unter ihren Stapel: { $card }.
anno1800-event-put_under_hidden = { $player } legt eine { $deck } unter ihren Stapel.
anno1800-event-claimed = { $player } erschließt eine Alte-Welt-Insel: { $island }.
anno1800-event-explored = { $player } erkundet eine Neue-Welt-Insel: { $island }.
anno1800-event-expedition = Du nimmst eine Expeditions-Karte: { $card }.
anno1800-event-expedition_hidden = { $player } nimmt eine Expeditions-Karte.
anno1800-event-festival = { $player } feiert ein Stadtfest: Alle Leute und Plättchen sind zurück.
anno1800-event-activated = { $player } nutzt den Effekt einer Karte: { $effect } ({ $card }).
anno1800-event-objective = { $player } nutzt eine Auftrags-Karte: { $card }.
anno1800-event-auto_end_when_nothing_left = Deine Züge enden nun von selbst, wenn nichts mehr zu tun ist.
anno1800-event-auto_end_always = Deine Züge enden nun gleich nach deiner letzten Aktion.
anno1800-event-auto_end_never = Deine Züge enden nun nur, wenn du es sagst.
anno1800-event-fireworks = { $player } hat keine Handkarte mehr und bekommt das Feuerwerks-Plättchen! Nach dieser Runde folgt noch eine.
anno1800-event-last_round = Die letzte Runde beginnt: Alle sind noch einmal am Zug.
anno1800-event-over = Die letzte Runde ist vorbei. Jetzt wird gezählt.
anno1800-event-round_limit = Die Rundengrenze ist erreicht: Die Partie endet nach { $rounds } Runden.
anno1800-cause-round_limit = Die Rundengrenze ist erreicht
anno1800-cause-points = Die letzte Runde ist gespielt

## Was einer Bezahlung im Weg steht

anno1800-obstacle-none = etwas fehlt
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: Niemand produziert das
anno1800-obstacle-traded = { $resource }: in diesem Zug schon erhandelt
anno1800-obstacle-island = { $resource }: Keine deiner Inseln hat das
anno1800-obstacle-cube_none = { $resource }: Kein { $tier } ist frei
anno1800-obstacle-cube = { $resource }: Kein { $tier } ist frei; { $gold ->
        [one] 1 Gold mehr würde
       *[other] { $gold } Gold mehr würden
    } reichen
anno1800-obstacle-tokens = { $resource }: { $short ->
        [one] 1 Handels-Plättchen mehr würde
       *[other] { $short } Handels-Plättchen mehr würden
    } reichen
anno1800-obstacle-labour_none = Kein { $tier } ist frei
anno1800-obstacle-labour = Kein { $tier } ist frei; { $gold ->
        [one] 1 Gold mehr würde
       *[other] { $gold } Gold mehr würden
    } reichen
anno1800-obstacle-spend = { $kind_id ->
        [trade_token] { $short ->
                [one] 1 Handels-Plättchen mehr würde
               *[other] { $short } Handels-Plättchen mehr würden
            }
       *[other] { $short ->
                [one] 1 Erkundungs-Plättchen mehr würde
               *[other] { $short } Erkundungs-Plättchen mehr würden
            }
    } reichen
anno1800-obstacle-gold = { $short ->
        [one] 1 Gold mehr würde
       *[other] { $short } Gold mehr würden
    } reichen
anno1800-refused-no_plan =
    Das kannst du jetzt nicht bezahlen:
    - { $reasons }

## Absagen

anno1800-refused-not_your_turn = Jemand anderes ist am Zug.
anno1800-refused-not_running = Die Partie ist zu Ende.
anno1800-refused-unknown_id = So etwas gibt es hier nicht. Nimm einen der Vorschläge.
anno1800-refused-no_action_left = Du hast in diesem Zug keine Aktion mehr. Beende deinen Zug oder nutze eine freie Aktion.
anno1800-refused-payment_open = Du bist mitten im Bezahlen. Bring das zu Ende oder brich es ab.
anno1800-refused-not_paying = Gerade gibt es nichts zu bezahlen. Wähle zuerst eine Aktion.
anno1800-refused-no_free_workplace = Beide Arbeitsplätze sind besetzt ({ $industry }). Beende dort zuerst eine Schicht, für { $gold } Gold.
anno1800-refused-no_cube = Kein { $tier } ist im Wohnviertel frei. Beende für Gold eine Schicht oder feiere ein Stadtfest.
anno1800-refused-not_your_industry = Auf { $field } hast du keine Industrie. Wähle ein anderes Feld.
anno1800-refused-partner_cannot = { $player } hat keine Industrie für { $resource }. Wähle jemand anderen.
anno1800-refused-self_trade = Mit dir selbst kannst du nicht handeln. Wähle jemand anderen.
anno1800-refused-already_traded = In diesem Zug schon erhandelt: { $resource }. Das geht nur einmal im Zug; produziere es selbst.
anno1800-refused-not_tradable = Ressourcen der Neuen Welt lassen sich nicht erhandeln. Du brauchst eine eigene Insel.
anno1800-refused-no_such_island = Keine deiner Neue-Welt-Inseln hat { $resource }. Erkunde noch eine.
anno1800-refused-not_enough_tokens = { $kind_id ->
        [trade_token] Handels-Plättchen
       *[other] Erkundungs-Plättchen
    }: Du brauchst { $need }, bereit sind { $ready }. Ein Stadtfest macht benutzte wieder bereit.
anno1800-refused-bad_pick = Diese Plättchen ergeben nicht genau { $need }. Wähle andere.
anno1800-refused-beryl_absent = Erkundungs-Plättchen zählen nur mit Beryl O’Mara als Handels-Plättchen.
anno1800-refused-not_enough_gold = Du brauchst { $need } Gold und hast { $have }.
anno1800-refused-cube_not_there = Dort ist kein { $tier }. Wähle einen anderen Platz.
anno1800-refused-part_unpaid = Teil { $part } ist noch nicht bezahlt. Es fehlt: { $missing }.
anno1800-refused-not_needed = Das wird hier nicht gebraucht oder ist schon bezahlt.
anno1800-refused-not_on_card = Diese Karte bietet das nicht: { $resource } ({ $card }).
anno1800-refused-step_not_allowed = Das geht bei dieser Bezahlung nicht.
anno1800-refused-surplus = Es bliebe übrig: { $resource }. Produziere nur, was die Aktion braucht.
anno1800-refused-no_such_plan = So kannst du nicht mehr bezahlen. Wähle eine andere Bezahlung.
anno1800-refused-need_place = Alle passenden Felder sind belegt. Nenne das Feld, das du überbaust.
anno1800-refused-sold_out = Auf dem Spielplan ist nichts mehr davon: { $tile }. Baue etwas anderes.
anno1800-refused-already_owned = Diese Industrie hast du schon. Mehr als eine von jeder geht nicht.
anno1800-refused-wrong_terrain = { $tile } passt nicht auf { $field }. Industrien brauchen Land, Werften die Küste, Schiffe das Meer.
anno1800-refused-not_your_field = { $field } ist keines deiner Felder.
anno1800-refused-must_overbuild_start = In der ersten Auflage muss das deine Start-Industrie überbauen: { $tile } auf { $start }.
anno1800-refused-too_many_ships = Du hast { $yards ->
        [one] 1 Werft, also höchstens 1 Schiff
       *[other] { $yards } Werften, also höchstens { $yards } Schiffe
    } je Aktion.
anno1800-refused-ship_too_strong = { $tile }: Dafür brauchst du eine freie Werft der Stärke { $strength }. Baue zuerst eine.
anno1800-refused-field_used_twice = Zwei Schiffe können nicht auf dasselbe Meeresfeld. Wähle ein anderes.
anno1800-refused-yard_needed = Die Werft kannst du erst nach dem letzten Schiff dieser Aktion zurücklegen.
anno1800-refused-return_limit = In einer Aktion darfst du nur ein Plättchen zurücklegen.
anno1800-refused-nothing_to_return = Auf { $field } liegt kein gebautes Plättchen. Vorgedruckte kannst du nicht zurücklegen.
anno1800-refused-not_in_hand = Diese Karte hast du nicht auf der Hand.
anno1800-refused-deck_empty = Dieser Stapel ist leer, seine Karten kannst du nicht austauschen ({ $deck }).
anno1800-refused-swap_count = Wähle 1 bis 3 verschiedene Karten.
anno1800-refused-not_played = Diese Karte liegt nicht vor dir. Spiele sie zuerst aus.
anno1800-refused-discard_too_late = Dieser Effekt gilt nur in dem Zug, in dem die Karte ausgespielt wird.
anno1800-refused-not_active = Der Effekt dieser Karte ist schon genutzt.
anno1800-refused-discard_count = Wähle höchstens 2 Karten.
anno1800-refused-gift_in_payment = Nutze diese Karte beim Bezahlen von etwas, das die Ressource braucht.
anno1800-refused-nothing_to_gain = Dieser Effekt brächte dir jetzt nichts. Heb ihn dir auf.
anno1800-refused-hire_count = Wähle 1 bis 3 Leute.
anno1800-refused-no_cube_supply = Im Vorrat ist kein { $tier } mehr. Wähle jemand anderen.
anno1800-refused-deck_gold = Der Stapel ist leer ({ $deck }): Ein neuer { $tier } kostet zusätzlich { $gold } Gold.
anno1800-refused-upgrade_count = Wähle 1 bis 3 Verbesserungen.
anno1800-refused-top_tier = Über dem Investor gibt es keine Stufe mehr. Wähle jemand anderen.
anno1800-refused-no_free_upgrade = Du hast keine kostenlose Verbesserung mehr für einen { $tier_id ->
        [farmer] Bauern
       *[other] { $tier }
    }.
anno1800-refused-island_limit = Du hast schon vier Inseln dieser Art; mehr gehen nicht.
anno1800-refused-stack_empty = Der Stapel ist leer: Es gibt nichts mehr zu nehmen.
anno1800-refused-expedition_count = Wähle 1 bis 3 Expeditions-Karten.
anno1800-refused-objective_absent = Diese Auftrags-Karte ist nicht im Spiel: { $card }.
anno1800-refused-objective_used = Nur einmal im Zug, und du hast sie schon genutzt: { $card }.
anno1800-refused-produce_ahead_off = Vorproduzieren kannst du nur für eine Aktion, die in diesem Zug noch kommt, und wenn es eingestellt ist.
anno1800-refused-action_owed = Mach zuerst eine Aktion. Ein Stadtfest geht immer.
anno1800-refused-no_change = Das ist schon so eingestellt.

## Einstellungen

anno1800-option-edition = Auflage
    .description = Wo Arbeiter-Versionen stehen dürfen und wie viele Plättchen zurückgelegt werden dürfen
anno1800-option-edition-revised = überarbeitet: überall, ein Plättchen zurück
anno1800-option-edition-first = erste: auf der Start-Industrie, beliebig viele zurück
anno1800-option-objectives = Auftrags-Karten
    .description = Wie die fünf Auftrags-Karten bestimmt werden
anno1800-option-objectives-random = fünf zufällige
anno1800-option-objectives-first_game = die fünf für die erste Partie
anno1800-option-objectives-effects = alle vier mit Effekt, eine andere
anno1800-option-objectives-majorities = die fünf Mehrheiten
anno1800-option-objectives-industries = fünf für Industrien
anno1800-option-objectives-custom = die unten gewählten
anno1800-option-objective_1 = Erste Auftrags-Karte
    .description = Eine Karte, die auf jeden Fall im Spiel ist
anno1800-option-objective_2 = Zweite Auftrags-Karte
    .description = Eine Karte, die auf jeden Fall im Spiel ist
anno1800-option-objective_3 = Dritte Auftrags-Karte
    .description = Eine Karte, die auf jeden Fall im Spiel ist
anno1800-option-objective_4 = Vierte Auftrags-Karte
    .description = Eine Karte, die auf jeden Fall im Spiel ist
anno1800-option-objective_5 = Fünfte Auftrags-Karte
    .description = Eine Karte, die auf jeden Fall im Spiel ist
anno1800-value-by_style = wie es die Auswahl der Karten sagt
anno1800-value-alonso_graves = { anno1800-alonso_graves }
anno1800-value-aarhant = { anno1800-aarhant }
anno1800-value-the_editor = { anno1800-the_editor }
anno1800-value-beryl_omara = { anno1800-beryl_omara }
anno1800-value-hannah_goode = { anno1800-hannah_goode }
anno1800-value-university = { anno1800-university }
anno1800-value-worlds_fair = { anno1800-worlds_fair }
anno1800-value-madame_kahina = { anno1800-madame_kahina }
anno1800-value-the_tourist = { anno1800-the_tourist }
anno1800-value-zoo = { anno1800-zoo }
anno1800-value-museum = { anno1800-museum }
anno1800-value-bente_jorgensen = { anno1800-bente_jorgensen }
anno1800-value-isabel_sarmento = { anno1800-isabel_sarmento }
anno1800-value-pyrphorians = { anno1800-pyrphorians }
anno1800-value-edvard_goode = { anno1800-edvard_goode }
anno1800-value-willie_wibblesock = { anno1800-willie_wibblesock }
anno1800-value-princess_qing = { anno1800-princess_qing }
anno1800-value-the_queen = { anno1800-the_queen }
anno1800-value-carl_von_malching = { anno1800-carl_von_malching }
anno1800-value-eli_bleakworth = { anno1800-eli_bleakworth }
anno1800-option-start_player = Startspieler
    .description = Wer beginnt; die anderen bekommen mehr Gold
anno1800-option-start_player-random = zufällig
anno1800-option-start_player-seat_1 = der erste Platz
anno1800-option-start_player-seat_2 = der zweite Platz
anno1800-option-stock = Vorproduzieren
    .description = Wie lange eine Ressource genutzt werden kann
anno1800-option-stock-turn = innerhalb eines Zugs erlaubt
anno1800-option-stock-action = nicht erlaubt
anno1800-option-round_limit = Rundengrenze
    .description = Nach wie vielen Runden die Partie spätestens endet
anno1800-option-round_limit-null = keine
anno1800-option-auto_end = Zugende
    .description = Wann Züge von selbst enden, bis jemand es für sich ändert
anno1800-option-auto_end-when_nothing_left = wenn nichts mehr zu tun ist
anno1800-option-auto_end-always = gleich nach der letzten Aktion
anno1800-option-auto_end-never = nur auf Befehl
