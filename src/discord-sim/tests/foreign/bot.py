"""A discord.py bot that uses all features of the server: python bot.py ORIGIN TOKEN"""

import io
import sys

import discord
import yarl
from discord import app_commands

origin, token = sys.argv[1:3]
discord.http.Route.BASE = f"{origin}/api/v10"
# discord.py requests the gateway address only with automatic sharding.
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(origin.replace("http", "ws", 1) + "/gateway")


class Panel(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Update", custom_id="update")
    async def update(self, interaction, _button):
        await interaction.response.edit_message(content="updated", view=None)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction, _button):
        await interaction.response.send_modal(Island())

    @discord.ui.select(
        custom_id="goods",
        options=[discord.SelectOption(label="Wool", value="wool"), discord.SelectOption(label="Wine", value="wine")],
    )
    async def goods(self, interaction, select):
        await interaction.response.send_message("+".join(select.values))


class Island(discord.ui.Modal, title="Island"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"founded {self.name.value}")


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()

    async def on_ready(self):
        listed = await self.tree.fetch_commands()
        print(f"ready {self.user.id} commands {len(listed)} guilds {len(self.guilds)}", flush=True)

    async def on_resumed(self):
        print("resumed", flush=True)


bot = Bot()


@bot.tree.command(description="Answers at once")
async def ping(interaction: discord.Interaction):
    await interaction.response.send_message("pong")


trade = app_commands.Group(name="trade", description="Trades goods")


@trade.command(description="Sells")
async def sell(interaction: discord.Interaction, good: str):
    await interaction.response.send_message(f"sell {good}", ephemeral=True)


@sell.autocomplete("good")
async def goods(_interaction: discord.Interaction, typed: str):
    return [app_commands.Choice(name=good, value=good) for good in ("wool", "wine") if good.startswith(typed)]


bot.tree.add_command(trade)


@bot.tree.command(description="Defers")
async def slow(interaction: discord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done at last")
    await interaction.followup.send("and more")


@bot.tree.command(description="Sends a file")
async def file(interaction: discord.Interaction):
    greeting = discord.File(io.BytesIO(b"ahoy"), filename="ahoy.txt", description="A greeting")
    await interaction.response.send_message(file=greeting)


@bot.tree.command(description="Buttons and a select")
async def panel(interaction: discord.Interaction):
    await interaction.response.send_message("panel", view=Panel())
    sent = await interaction.original_response()
    await interaction.channel.send(f"the panel is {sent.id}")


@bot.tree.command(description="Makes mistakes")
async def wrong(interaction: discord.Interaction):
    codes = []

    async def attempt(call):
        try:
            await call
            codes.append("ok")
        except discord.HTTPException as error:
            codes.append(f"{error.status}/{error.code}")

    await attempt(interaction.channel.fetch_message(1))
    await attempt(interaction.channel.send("x" * 2001))
    await attempt(interaction.channel.send(""))
    await interaction.response.send_message(" ".join(codes))


bot.run(token, log_level=30)
