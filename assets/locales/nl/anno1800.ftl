# Anno 1800: alle woorden van het spel, in het Nederlands.

anno1800-title = Anno 1800
anno1800-tagline = Bouw je eilanden uit, vervul de behoeften van je mensen en speel als eerste je hand leeg.

## Bevolking

anno1800-farmer =
    { $pieces ->
        [one] Boer
       *[other] Boeren
    }
    .icon = 🧑‍🌾
anno1800-worker =
    { $pieces ->
        [one] Werker
       *[other] Werkers
    }
    .icon = 👷
anno1800-artisan =
    { $pieces ->
        [one] Ambachtsman
       *[other] Ambachtslieden
    }
    .icon = 🧑‍🏭
anno1800-engineer =
    { $pieces ->
        [one] Ingenieur
       *[other] Ingenieurs
    }
    .icon = 🧑‍🔬
anno1800-investor =
    { $pieces ->
        [one] Investeerder
       *[other] Investeerders
    }
    .icon = 🎩

## Goederen

anno1800-planks = Planken
    .icon = 🪵
    .one = Planken
anno1800-grain = Graan
    .icon = 🌾
    .one = Graan
anno1800-potatoes = Aardappelen
    .icon = 🥔
    .one = Aardappelen
anno1800-pigs = Varkens
    .icon = 🐖
    .one = Varkens
anno1800-wool = Wol
    .icon = 🐑
    .one = Wol
anno1800-coal = Kolen
    .icon = ⚫
    .one = Kolen
anno1800-bricks = Bakstenen
    .icon = 🧱
    .one = Bakstenen
anno1800-goods = Handelswaren
    .icon = 📦
    .one = Handelswaren
anno1800-steel = Stalen balken
    .icon = 🏗️
    .one = Stalen balken
anno1800-sails = Zeilen
    .icon = ⛵
    .one = Zeilen
anno1800-glass = Glas
    .icon = 🫙
    .one = Glas
anno1800-brass = Messing
    .icon = 🎺
    .one = Messing
anno1800-windows = Ramen
    .icon = 🪟
    .one = Ramen
anno1800-dynamite = Dynamiet
    .icon = 🧨
    .one = Dynamiet
anno1800-cannons = Kanonnen
    .icon = 💣
    .one = Kanonnen
anno1800-steam_engines = Stoommachines
    .icon = ⚙️
    .one = Stoommachines
anno1800-beer = Bier
    .icon = 🍺
    .one = Bier
anno1800-bread = Brood
    .icon = 🍞
    .one = Brood
anno1800-schnapps = Jenever
    .icon = 🥃
    .one = Jenever
anno1800-sausages = Worst
    .icon = 🌭
    .one = Worst
anno1800-soap = Zeep
    .icon = 🧼
    .one = Zeep
anno1800-canned_food = Conserven
    .icon = 🥫
    .one = Conserven
anno1800-work_clothes = Werkkleding
    .icon = 🦺
    .one = Werkkleding
anno1800-cotton_fabric = Katoenen stof
    .icon = 🧵
    .one = Katoenen stof
anno1800-coffee = Koffie
    .icon = ☕
    .one = Koffie
anno1800-rum = Rum
    .icon = 🍹
    .one = Rum
anno1800-cigars = Sigaren
    .icon = 🚬
    .one = Sigaren
anno1800-chocolate = Chocolade
    .icon = 🍫
    .one = Chocolade
anno1800-champagne = Champagne
    .icon = 🍾
    .one = Champagne
anno1800-spectacles = Brillen
    .icon = 👓
    .one = Brillen
anno1800-pocket_watches = Zakhorloges
    .icon = ⌚
    .one = Zakhorloges
anno1800-sewing_machines = Naaimachines
    .icon = 🪡
    .one = Naaimachines
anno1800-fur_coats = Bontjassen
    .icon = 🧥
    .one = Bontjassen
anno1800-steam_carriages = Stoomauto’s
    .icon = 🚗
    .one = Stoomauto’s
anno1800-bicycles = Hoge bi’s
    .icon = 🚲
    .one = Hoge bi’s
anno1800-light_bulbs = Gloeilampen
    .icon = 💡
    .one = Gloeilampen
anno1800-gramophones = Grammofoons
    .icon = 🎶
    .one = Grammofoons
anno1800-heavy_weapons = Zware wapens
    .icon = 💥
    .one = Zware wapens

## Goederen van de Nieuwe Wereld

anno1800-cotton = Katoen
    .icon = ☁️
    .one = Katoen
anno1800-cacao = Cacao
    .icon = 🌰
    .one = Cacao
anno1800-coffee_beans = Koffiebonen
    .icon = 🫘
    .one = Koffiebonen
anno1800-rubber = Rubber
    .icon = 🌳
    .one = Rubber
anno1800-sugar_cane = Suikerriet
    .icon = 🎋
    .one = Suikerriet
anno1800-tobacco = Tabak
    .icon = 🍂
    .one = Tabak

## Startfabrieken

anno1800-sawmill_start = Zagerij
    .icon = 🪵
anno1800-grain_farm_start = Graanboerderij
    .icon = 🌾
anno1800-potato_farm_start = Aardappelboerderij
    .icon = 🥔
anno1800-pig_farm_start = Varkensboerderij
    .icon = 🐖
anno1800-sheep_farm_start = Schapenboerderij
    .icon = 🐑
anno1800-charcoal_kiln_start = Kolenbranderij
    .icon = ⚫
anno1800-brickworks_start = Steenbakkerij
    .icon = 🧱
anno1800-warehouse_start = Pakhuis
    .icon = 📦
anno1800-steelworks_start = Staalfabriek
    .icon = 🏗️
anno1800-sailmakers_start = Zeilweverij
    .icon = ⛵

## Fabrieken

anno1800-sawmill_worker = Zagerij (werkers)
    .icon = 🪵
anno1800-charcoal_kiln_worker = Kolenbranderij (werkers)
    .icon = ⚫
anno1800-brickworks_worker = Steenbakkerij (werkers)
    .icon = 🧱
anno1800-warehouse_worker = Pakhuis (werkers)
    .icon = 📦
anno1800-steelworks_worker = Staalfabriek (werkers)
    .icon = 🏗️
anno1800-sailmakers_worker = Zeilweverij (werkers)
    .icon = ⛵
anno1800-brewery = Brouwerij
    .icon = 🍺
anno1800-bakery = Bakkerij
    .icon = 🍞
anno1800-schnapps_distillery = Jeneverstokerij
    .icon = 🥃
