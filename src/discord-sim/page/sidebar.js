// Servers, channels, threads, direct messages and members.

import { ICONS, avatar, byId, el, icon } from "./dom.js";
import { loadChannels, on, openChannel, openDm, table } from "./table.js";
import { isUnread, mentionsIn } from "./unread.js";
import { tr } from "./words.js";

const drawer = byId("drawer");

export function start() {
  for (const name of ["person", "channels", "channel", "unread", "people"]) on(name, draw);
  on("places", loadChannels);
  byId("menu").addEventListener("click", () => show(!document.body.classList.contains("drawer-open")));
  byId("shade").addEventListener("click", () => show(false));
  drawer.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      show(false);
      byId("menu").focus();
    }
  });
  on("channel", () => show(false));
}

/** Opens or closes the drawer, which is the sidebar on a phone. */
function show(open) {
  document.body.classList.toggle("drawer-open", open);
  byId("menu").setAttribute("aria-expanded", String(open));
  if (open) drawer.querySelector("[aria-current]")?.focus();
}

function draw() {
  if (!table.channel) return;
  byId("menu").setAttribute("aria-label", tr("menu"));
  drawServers();
  drawChannels();
  drawHead();
  drawMembers();
}

function drawServers() {
  const list = byId("servers");
  list.setAttribute("aria-label", tr("servers"));
  const home = el("button", { type: "button", class: "server", title: tr("direct"), "aria-label": tr("direct"), "aria-current": table.guild ? undefined : "true", on: { click: goHome } }, icon(ICONS.talk));
  const guilds = table.guilds.map((guild) => {
    const current = guild.id === table.guild;
    const open = () => openChannel([...table.channels.values()].find((channel) => channel.guild_id === guild.id)?.id);
    const letters = guild.name.split(/\s+/).map((word) => [...word][0] ?? "").slice(0, 3).join("");
    return el("button", { type: "button", class: "server", title: guild.name, "aria-label": guild.name, "aria-current": current ? "true" : undefined, text: letters, on: { click: open } });
  });
  list.replaceChildren(home, el("span", { class: "line", "aria-hidden": "true" }), ...guilds);
}

const dm = () => [...table.channels.values()].find((channel) => !channel.guild_id);

async function goHome() {
  const open = dm();
  if (open) await openChannel(open.id);
  else await openDm();
}

function drawChannels() {
  const nav = byId("channels");
  byId("side").setAttribute("aria-label", tr("channels"));
  if (!table.guild) {
    byId("server-name").textContent = tr("direct");
    nav.replaceChildren(el("ul", {}, el("li", {}, entry(table.channel, table.bot.name, avatar(table.bot, "small")))));
    return;
  }
  const guild = table.guilds.find((one) => one.id === table.guild);
  byId("server-name").textContent = guild?.name ?? "";
  const mine = [...table.channels.values()].filter((channel) => channel.guild_id === table.guild);
  const items = mine.filter((channel) => channel.type === 0).map((channel) => {
    const threads = mine.filter((one) => one.parent_id === channel.id && !one.archived);
    return el("li", {}, entry(channel, channel.name, el("span", { class: "sign", "aria-hidden": "true", text: "#" })),
      threads.length ? el("ul", { class: "threads", "aria-label": tr("threads") }, threads.map((thread) => el("li", {}, entry(thread, thread.name, el("span", { class: "sign", "aria-hidden": "true", text: "↳" }))))) : "");
  });
  nav.replaceChildren(el("ul", {}, items));
}

function entry(channel, name, sign) {
  const current = channel.id === table.channel?.id;
  const count = mentionsIn(channel);
  const unread = !current && isUnread(channel);
  return el("button", { type: "button", class: `channel${unread ? " unread" : ""}`, "aria-current": current ? "page" : undefined, on: { click: () => openChannel(channel.id) } },
    sign, el("bdi", { class: "channel-name", text: name }),
    unread ? el("span", { class: "hidden", text: `, ${tr("unreadPlain")}` }) : "",
    count ? el("span", { class: "badge" }, el("span", { "aria-hidden": "true", text: String(count) }), el("span", { class: "hidden", text: tr("unread", { count }) })) : "");
}

function drawHead() {
  const { channel } = table;
  if (!channel) return;
  const inGuild = Boolean(channel.guild_id);
  const sign = !inGuild ? avatar(table.bot, "small") : el("span", { class: "sign", "aria-hidden": "true", text: channel.type === 0 ? "#" : "↳" });
  byId("place").replaceChildren(sign, el("bdi", { text: inGuild ? channel.name : table.bot.name }));
}

function drawMembers() {
  const aside = byId("members");
  const guild = table.guilds.find((one) => one.id === table.guild);
  const present = (person) => person.id === table.me.id || guild?.members.includes(person.id);
  const people = [...table.people.values()].filter(present);
  const member = (one, bot) => el("li", {}, avatar(one, "small"), el("bdi", { text: one.name }), bot ? el("span", { class: "tag", text: tr("app") }) : "");
  aside.setAttribute("aria-label", tr("members"));
  aside.replaceChildren(el("h2", { text: `${tr("members")} — ${people.length + 1}` }), el("ul", {}, people.map((person) => member(person)), member(table.bot, true)));
}
