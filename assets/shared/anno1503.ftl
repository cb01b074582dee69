### Anno 1503: what is the same in every language.

## Icons: `icon-<key>` stands in front of that key on buttons and in menus.

icon-anno1503-wood = 🪵
icon-anno1503-stone = 🪨
icon-anno1503-tool = 🔧
icon-anno1503-cloth = 🧵
icon-anno1503-spice = 🌶️
icon-anno1503-tobacco = 🍂
icon-anno1503-any = ❓
icon-anno1503-gold = 🪙
icon-anno1503-pioneer = ⛺
icon-anno1503-settler = 🏡
icon-anno1503-citizen = 🏘️
icon-anno1503-merchant = 🏛️
icon-anno1503-trading_post = 🏚️
icon-anno1503-contract = 📜
icon-anno1503-treasure = 🎁
icon-anno1503-promotion = 🎖️
icon-anno1503-grand_trading_post = 🏬
icon-anno1503-fire_brigade = 🚒
icon-anno1503-smithy = ⚒️
icon-anno1503-church = ⛪
icon-anno1503-school = 🏫
icon-anno1503-bathhouse = 🛁
icon-anno1503-tavern = 🍺
icon-anno1503-shipyard = ⚓
icon-anno1503-pirate = 🏴‍☠️
icon-anno1503-fire = 🔥
icon-anno1503-golden_times = ✨
icon-anno1503-verb-choose_home = 🏝️
icon-anno1503-verb-roll = 🎲
icon-anno1503-verb-take = 🫴
icon-anno1503-verb-lose_tile = 🏴‍☠️
icon-anno1503-verb-sell = 🪙
icon-anno1503-verb-develop = ⬆️
icon-anno1503-verb-settle = ⛺
icon-anno1503-verb-build_ship = ⛵
icon-anno1503-verb-buy = 🛒
icon-anno1503-verb-draw_card = 🃏
icon-anno1503-verb-sail = 🧭
icon-anno1503-verb-discover = 🔭
icon-anno1503-verb-use_tile = ✅
icon-anno1503-verb-leave_tile = ↩️
icon-anno1503-verb-end_turn = ⏭️
icon-anno1503-verb-set_orders = 📋
icon-anno1503-verb-resign = 🏳️