anno1800-glassworks = Glasfabriek
    .icon = 🫙
anno1800-sausage_factory = Worstmakerij
    .icon = 🌭
anno1800-soap_factory = Zeepkokerij
    .icon = 🧼
anno1800-cannery = Conservenfabriek
    .icon = 🥫
anno1800-clothes_factory = Kledingfabriek
    .icon = 🦺
anno1800-cotton_mill_worker = Katoenweverij (werkers)
    .icon = 🧵
anno1800-cotton_mill_artisan = Katoenweverij (ambachtslieden)
    .icon = 🧵
anno1800-coffee_roastery = Koffiebranderij
    .icon = ☕
anno1800-rum_distillery = Rumbranderij
    .icon = 🍹
anno1800-cigar_factory = Sigarenfabriek
    .icon = 🚬
anno1800-chocolate_factory = Chocoladefabriek
    .icon = 🍫
anno1800-brass_foundry = Messinggieterij
    .icon = 🎺
anno1800-window_factory = Ramenfabriek
    .icon = 🪟
anno1800-champagne_cellar = Champagnekelder
    .icon = 🍾
anno1800-spectacle_factory = Brillenfabriek
    .icon = 👓
anno1800-clockmakers = Horlogemakerij
    .icon = ⌚
anno1800-sewing_machine_factory = Naaimachinefabriek
    .icon = 🪡
anno1800-furrier = Bontwerkerij
    .icon = 🧥
anno1800-dynamite_factory = Dynamietfabriek
    .icon = 🧨
anno1800-cannon_foundry = Kanonnengieterij
    .icon = 💣
anno1800-motor_works = Motorenfabriek
    .icon = ⚙️
anno1800-steam_carriage_factory = Stoomautofabriek
    .icon = 🚗
anno1800-bicycle_factory = Hogebifabriek
    .icon = 🚲
anno1800-light_bulb_factory = Gloeilampenfabriek
    .icon = 💡
anno1800-gramophone_factory = Grammofoonfabriek
    .icon = 🎶
anno1800-heavy_weapons_factory = Zwarewapenfabriek
    .icon = 💥

## Werven en schepen

anno1800-shipyard_1 = Werf van kracht 1
    .icon = ⚓
anno1800-shipyard_2 = Werf van kracht 2
    .icon = ⚓
anno1800-shipyard_3 = Werf van kracht 3
    .icon = ⚓
anno1800-trade_ship_1 = Handelsschip 1
    .icon = 🚢
anno1800-trade_ship_2 = Handelsschip 2
    .icon = 🚢
anno1800-trade_ship_3 = Handelsschip 3
    .icon = 🚢
anno1800-explore_ship_1 = Verkenningsschip 1
    .icon = 🧭
anno1800-explore_ship_2 = Verkenningsschip 2
    .icon = 🧭
anno1800-explore_ship_3 = Verkenningsschip 3
    .icon = 🧭

## Fiches, stapels, velden

anno1800-trade_token =
    { $pieces ->
        [one] Handelsfiche
       *[other] Handelsfiches
    }
    .icon = ⚖️
anno1800-explore_token =
    { $pieces ->
        [one] Verkenningsfiche
       *[other] Verkenningsfiches
    }
    .icon = 🧭
anno1800-card_token =
    { $pieces ->
        [one] Handelsfiche van een kaart
       *[other] Handelsfiches van kaarten
    }
    .icon = ⚖️
anno1800-gold = Goud
    .icon = 🪙
anno1800-deck_fw =
    { $pieces ->
        [one] Boer/werker-kaart
       *[other] Boer/werker-kaarten
    }
    .icon = 🟦
anno1800-deck_aei =
    { $pieces ->
        [one] Ambachtsman/ingenieur/investeerder-kaart
       *[other] Ambachtsman/ingenieur/investeerder-kaarten
    }
    .icon = 🟥
anno1800-deck_nw =
    { $pieces ->
        [one] Nieuwe Wereld-kaart
       *[other] Nieuwe Wereld-kaarten
    }
    .icon = 🌴

## Oude Wereld-eilanden

anno1800-ow_meadow = Weide-eiland
    .icon = 🏝️
anno1800-ow_quarters = Kwartiereiland
    .icon = 🏝️
anno1800-ow_guild = Gilde-eiland
    .icon = 🏝️
anno1800-ow_storehouse = Pakhuiseiland
    .icon = 🏝️
anno1800-ow_claypit = Kleiputeiland
    .icon = 🏝️
anno1800-ow_ember = Gloedeiland
    .icon = 🏝️
anno1800-ow_forge = Smederijeiland
    .icon = 🏝️
anno1800-ow_loom = Weefgetouweiland
    .icon = 🏝️
anno1800-ow_merchant = Koopmanseiland
    .icon = 🏝️
anno1800-ow_lookout = Uitkijkeiland
    .icon = 🏝️
anno1800-ow_slipway = Hellingeiland
    .icon = 🏝️
anno1800-ow_compass = Kompaseiland
    .icon = 🏝️

## Nieuwe Wereld-eilanden

anno1800-nwi_1 = Palmenbaai
    .icon = 🌴
anno1800-nwi_2 = Reigerbaai
    .icon = 🌴
anno1800-nwi_3 = Rietbaai
    .icon = 🌴
anno1800-nwi_4 = Papegaaienbaai
    .icon = 🌴
anno1800-nwi_5 = Gloedbaai
    .icon = 🌴
anno1800-nwi_6 = Mistbaai
    .icon = 🌴
anno1800-nwi_7 = Rivierbaai
    .icon = 🌴
anno1800-nwi_8 = Orchideeënbaai
    .icon = 🌴

## Opdrachtkaarten

anno1800-alonso_graves = Alonso Graves
    .icon = ⚡
    .one = Alonso Graves
anno1800-aarhant = Aarhant
    .icon = 💰
    .one = Aarhant
anno1800-the_editor = De redacteur
    .icon = 📰
    .one = De redacteur
anno1800-beryl_omara = Beryl O’Mara
    .icon = 🔄
    .one = Beryl O’Mara
anno1800-hannah_goode = Hannah Goode
    .icon = 👪
    .one = Hannah Goode
anno1800-university = Universiteit
    .icon = 🎓
    .one = Universiteit
anno1800-worlds_fair = Wereldtentoonstelling
    .icon = 🎡
    .one = Wereldtentoonstelling
anno1800-madame_kahina = Madame Kahina
    .icon = ⚖️
    .one = Madame Kahina
