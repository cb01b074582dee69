// Unread messages and mentions of each person.

import { get } from "./api.js";
import { emit, on, table } from "./table.js";

/** Unread mentions: person to channel to count. */
const mentions = new Map();

const key = (person, channel) => `read-${person}-${channel}`;
const lastRead = (person, channel) => localStorage.getItem(key(person, channel)) ?? "0";
const newer = (one, other) => BigInt(one ?? 0) > BigInt(other ?? 0);

const byChannel = (person) => {
  if (!mentions.has(person)) mentions.set(person, new Map());
  return mentions.get(person);
};

export const isUnread = (channel) => newer(channel.last_message_id, lastRead(table.me.id, channel.id));
export const mentionsIn = (channel) => byChannel(table.me.id).get(channel.id) ?? 0;
export const mentionsOf = (person) => [...byChannel(person).values()].reduce((sum, count) => sum + count, 0);

/** The first unread message of the open channel; null on the first visit, when everything is unread. */
export function firstUnread() {
  const read = lastRead(table.me.id, table.channel.id);
  if (read === "0") return null;
  return [...table.messages.values()].find((message) => newer(message.id, read) && message.author.id !== table.me.id)?.id ?? null;
}

/** Marks the open channel as read. */
export function seen() {
  if (document.hidden) return;
  const last = table.channel.last_message_id;
  if (last && newer(last, lastRead(table.me.id, table.channel.id))) localStorage.setItem(key(table.me.id, table.channel.id), last);
  byChannel(table.me.id).delete(table.channel.id);
  emit("unread");
}

const mentioned = (message, person) =>
  message.author.id !== person && (message.mention_everyone || message.mentions.some((user) => user.id === person));

/** Counts a new message if it mentions the person and they are not looking at its channel. */
export function countMention(person, message) {
  const looking = person === table.me.id && message.channel_id === table.channel?.id && !document.hidden;
  if (looking || message.flags & 64 || !mentioned(message, person)) return;
  const mine = byChannel(person);
  mine.set(message.channel_id, (mine.get(message.channel_id) ?? 0) + 1);
  emit("unread");
}

/** Counts the mentions that arrived while no page was open. */
export async function countMissed(person) {
  const channels = await get(`/persons/${person}/channels`);
  for (const channel of channels) {
    const read = lastRead(person, channel.id);
    if (!newer(channel.last_message_id, read)) continue;
    const { messages } = await get(`/persons/${person}/messages?channel=${channel.id}&limit=50&after=${read}`);
    const count = messages.filter((message) => mentioned(message, person)).length;
    if (count) byChannel(person).set(channel.id, count);
  }
  emit("unread");
}

export function start() {
  document.addEventListener("visibilitychange", () => !document.hidden && table.channel && seen());
  on("unread", () => {
    const count = mentionsOf(table.me.id);
    const place = table.channel?.guild_id ? `#${table.channel.name}` : table.bot.name;
    document.title = `${count ? `(${count}) ` : ""}${place}`;
  });
}
