// A discord.js bot that uses all features of the server: node bot.js ORIGIN TOKEN
const {
  ActionRowBuilder, ApplicationCommandOptionType, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client,
  DiscordAPIError, Events, GatewayIntentBits, MessageFlags, ModalBuilder, StringSelectMenuBuilder,
  TextInputBuilder, TextInputStyle,
} = require("discord.js");

const [origin, token] = process.argv.slice(2);
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: `${origin}/api` },
});

const commands = [
  { name: "ping", description: "Answers at once" },
  {
    name: "trade", description: "Trades goods",
    options: [{
      name: "sell", description: "Sells", type: ApplicationCommandOptionType.Subcommand,
      options: [{
        name: "good", description: "Which", type: ApplicationCommandOptionType.String,
        required: true, autocomplete: true,
      }],
    }],
  },
  { name: "slow", description: "Defers" },
  { name: "file", description: "Sends a file" },
  { name: "panel", description: "Buttons and a select" },
  { name: "wrong", description: "Makes mistakes" },
];

client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set(commands);
  const listed = await ready.application.commands.fetch();
  console.log(`ready ${ready.user.id} commands ${listed.size} guilds ${ready.guilds.cache.size}`);
});

const handlers = {
  ping: (i) => i.reply("pong"),
  trade: (i) => i.reply({
    content: `${i.options.getSubcommand()} ${i.options.getString("good")}`, flags: MessageFlags.Ephemeral,
  }),
  slow: async (i) => {
    await i.deferReply();
    await i.editReply("done at last");
    await i.followUp("and more");
  },
  file: (i) => i.reply({
    files: [new AttachmentBuilder(Buffer.from("ahoy"), { name: "ahoy.txt", description: "A greeting" })],
  }),
  panel: async (i) => {
    const buttons = new ActionRowBuilder().addComponents(
      new ButtonBuilder().setCustomId("update").setLabel("Update").setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId("form").setLabel("Form").setStyle(ButtonStyle.Secondary),
    );
    const select = new ActionRowBuilder().addComponents(
      new StringSelectMenuBuilder().setCustomId("goods").addOptions(
        { label: "Wool", value: "wool" }, { label: "Wine", value: "wine" },
      ),
    );
    const sent = await i.reply({ content: "panel", components: [buttons, select], withResponse: true });
    await i.channel.send(`the panel is ${sent.resource.message.id}`);
  },
  wrong: async (i) => {
    const codes = [];
    const attempt = async (call) => {
      try { await call(); codes.push("ok"); } catch (error) {
        codes.push(error instanceof DiscordAPIError ? `${error.status}/${error.code}` : String(error));
      }
    };
    await attempt(() => i.channel.messages.fetch("1"));
    await attempt(() => client.rest.post(`/channels/${i.channelId}/messages`, { body: { content: "x".repeat(2001) } }));
    await attempt(() => client.rest.post(`/channels/${i.channelId}/messages`, { body: {} }));
    await i.reply(codes.join(" "));
  },
};

client.on(Events.InteractionCreate, async (i) => {
  if (i.isAutocomplete()) {
    const typed = i.options.getFocused();
    await i.respond(["wool", "wine"].filter((good) => good.startsWith(typed)).map((good) => ({ name: good, value: good })));
  } else if (i.isChatInputCommand()) {
    await handlers[i.commandName](i);
  } else if (i.isStringSelectMenu()) {
    await i.reply(i.values.join("+"));
  } else if (i.isButton() && i.customId === "update") {
    await i.update({ content: "updated", components: [] });
  } else if (i.isButton()) {
    const input = new TextInputBuilder().setCustomId("name").setLabel("Name").setStyle(TextInputStyle.Short);
    await i.showModal(
      new ModalBuilder().setCustomId("island").setTitle("Island").addComponents(new ActionRowBuilder().addComponents(input)),
    );
  } else if (i.isModalSubmit()) {
    await i.reply(`founded ${i.fields.getTextInputValue("name")}`);
  }
});

client.on(Events.ShardResume, (id, replayed) => console.log(`resumed ${replayed}`));
client.on(Events.Error, (error) => console.log(`error ${error}`));
process.on("unhandledRejection", (error) => { console.log(`failed ${error.stack}`); process.exit(1); });
client.login(token);