anno1800-the_tourist = De bezoeker
    .icon = 🧳
    .one = De bezoeker
anno1800-zoo = Dierentuin
    .icon = 🦁
    .one = Dierentuin
anno1800-museum = Museum
    .icon = 🏺
    .one = Museum
anno1800-bente_jorgensen = Bente Jorgensen
    .icon = 🌿
    .one = Bente Jorgensen
anno1800-isabel_sarmento = Isabel Sarmento
    .icon = 🌴
    .one = Isabel Sarmento
anno1800-pyrphorians = Pyrphorianen
    .icon = 🔥
    .one = Pyrphorianen
anno1800-edvard_goode = Edvard Goode
    .icon = 🎩
    .one = Edvard Goode
anno1800-willie_wibblesock = Willie Wibblesock
    .icon = 🥫
    .one = Willie Wibblesock
anno1800-princess_qing = Prinses Qing
    .icon = 🏮
    .one = Prinses Qing
anno1800-the_queen = De Koningin
    .icon = 👑
    .one = De Koningin
anno1800-carl_von_malching = Carl Leonard von Malching
    .icon = 🍾
    .one = Carl Leonard von Malching
anno1800-eli_bleakworth = Eli Bleakworth
    .icon = 💡
    .one = Eli Bleakworth

## Expeditiekaarten: een dier en een artefact

anno1800-exp_01 = Sneeuwluipaard · Gouden masker
    .icon = 🗺️
anno1800-exp_02 = Okapi · Sterrenkaart
    .icon = 🗺️
anno1800-exp_03 = Reuzenschildpad · Jadebeeldje
    .icon = 🗺️
anno1800-exp_04 = Harpij · Kleitablet
    .icon = 🗺️
anno1800-exp_05 = Tapir · Bronzen klok
    .icon = 🗺️
anno1800-exp_06 = Condor · Kanoboeg
    .icon = 🗺️
anno1800-exp_07 = Jaguar · Amfora
    .icon = 🗺️
anno1800-exp_08 = Luiaard · Zonneschijf
    .icon = 🗺️
anno1800-exp_09 = Capibara · Obsidiaandolk
    .icon = 🗺️
anno1800-exp_10 = Toekan · Beeldrol
    .icon = 🗺️
anno1800-exp_11 = Pinguïn · Mozaïek
    .icon = 🗺️
anno1800-exp_12 = Giraf · Stenen idool
    .icon = 🗺️
anno1800-exp_13 = Nijlpaard · Sextant
    .icon = 🗺️
anno1800-exp_14 = Kameleon · Verenkroon
    .icon = 🗺️
anno1800-exp_15 = Kraanvogel · Schaakspel
    .icon = 🗺️
anno1800-exp_16 = Miereneter · Versteend ei
    .icon = 🗺️
anno1800-exp_17 = Flamingo · Sarcofaagdeksel
    .icon = 🗺️
anno1800-exp_18 = Walrus · Runensteen
    .icon = 🗺️
anno1800-exp_19 = Zebra · Zilveren trommel
    .icon = 🗺️
anno1800-exp_20 = Python · Koraalketting
    .icon = 🗺️
anno1800-exp_21 = Maki · Zwaardgevest
    .icon = 🗺️
anno1800-exp_22 = Ara · Meteoriet
    .icon = 🗺️

## Bevolkingskaarten: wat ze nodig hebben; het plaatje is hun effect

anno1800-fw_01 = Werkkleding & brood
    .icon = 🧑‍🌾
anno1800-fw_02 = Bakstenen & bier
    .icon = 🧑‍🌾
anno1800-fw_03 = Zeep & werkkleding I
    .icon = 🧑‍🌾
anno1800-fw_04 = Bakstenen & brood
    .icon = 👷
anno1800-fw_05 = Jenever & conserven I
    .icon = 👷
anno1800-fw_06 = Worst & conserven
    .icon = 👷
anno1800-fw_07 = Jenever & brood
    .icon = 👷
anno1800-fw_08 = Bier & jenever
    .icon = 👷
anno1800-fw_09 = Conserven & zeep
    .icon = 👷
anno1800-fw_10 = Werkkleding & handelswaren
    .icon = 🧑‍🏭
anno1800-fw_11 = Conserven & bier
    .icon = 🧑‍🏭
anno1800-fw_12 = Bier & worst
    .icon = 🧑‍🏭
anno1800-fw_13 = Handelswaren & bier
    .icon = 🧑‍🏭
anno1800-fw_14 = Conserven & worst
    .icon = 🧑‍🏭
anno1800-fw_15 = Werkkleding & conserven
    .icon = 🧑‍🏭
anno1800-fw_16 = Worst & jenever
    .icon = 🧑‍🏭
anno1800-fw_17 = Zeep & katoenen stof
    .icon = 🧑‍🔬
anno1800-fw_18 = Brood & bier I
    .icon = 🧑‍🔬
anno1800-fw_19 = Jenever & conserven II
    .icon = 🧑‍🔬
anno1800-fw_20 = Bier & katoenen stof
    .icon = 🧑‍🔬
anno1800-fw_21 = Brood & bier II
    .icon = 🧑‍🔬
anno1800-fw_22 = Bakstenen & worst
    .icon = 🧑‍🔬
anno1800-fw_23 = Conserven & katoenen stof
    .icon = 🧑‍🔬
anno1800-fw_24 = Brood & zeep
    .icon = ⬆️
anno1800-fw_25 = Brood & conserven
    .icon = ⬆️
anno1800-fw_26 = Worst & brood
    .icon = ⬆️
anno1800-fw_27 = Worst & handelswaren
    .icon = ⬆️
anno1800-fw_28 = Worst & zeep
    .icon = ⬆️
anno1800-fw_29 = Jenever & zeep
    .icon = ⬆️
anno1800-fw_30 = Kolen & zeep
    .icon = ⬆️
anno1800-fw_31 = Werkkleding & worst
    .icon = ⬆️
anno1800-fw_32 = Bier & brood
    .icon = ⚖️
anno1800-fw_33 = Stalen balken & jenever
    .icon = ⚖️
anno1800-fw_34 = Jenever & kolen
    .icon = ⚖️
anno1800-fw_35 = Werkkleding & jenever I
    .icon = ⚖️
anno1800-fw_36 = Uitkijk I
    .icon = ⚖️
anno1800-fw_37 = Uitkijk II
    .icon = ⚖️
anno1800-fw_38 = Uitkijk III
    .icon = ⚖️
anno1800-fw_39 = Uitkijk IV
    .icon = ⚖️
