// Renders one message: author, text, embeds, attachments, components, reactions.

import { attachments } from "./attachments.js";
import { components } from "./components.js";
import { ICONS, avatar, el, icon } from "./dom.js";
import { embeds } from "./embeds.js";
import { markdown } from "./markdown.js";
import { reveal } from "./messages.js";
import { author, emit, menu, names, openChannel, table } from "./table.js";
import { beside, clock } from "./times.js";
import { tr } from "./words.js";
import { remove, post } from "./api.js";
import { outcome } from "./outcome.js";

const EPHEMERAL = 64;
const LOADING = 128;
const THREAD_CREATED = 18;

/** Markdown syntax that is removed from announcements. */
const MARKS = /^(#{1,3}|-#|>+) +|\*\*|__|~~|\|\||`/gm;

/** The readable text of a message in one line. */
export function plainText(message) {
  const parts = [message.content];
  for (const embed of message.embeds) parts.push(embed.author?.name, embed.title, embed.description);
  for (const file of message.attachments) parts.push(file.description ?? file.filename);
  const text = parts.filter(Boolean).join("\n").replace(/<@!?(\d+)>/g, (_, id) => `@${names.user(id) ?? tr("nobody")}`).replace(/<a?:(\w+):\d+>/g, "$1");
  return text.replace(MARKS, "").replaceAll("\n", " ").slice(0, 500);
}

export function render(message, first) {
  const isPrivate = message.flags & EPHEMERAL;
  const pinged = message.mention_everyone || message.mentions.some((user) => user.id === table.me.id);
  const classes = ["message", first && "first", isPrivate && "private", pinged && "pinged", message.error && "failed"].filter(Boolean);
  const node = el("li", { class: classes.join(" "), tabindex: "-1", id: `message-${message.id}`, data: { id: message.id } });
  if (message.type === THREAD_CREATED) {
    node.append(threadNote(message));
    return node;
  }
  const who = author(message);
  const body = el("div", { class: "body" });
  if (first) {
    node.append(above(message) ?? "");
    body.append(head(message, who));
  }
  body.append(...content(message, who));
  const row = el("article", { class: "row", "aria-label": `${who.name}, ${beside(new Date(message.timestamp))}` },
    first ? avatar(who) : el("span", { class: "hour", "aria-hidden": "true", text: clock(new Date(message.timestamp)) }), body);
  node.append(row);
  if (!message.local) node.append(tools(message));
  return node;
}

function head(message, who) {
  return el("div", { class: "head" },
    el("span", { class: "name" }, el("bdi", { text: who.name })),
    who.bot && el("span", { class: "tag", text: tr("app") }),
    el("time", { datetime: message.timestamp, text: beside(new Date(message.timestamp)) }));
}

/** The line above a message that names the command or message it answers. */
function above(message) {
  const used = message.interaction;
  if (used) {
    const name = names.user(used.user.id) ?? used.user.username;
    return el("div", { class: "above" }, avatar({ id: used.user.id, name }, "tiny"),
      el("span", {}, sentence("used", { name: el("bdi", { class: "name", text: name }), command: el("span", { class: "mention", text: `/${used.name}` }) })));
  }
  if (!message.message_reference) return null;
  const to = message.referenced_message;
  if (!to) return el("div", { class: "above" }, el("em", { text: tr("gone") }));
  const who = author(to);
  return el("div", { class: "above" }, avatar(who, "tiny"),
    el("button", { type: "button", class: "quote", on: { click: () => reveal(to.id) } }, el("bdi", { class: "name", text: who.name }), " ", el("span", { text: plainText(to).slice(0, 120) })));
}

/** A text of the page with elements in its placeholders. */
function sentence(key, parts) {
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\u0000${name}\u0000`]));
  return tr(key, marks).split("\u0000").map((piece) => parts[piece] ?? piece);
}

function content(message, who) {
  if (message.flags & LOADING) {
    return [el("div", { class: "thinking", role: "status" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), tr("thinking", { bot: who.name })), ...privacy(message)];
  }
  const text = el("div", { class: "text", dir: "auto" }, markdown(message.content, names));
  if (message.edited_timestamp) text.append(" ", el("span", { class: "edited", text: tr("edited") }));
  return [
    message.content || message.edited_timestamp ? text : "",
    ...embeds(message),
    ...attachments(message),
    ...components(message),
    ...thread(message),
    ...reactions(message),
    ...privacy(message),
  ];
}

function privacy(message) {
  if (!(message.flags & EPHEMERAL)) return [];
  const dismiss = async () => {
    if (message.local) {
      table.messages.delete(message.id);
      emit("delete", message.id);
    } else {
      await remove(`/persons/${table.me.id}/messages/${message.channel_id}/${message.id}`);
    }
  };
  return [el("div", { class: "privacy" }, icon(ICONS.eye), el("span", { text: tr("onlyYou") }), " · ",
    el("button", { type: "button", class: "link", text: tr("dismiss"), on: { click: dismiss } }))];
}

function thread(message) {
  const { thread } = message;
  if (!thread) return [];
  return [el("button", { type: "button", class: "thread-card", on: { click: () => openChannel(thread.id) } },
    el("bdi", { class: "name", text: thread.name }), el("span", { class: "link", text: `${tr("seeThread")} ›` }))];
}

function threadNote(message) {
  const found = [...table.channels.values()].find((channel) => channel.parent_id === message.channel_id && channel.name === message.content);
  return el("div", { class: "note" }, icon(ICONS.thread), el("span", {}, tr("started", { name: author(message).name }), " "),
    found ? el("button", { type: "button", class: "link", text: message.content, on: { click: () => openChannel(found.id) } }) : el("strong", { text: message.content }));
}

function reactions(message) {
  if (!message.reactions?.length) return [];
  const pill = (one) => el("button", {
    type: "button", class: one.mine ? "pill mine" : "pill", "aria-pressed": String(Boolean(one.mine)),
    "aria-label": `${tr("react", { emoji: one.emoji.name })}, ${one.count}`,
    on: { click: () => post(`/persons/${table.me.id}/reactions`, { channel_id: message.channel_id, message_id: message.id, emoji: one.emoji.name, remove: Boolean(one.mine) }) },
  }, one.emoji.name, " ", String(one.count));
  return [el("div", { class: "pills" }, message.reactions.map(pill))];
}

/** The toolbar of a message, shown on hover and focus. */
function tools(message) {
  const bar = el("div", { class: "tools", role: "group", "aria-label": tr("options") });
  const tool = (path, label, run) => bar.append(el("button", { type: "button", title: label, "aria-label": label, on: { click: run } }, icon(path)));
  if (!(message.flags & EPHEMERAL)) tool(ICONS.reply, tr("reply"), () => emit("reply", message));
  if (message.author.id === table.me.id) tool(ICONS.bin, tr("remove"), () => remove(`/persons/${table.me.id}/messages/${message.channel_id}/${message.id}`));
  for (const name of table.messageMenus ?? []) {
    bar.append(el("button", { type: "button", text: name, on: { click: () => outcome(menu(name, message.id)) } }));
  }
  return bar;
}