anno1800-fw_40 = Uitkijk V
    .icon = ⚖️
anno1800-fw_41 = Stalen balken & werkkleding
    .icon = 🪙
anno1800-fw_42 = Werkkleding & jenever II
    .icon = 🪙
anno1800-fw_43 = Bier & werkkleding
    .icon = 🪙
anno1800-fw_44 = Stalen balken & conserven
    .icon = 🪙
anno1800-fw_45 = Zeep & bier
    .icon = 🪙
anno1800-fw_46 = Zeep & werkkleding II
    .icon = 🪙
anno1800-aei_01 = Stalen balken & sigaren & hoge bi’s
    .icon = 🗺️
anno1800-aei_02 = Conserven & zakhorloges & brillen
    .icon = 🗺️
anno1800-aei_03 = Jenever & chocolade & koffie
    .icon = 🗺️
anno1800-aei_04 = Sigaren & bontjassen & stoomauto’s
    .icon = ⚡
anno1800-aei_05 = Bontjassen & rum & stoomauto’s
    .icon = ⚡
anno1800-aei_06 = Naaimachines & koffie & gloeilampen
    .icon = ⚡
anno1800-aei_07 = Rum & gloeilampen & grammofoons
    .icon = ⚡
anno1800-aei_08 = Chocolade & bontjassen & brillen
    .icon = ⚡
anno1800-aei_09 = Conserven & brillen & stoomauto’s
    .icon = ⚡
anno1800-aei_10 = Brood & chocolade & grammofoons
    .icon = ⚡
anno1800-aei_11 = Bier & gloeilampen & naaimachines
    .icon = ⚡
anno1800-aei_12 = Navigator I
    .icon = ⚡
anno1800-aei_13 = Navigator II
    .icon = ⚡
anno1800-aei_14 = Navigator III
    .icon = 🗑️
anno1800-aei_15 = Navigator IV
    .icon = 🗑️
anno1800-aei_16 = Champagne & koffie & grammofoons
    .icon = 🗑️
anno1800-aei_17 = Jenever & zakhorloges & hoge bi’s
    .icon = 🗑️
anno1800-aei_18 = Sigaren & champagne & brillen
    .icon = 🗑️
anno1800-aei_19 = Katoenen stof & zakhorloges & stoomauto’s
    .icon = 🗑️
anno1800-aei_20 = Sigaren & hoge bi’s & rum
    .icon = 🗑️
anno1800-aei_21 = Werkkleding & koffie & zware wapens
    .icon = 🧭
anno1800-aei_22 = Zeep & zakhorloges & zware wapens
    .icon = 🧭
anno1800-aei_23 = Handelswaren & naaimachines & stoomauto’s
    .icon = 🧭
anno1800-aei_24 = Bier & sigaren & stoomauto’s
    .icon = ⬆️
anno1800-aei_25 = Zeep & koffie & stoomauto’s
    .icon = ⬆️
anno1800-aei_26 = Brood & sigaren & champagne
    .icon = ⬆️
anno1800-aei_27 = Worst & champagne & chocolade
    .icon = ⬆️
anno1800-aei_28 = Navigator V
    .icon = 🎁
anno1800-aei_29 = Kolen & champagne & gloeilampen
    .icon = 🎁
anno1800-aei_30 = Worst & koffie & bontjassen
    .icon = ⚖️
anno1800-aei_31 = Bakstenen & grammofoons & koffie
    .icon = ⚖️
anno1800-aei_32 = Werkkleding & rum & bontjassen
    .icon = ⚖️
anno1800-nw_01 = Katoenen stof & jenever
    .icon = ⚡
anno1800-nw_02 = Katoenen stof & worst
    .icon = ⚡
anno1800-nw_03 = Hoge bi’s & jenever
    .icon = ⚡
anno1800-nw_04 = Conserven & naaimachines
    .icon = ⚡
anno1800-nw_05 = Conserven & katoenen stof
    .icon = ⚡
anno1800-nw_06 = Werkkleding & zakhorloges
    .icon = ⚡
anno1800-nw_07 = Brood & katoenen stof
    .icon = 🗺️
anno1800-nw_08 = Katoenen stof & zeep I
    .icon = 🗺️
anno1800-nw_09 = Katoenen stof & conserven
    .icon = 🗺️
anno1800-nw_10 = Zeep & katoenen stof
    .icon = 🗺️
anno1800-nw_11 = Brillen & katoenen stof
    .icon = 🗺️
anno1800-nw_12 = Grammofoons & katoenen stof
    .icon = 🗺️
anno1800-nw_13 = Katoenen stof & bier
    .icon = 🗺️
anno1800-nw_14 = Bontjassen & worst
    .icon = 🗺️
anno1800-nw_15 = Stoomauto’s & katoenen stof
    .icon = 🗑️
anno1800-nw_16 = Zakhorloges & katoenen stof
    .icon = 🗑️
anno1800-nw_17 = Katoenen stof & zeep II
    .icon = 🗑️
anno1800-nw_18 = Katoenen stof & brood
    .icon = 🗑️
anno1800-nw_19 = Werkkleding & zware wapens
    .icon = 🧭
anno1800-nw_20 = Bier & katoenen stof
    .icon = ⚖️
anno1800-nw_21 = Loods I
    .icon = ⚖️
anno1800-nw_22 = Loods II
    .icon = ⚖️
anno1800-nw_23 = Loods III
    .icon = ⚖️
anno1800-nw_24 = Loods IV
    .icon = ⚖️

## Delen van de puntentelling

anno1800-score_cards = Bevolkingskaarten
    .icon = 🃏
anno1800-score_expeditions = Expeditiekaarten
    .icon = 🗺️
anno1800-score_gold = Goud
    .icon = 🪙
anno1800-score_fireworks = Vuurwerktegel
    .icon = 🎆

## Wat je kunt doen

anno1800-verb-play = Kaart spelen
    .name = spelen
    .description = Speel een bevolkingskaart uit je hand
    .icon = 🃏
anno1800-verb-build = Uitbouwen
    .name = uitbouwen
    .description = Bouw een fabriek of een werf
    .icon = 🏭
anno1800-verb-ships = Schepen bouwen
    .name = schepen
    .description = Bouw schepen, hoogstens één per werf
    .icon = 🚢
anno1800-verb-rebuild = Terugleggen en uitbouwen
    .name = ombouwen
    .description = Leg een gebouwde tegel terug en bouw een andere
    .icon = ♻️
anno1800-verb-hire = Werkkrachten ronselen
    .name = ronselen
    .description = Ronsel ten hoogste drie mensen; elk brengt een kaart mee
    .icon = 👥
anno1800-verb-upgrade = Opwaarderen
    .name = opwaarderen
    .description = Waardeer je mensen op, ten hoogste drie stappen
    .icon = ⬆️
anno1800-verb-claim = Oude Wereld ontginnen
    .name = oude-wereld
    .description = Laat verkenningsfiches rusten voor een Oude Wereld-eiland
    .icon = 🏝️
anno1800-verb-explore = Nieuwe Wereld verkennen
    .name = nieuwe-wereld
    .description = Laat verkenningsfiches rusten voor een Nieuwe Wereld-eiland en drie kaarten
    .icon = 🌴
anno1800-verb-expedition = Expeditiekaarten nemen
    .name = expeditie
    .description = Laat 2 verkenningsfiches rusten voor ten hoogste drie expeditiekaarten
    .icon = 🗺️
anno1800-verb-swap = Kaarten ruilen
    .name = ruilen
    .description = Leg ten hoogste drie handkaarten onder hun stapels en trek nieuwe
    .icon = 🔄
anno1800-verb-festival = Stadsfeest vieren
    .name = stadsfeest
    .description = Haal al je mensen en fiches terug
    .icon = 🎉
anno1800-verb-work = Produceren
    .name = produceren
    .description = Bij het betalen: zet iemand op een werkplek
    .icon = ⚒️
anno1800-verb-trade = Handelen
    .name = handelen
    .description = Bij het betalen: verkrijg een product van iemand anders
    .icon = ⚖️
anno1800-verb-fetch = Uit de Nieuwe Wereld halen
    .name = halen
    .description = Bij het betalen: haal een product van je Nieuwe Wereld-eilanden
    .icon = 🌴
anno1800-verb-gift = Kosteloos product nemen
    .name = geschenk
    .description = Bij het betalen: neem het kosteloze product van een gespeelde kaart
    .icon = 🎁
anno1800-verb-labour = Iemand laten rusten
    .name = rusten
    .description = Bij het betalen: laat iemand rusten die de kosten vragen
    .icon = 😴
anno1800-verb-spend = Fiches laten rusten
    .name = fiches
    .description = Bij het betalen: laat fiches rusten die de kosten vragen
    .icon = 🧭
anno1800-verb-return = Tegel terugleggen
    .name = terugleggen
    .description = Bij het uitbouwen: leg een gebouwde tegel op het speelbord terug
    .icon = ↩️
anno1800-verb-finish = Afronden
    .name = afronden
    .description = Bij het betalen: rond een deel af waarvoor alles er is
    .icon = ✅
anno1800-verb-activate = Kaart activeren
    .name = activeren
    .description = Gebruik het effect van een gespeelde kaart; dat is vrij
    .icon = ✨
anno1800-verb-objective = Opdrachtkaart gebruiken
    .name = opdracht
    .description = Gebruik Alonso Graves, Aarhant of De redacteur; dat is vrij
    .icon = 🎯
anno1800-verb-promote = Kosteloos opwaarderen
    .name = kosteloos
    .description = Gebruik een opwaardering van een kaart voordat de beurt eindigt
    .icon = 🎖️
anno1800-verb-shift = Dienst beëindigen
    .name = dienst
    .description = Betaal goud om iemand naar huis te sturen; dat is vrij
    .icon = 🔔
anno1800-verb-produce = Vooruit produceren
    .name = vooruit
    .description = Maak nu een product voor een latere actie in deze beurt
    .icon = ⏩
anno1800-verb-withdraw = Afbreken
    .name = afbreken
    .description = Breek het betalen af; alles is weer zoals ervoor
    .icon = ✖️
anno1800-verb-end_turn = Beurt beëindigen
    .name = einde
    .description = Beëindig je beurt; wat ongebruikt is, vervalt
    .icon = ⏭️
anno1800-verb-auto_end = Wanneer mijn beurt eindigt
    .name = beurteinde
    .description = Bepaal wanneer je beurten vanzelf eindigen
    .icon = ⏱️

## Vragen

anno1800-param-kind = Welk soort tegel?
    .name = soort
    .description = Wie er werkt, of werven
anno1800-param-tile = Wat bouw je?
    .name = tegel
    .description = De fabriek of werf
anno1800-param-where = Waar?
    .name = waar
    .description = Op je thuiseiland, op je andere eilanden, in de woonwijk of rustend
anno1800-param-field = Op welk veld?
    .name = veld
    .description = Het veld, zoals het op het plaatje staat
anno1800-param-pay = Hoe betaal je?
    .name = betaling
    .description = De betaling; zonder opgave de beste
    .others = Anders betalen
anno1800-param-ship = Welk schip? Kies er nog een of ga verder.
    .name = schip
    .description = Het schip dat je bouwt
anno1800-param-pile = Welk soort kaart?
    .name = stapel
    .description = De stapel en wat zijn kaarten opleveren
anno1800-param-card = Welke kaart?
    .name = kaart
    .description = De bevolkingskaart
anno1800-param-tier = Wie?
    .name = wie
    .description = Boer, werker, ambachtsman, ingenieur of investeerder
anno1800-param-cards = Hoeveel kaarten?
    .name = kaarten
    .description = 1 tot 3 kaarten
anno1800-param-objective = Welke opdrachtkaart?
    .name = opdracht
    .description = De opdrachtkaart
anno1800-param-resource = Welk product?
    .name = product
    .description = Het product
anno1800-param-seat = Van wie?
    .name = medespeler
    .description = Wie het maakt
anno1800-param-tokens = Met welke fiches?
    .name = fiches
    .description = De fiches die je laat rusten
anno1800-param-part = Voor welk deel?
    .name = deel
    .description = Het deel van de actie
anno1800-param-rule = Wanneer moeten je beurten vanzelf eindigen?
    .name = wanneer
    .description = Wanneer je beurten vanzelf eindigen
anno1800-param-returned_where = Waar ligt de tegel die je teruglegt?
    .name = waarvandaan
    .description = Op je thuiseiland of op je andere eilanden
anno1800-param-returned = Welke tegel leg je terug?
    .name = terugleggen
    .description = De tegel die naar het speelbord teruggaat
anno1800-param-hire-tier = Wie ronsel je?
anno1800-param-upgrade-tier = Wie wordt opgewaardeerd?
anno1800-param-promote-tier = Wie wordt kosteloos opgewaardeerd?
anno1800-param-shift-tier = Wiens dienst eindigt?
anno1800-param-labour-tier = Wie gaat rusten?
anno1800-param-upgrade-where = Waar is die steen nu?
anno1800-param-promote-where = Waar is die steen nu?
anno1800-param-shift-where = Waar is die steen nu?
anno1800-param-build-where = Waar bouw je het?
anno1800-param-work-field = Waar produceer je?
anno1800-param-produce-field = Waar produceer je?
anno1800-param-return-field = Welke tegel leg je terug?
anno1800-param-play-card = Welke kaart speel je?
anno1800-param-swap-pile = Welke kaarten ruil je? Ten hoogste drie.
anno1800-param-swap-card = Welke kaart ruil je?

## Wat er gevraagd wordt

anno1800-task-wait = Er is nu niets te doen.
anno1800-task-act = Doe een actie. Een stadsfeest kan altijd.
anno1800-task-extra = Je hebt { $actions ->
        [one] een extra actie
       *[other] { $actions } extra acties
    }: gebruik ze of beëindig je beurt.
anno1800-task-end = Doe vrije acties of beëindig je beurt.
anno1800-task-pay = Betaal stap voor stap: { $goal }. Rond dan af.
anno1800-task-pay_card = Betaal de kaart stap voor stap en rond dan af.

## Keuzes

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = Dat is alles
    .icon = ✅
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
anno1800-choice-kind_workers = Fabrieken voor werkers
    .icon = 👷
anno1800-choice-kind_artisans = Fabrieken voor ambachtslieden
    .icon = 🧑‍🏭
anno1800-choice-kind_engineers = Fabrieken voor ingenieurs
    .icon = 🧑‍🔬
anno1800-choice-kind_shipyards = Werven
    .icon = ⚓
anno1800-choice-pile_fw_people = Boer/werker: mensen
    .icon = 👥
anno1800-choice-pile_fw_other = Boer/werker: opwaarderingen, fiches, goud
    .icon = 🟦
anno1800-choice-pile_aei_deeds = Ambachtsman/ingenieur/investeerder: acties, expedities, wegleggen
    .icon = ⚡
anno1800-choice-pile_aei_other = Ambachtsman/ingenieur/investeerder: fiches, opwaarderingen, Nieuwe Wereld
    .icon = 🟥
anno1800-choice-pile_nw = Nieuwe Wereld
    .icon = 🌴
anno1800-choice-where_home = Op het thuiseiland
    .icon = 🏠
anno1800-choice-where_islands = Op de Oude Wereld-eilanden
    .icon = 🏝️
anno1800-choice-where_residence = In de woonwijk
    .icon = 🏘️
anno1800-choice-where_exhausted = In het rustgebied
    .icon = 😴
anno1800-choice-empty = vrij veld
anno1800-choice-over = hier: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = kost { $gold } goud
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 verkenningsfiche
       *[other] { $tokens } verkenningsfiches
    }
anno1800-choice-price = { $tokens ->
        [one] 1 handelsfiche
       *[other] { $tokens } handelsfiches
    }
anno1800-choice-tired = { $cubes ->
        [0] niemand is weg
        [one] 1 komt naar huis
       *[other] { $cubes } komen naar huis
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 verkenningsfiches en 3 goud voor een extra actie
anno1800-choice-aarhant = 1 investeerder laten rusten voor 5 goud
anno1800-choice-the_editor = 2 verkenningsfiches om een handkaart onder haar stapel te leggen
anno1800-choice-lapse_action = je hebt nog een actie; die zou vervallen
anno1800-choice-lapse_discard = je kunt nog handkaarten onder hun stapels leggen
anno1800-choice-lapse_stock = wat je vooruit produceerde, zou vervallen
anno1800-choice-lapse_upgrades = kosteloze opwaarderingen zouden vervallen
anno1800-choice-rule_when_nothing_left = Als er niets meer te doen is
anno1800-choice-rule_always = Meteen na mijn laatste actie
anno1800-choice-rule_never = Alleen als ik het zeg

## Manieren om te betalen

anno1800-choice-plan = { $plan ->
        [1] Beste manier
       *[other] Manier { $plan }
    }
anno1800-choice-plan_free = kost je niets
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · door handel: { $traded }
anno1800-choice-plan_cards = { $parts } · gebruikt een kaart of Aarhant
anno1800-choice-no_gold = Zonder goud
anno1800-choice-no_trade = Zonder handel
anno1800-choice-own = Stap voor stap betalen
    .icon = 🧩
anno1800-choice-own_detail = kies elke stap zelf
anno1800-cost = { $parts }
anno1800-cost-free = kosteloos
anno1800-goal-build = { $tile } op { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = nieuwe { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effecten van de kaarten

anno1800-effect-gain_cubes = { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 boer
               *[other] { $cubes } boeren
            }
        [worker] { $cubes ->
                [one] 1 werker
               *[other] { $cubes } werkers
            }
        [artisan] { $cubes ->
                [one] 1 ambachtsman
               *[other] { $cubes } ambachtslieden
            }
        [engineer] { $cubes ->
                [one] 1 ingenieur
               *[other] { $cubes } ingenieurs
            }
       *[other] { $cubes ->
                [one] 1 investeerder
               *[other] { $cubes } investeerders
            }
    }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 expeditiekaart
       *[other] { $cards } expeditiekaarten
    }
anno1800-effect-free_new_world = een kosteloos product van de Nieuwe Wereld
anno1800-effect-upgrades = tot { $cubes } × { $tier } → { $to } kosteloos
anno1800-effect-extra_action = een extra actie
anno1800-effect-discard = ten hoogste { $cards } handkaarten onder hun stapels

## Wat er gebeurde

anno1800-event-objectives = Opdrachtkaarten: { $cards }.
anno1800-event-begins = { $player } begint.
anno1800-event-turn_began = Ronde { $round }: { $player } is aan de beurt.
anno1800-event-produced = { $player } maakt { $resource }.
anno1800-event-traded = { $player } handelt voor { $resource }; { $partner } krijgt 1 goud.
anno1800-event-gift = { $player } krijgt kosteloos { $resource } ({ $card }).
anno1800-event-shifted = { $player } beëindigt voor { $gold } goud een dienst ({ $tier }).
anno1800-event-put_back = { $player } legt de tegel van { $field } terug: { $tile }.
anno1800-event-paid = { $player } zet daarvoor in: { $parts }.
anno1800-event-built = { $player } bouwt op { $field }: { $tile }.
anno1800-event-built_over = { $player } bouwt op { $field }: { $tile } over { $over }.
anno1800-event-played = { $player } speelt een kaart voor { $points } punten: { $card }.
anno1800-event-hired = { $player } ronselt een nieuwe { $tier }.
anno1800-event-gained = { $player } krijgt { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 boer
               *[other] { $cubes } boeren
            }
        [worker] { $cubes ->
                [one] 1 werker
               *[other] { $cubes } werkers
            }
        [artisan] { $cubes ->
                [one] 1 ambachtsman
               *[other] { $cubes } ambachtslieden
            }
        [engineer] { $cubes ->
                [one] 1 ingenieur
               *[other] { $cubes } ingenieurs
            }
       *[other] { $cubes ->
                [one] 1 investeerder
               *[other] { $cubes } investeerders
            }
    }.
anno1800-event-raised = { $player } waardeert op: { $tier } → { $to }.
anno1800-event-drew = Je trekt: { $card }.
anno1800-event-drew_hidden = { $player } trekt een { $deck }.
anno1800-event-put_under = Je legt een kaart onder haar stapel: { $card }.
anno1800-event-put_under_hidden = { $player } legt een { $deck } onder haar stapel.
anno1800-event-claimed = { $player } ontgint een Oude Wereld-eiland: { $island }.
anno1800-event-explored = { $player } verkent een Nieuwe Wereld-eiland: { $island }.
anno1800-event-expedition = Je neemt een expeditiekaart: { $card }.
anno1800-event-expedition_hidden = { $player } neemt een expeditiekaart.
anno1800-event-festival = { $player } viert een stadsfeest: alle mensen en fiches zijn terug.
anno1800-event-activated = { $player } gebruikt het effect van een kaart: { $effect } ({ $card }).
anno1800-event-objective = { $player } gebruikt een opdrachtkaart: { $card }.
anno1800-event-auto_end_when_nothing_left = Je beurten eindigen nu vanzelf als er niets meer te doen is.
anno1800-event-auto_end_always = Je beurten eindigen nu meteen na je laatste actie.
anno1800-event-auto_end_never = Je beurten eindigen nu alleen als jij het zegt.
anno1800-event-fireworks = { $player } heeft geen handkaarten meer en krijgt de vuurwerktegel! Na deze ronde volgt er nog één.
anno1800-event-last_round = De laatste ronde begint: iedereen is nog één keer aan de beurt.
anno1800-event-over = De laatste ronde is voorbij. Nu worden de punten geteld.
anno1800-event-round_limit = De rondegrens is bereikt: het spel eindigt na { $rounds } ronden.
anno1800-cause-round_limit = De rondegrens is bereikt
anno1800-cause-points = De laatste ronde is gespeeld

## Wat een betaling in de weg staat

anno1800-obstacle-none = er ontbreekt iets
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: niemand maakt dat
anno1800-obstacle-traded = { $resource }: deze beurt al door handel gekregen
anno1800-obstacle-island = { $resource }: geen van je eilanden heeft dat
anno1800-obstacle-cube_none = { $resource }: er is geen { $tier } vrij
anno1800-obstacle-cube = { $resource }: er is geen { $tier } vrij; { $gold } goud meer is genoeg
anno1800-obstacle-tokens = { $resource }: { $short ->
        [one] 1 handelsfiche meer is
       *[other] { $short } handelsfiches meer zijn
    } genoeg
anno1800-obstacle-labour_none = er is geen { $tier } vrij
anno1800-obstacle-labour = er is geen { $tier } vrij; { $gold } goud meer is genoeg
anno1800-obstacle-spend = { $kind_id ->
        [trade_token] { $short ->
                [one] 1 handelsfiche meer is
               *[other] { $short } handelsfiches meer zijn
            }
       *[other] { $short ->
                [one] 1 verkenningsfiche meer is
               *[other] { $short } verkenningsfiches meer zijn
            }
    } genoeg
anno1800-obstacle-gold = { $short } goud meer is genoeg
anno1800-refused-no_plan =
    Dat kun je nu niet betalen:
    - { $reasons }

## Weigeringen

anno1800-refused-not_your_turn = Iemand anders is aan de beurt.
anno1800-refused-not_running = Het spel is afgelopen.
anno1800-refused-unknown_id = Zoiets bestaat hier niet. Kies een van de voorstellen.
anno1800-refused-no_action_left = Je hebt deze beurt geen actie meer. Beëindig je beurt of doe een vrije actie.
anno1800-refused-payment_open = Je bent aan het betalen. Maak dat eerst af of breek het af.
anno1800-refused-not_paying = Er valt nu niets te betalen. Kies eerst een actie.
anno1800-refused-no_free_workplace = Beide werkplekken zijn bezet ({ $industry }). Beëindig daar eerst een dienst, voor { $gold } goud.
anno1800-refused-no_cube = Er is geen { $tier } vrij in je woonwijk. Beëindig voor goud een dienst of vier een stadsfeest.
anno1800-refused-not_your_industry = Op { $field } heb je geen fabriek. Kies een ander veld.
anno1800-refused-partner_cannot = { $player } heeft geen fabriek voor { $resource }. Kies iemand anders.
anno1800-refused-self_trade = Met jezelf kun je niet handelen. Kies iemand anders.
anno1800-refused-already_traded = Deze beurt al door handel gekregen: { $resource }. Dat kan maar één keer per beurt; maak het zelf.
anno1800-refused-not_tradable = Voor goederen van de Nieuwe Wereld kun je niet handelen. Je hebt een eigen eiland nodig.
anno1800-refused-no_such_island = Geen van je Nieuwe Wereld-eilanden heeft { $resource }. Verken er nog een.
anno1800-refused-not_enough_tokens = { $kind_id ->
        [trade_token] Handelsfiches
       *[other] Verkenningsfiches
    }: je hebt er { $need } nodig, klaar liggen er { $ready }. Een stadsfeest maakt gebruikte weer klaar.
anno1800-refused-bad_pick = Deze fiches zijn samen niet precies { $need }. Kies andere.
anno1800-refused-beryl_absent = Verkenningsfiches tellen alleen met Beryl O’Mara als handelsfiches.
anno1800-refused-not_enough_gold = Je hebt { $need } goud nodig en hebt er { $have }.
anno1800-refused-cube_not_there = Daar is geen { $tier }. Kies een andere plek.
anno1800-refused-part_unpaid = Deel { $part } is nog niet betaald. Er ontbreekt: { $missing }.
anno1800-refused-not_needed = Dat is hier niet nodig of al betaald.
anno1800-refused-not_on_card = Deze kaart biedt dat niet: { $resource } ({ $card }).
anno1800-refused-step_not_allowed = Dat kan niet bij deze betaling.
anno1800-refused-surplus = Er zou overblijven: { $resource }. Maak alleen wat de actie nodig heeft.
anno1800-refused-no_such_plan = Zo kun je niet meer betalen. Kies een andere manier.
anno1800-refused-need_place = Alle passende velden zijn bezet. Noem het veld dat je overbouwt.
anno1800-refused-sold_out = Er ligt er geen meer op het speelbord: { $tile }. Bouw iets anders.
anno1800-refused-already_owned = Deze fabriek heb je al. Meer dan één van elke kan niet.
anno1800-refused-wrong_terrain = { $tile } past niet op { $field }. Fabrieken horen op land, werven aan de kust, schepen op zee.
anno1800-refused-not_your_field = { $field } is geen veld van jou.
anno1800-refused-must_overbuild_start = In de eerste editie moet dit je startfabriek overbouwen: { $tile } op { $start }.
anno1800-refused-too_many_ships = Je hebt { $yards ->
        [one] 1 werf, dus hoogstens 1 schip
       *[other] { $yards } werven, dus hoogstens { $yards } schepen
    } per actie.
anno1800-refused-ship_too_strong = { $tile }: daarvoor heb je een vrije werf van kracht { $strength } nodig. Bouw die eerst.
anno1800-refused-field_used_twice = Twee schepen kunnen niet op hetzelfde zeeveld. Kies een ander.
anno1800-refused-yard_needed = De werf kun je pas na het laatste schip van deze actie terugleggen.
anno1800-refused-return_limit = Per actie mag je maar één tegel terugleggen.
anno1800-refused-nothing_to_return = Op { $field } ligt geen gebouwde tegel. Voorgedrukte kun je niet terugleggen.
anno1800-refused-not_in_hand = Deze kaart heb je niet in je hand.
anno1800-refused-deck_empty = Die stapel is leeg, zulke kaarten kun je niet ruilen ({ $deck }).
anno1800-refused-swap_count = Kies 1 tot 3 verschillende kaarten.
anno1800-refused-not_played = Deze kaart ligt niet voor je. Speel haar eerst.
anno1800-refused-discard_too_late = Dit effect werkt alleen in de beurt waarin de kaart gespeeld wordt.
anno1800-refused-not_active = Het effect van deze kaart is al gebruikt.
anno1800-refused-discard_count = Kies ten hoogste 2 kaarten.
anno1800-refused-gift_in_payment = Gebruik deze kaart bij het betalen van iets dat het product nodig heeft.
anno1800-refused-nothing_to_gain = Dit effect levert je nu niets op. Bewaar het voor later.
anno1800-refused-hire_count = Kies 1 tot 3 mensen.
anno1800-refused-no_cube_supply = Er is geen { $tier } meer in de voorraad. Kies iemand anders.
anno1800-refused-deck_gold = De stapel is leeg ({ $deck }): een nieuwe { $tier } kost { $gold } goud extra.
anno1800-refused-upgrade_count = Kies 1 tot 3 opwaarderingen.
anno1800-refused-top_tier = Hoger dan investeerder gaat niet. Kies iemand anders.
anno1800-refused-no_free_upgrade = Je hebt geen kosteloze opwaardering meer voor een { $tier }.
anno1800-refused-island_limit = Je hebt al vier eilanden van deze soort; meer kan niet.
anno1800-refused-stack_empty = De stapel is leeg: er valt niets meer te nemen.
anno1800-refused-expedition_count = Kies 1 tot 3 expeditiekaarten.
anno1800-refused-objective_absent = Deze opdrachtkaart is niet in het spel: { $card }.
anno1800-refused-objective_used = Maar één keer per beurt, en je hebt haar al gebruikt: { $card }.
anno1800-refused-produce_ahead_off = Vooruit produceren kan alleen voor een actie die deze beurt nog komt, en als het aanstaat.
anno1800-refused-action_owed = Doe eerst een actie. Een stadsfeest kan altijd.
anno1800-refused-no_change = Zo staat het al ingesteld.

## Instellingen

anno1800-option-edition = Editie
    .description = Waar werkerversies mogen staan en hoeveel tegels terug mogen
anno1800-option-edition-revised = herzien: overal, één tegel terug
anno1800-option-edition-first = eerste: op de startfabriek, zoveel tegels terug als je wilt
anno1800-option-objectives = Opdrachtkaarten
    .description = Hoe de vijf opdrachtkaarten gekozen worden
anno1800-option-objectives-random = vijf willekeurige
anno1800-option-objectives-first_game = de vijf voor het eerste spel
anno1800-option-objectives-effects = alle vier met een effect, één andere
anno1800-option-objectives-majorities = de vijf meerderheden
anno1800-option-objectives-industries = vijf voor fabrieken
anno1800-option-objectives-custom = de hieronder gekozen
anno1800-option-objective_1 = Eerste opdrachtkaart
    .description = Een kaart die in elk geval in het spel is
anno1800-option-objective_2 = Tweede opdrachtkaart
    .description = Een kaart die in elk geval in het spel is
anno1800-option-objective_3 = Derde opdrachtkaart
    .description = Een kaart die in elk geval in het spel is
anno1800-option-objective_4 = Vierde opdrachtkaart
    .description = Een kaart die in elk geval in het spel is
anno1800-option-objective_5 = Vijfde opdrachtkaart
    .description = Een kaart die in elk geval in het spel is
anno1800-value-by_style = zoals de keuze van de kaarten zegt
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
anno1800-option-start_player = Startspeler
    .description = Wie begint; de anderen krijgen meer goud
anno1800-option-start_player-random = willekeurig
anno1800-option-start_player-seat_1 = de eerste plaats
anno1800-option-start_player-seat_2 = de tweede plaats
anno1800-option-stock = Vooruit produceren
    .description = Hoe lang een product gebruikt kan worden
anno1800-option-stock-turn = binnen een beurt toegestaan
anno1800-option-stock-action = niet toegestaan
anno1800-option-round_limit = Rondegrens
    .description = Na hoeveel ronden het spel uiterlijk eindigt
anno1800-option-round_limit-null = geen
anno1800-option-auto_end = Einde van een beurt
    .description = Wanneer beurten vanzelf eindigen, tot iemand het voor zichzelf wijzigt
anno1800-option-auto_end-when_nothing_left = als er niets meer te doen is
anno1800-option-auto_end-always = meteen na de laatste actie
anno1800-option-auto_end-never = alleen op bevel
