// The state of the page: people, guilds, channels, and the messages of the open channel.

import { act, get, patch, post } from "./api.js";
import { setLocale } from "./words.js";

export const table = {
  /** The current person. */
  me: null,
  people: new Map(),
  bot: { id: "0", name: "Bot" },
  guilds: [],
  /** Emojis of the application, by id. */
  emojis: new Map(),
  /** The channels that `me` can see, by id. */
  channels: new Map(),
  /** The open channel and its guild; a `null` guild means direct messages. */
  channel: null,
  guild: null,
  /** Messages of the open channel by id, oldest first. */
  messages: new Map(),
  /** Whether the server has older messages. */
  more: false,
  /** The cards of the first screen. */
  cards: [],
};

const listeners = new Map();

/** Registers a listener for events of this name. */
export function on(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

export function emit(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

export const PAGE = 50;
/** The maximum number of messages in the page; older ones are loaded again when needed. */
const MAX_MESSAGES = 1000;

const remembered = (key) => localStorage.getItem(key);
export const remember = (key, value) => localStorage.setItem(key, value);

export async function load() {
  const [state, people, offered] = await Promise.all([get("/state"), get("/persons"), get("/cards")]);
  take(state, people);
  table.cards = offered.cards;
}

async function reload() {
  const [state, people] = await Promise.all([get("/state"), get("/persons")]);
  take(state, people);
}

function take(state, people) {
  table.bot = state.bot;
  table.guilds = state.guilds;
  table.emojis = new Map(state.emojis.map((emoji) => [emoji.id, emoji]));
  table.people = new Map(people.map((person) => [person.id, person]));
  if (table.me) table.me = table.people.get(table.me.id) ?? people[0];
}

export const firstPerson = () => table.people.get(remembered("person")) ?? table.people.values().next().value;

/** Makes `person` the current person. */
export async function become(person) {
  if (table.me?.id !== person.id) table.messages = new Map();
  table.me = person;
  remember("person", person.id);
  setLocale(person.locale);
  await loadChannels();
  const wanted = table.channel?.id ?? remembered(`channel-${person.id}`) ?? remembered("channel");
  const open = table.channels.get(wanted) ?? [...table.channels.values()].find((channel) => channel.guild_id && channel.type === 0);
  emit("person");
  await openChannel(open?.id);
}

export async function loadChannels() {
  const channels = await get(`/persons/${table.me.id}/channels`);
  table.channels = new Map(channels.map((channel) => [channel.id, channel]));
  emit("channels");
}

export async function openChannel(id) {
  const channel = table.channels.get(id);
  if (!channel) return;
  if (table.channel?.id !== id) table.messages = new Map();
  table.channel = channel;
  table.guild = channel.guild_id;
  remember("channel", id);
  remember(`channel-${table.me.id}`, id);
  if (await loadMessages()) emit("channel");
}

/** Events that arrived while messages were loading, which the response may not contain; `null` if none are loading. */
let pending = null;

/** Loads the newest messages; returns false if the person or channel changed meanwhile. */
async function loadMessages() {
  const { channel, me } = table;
  const mine = (pending = []);
  const still = () => pending === mine && table.channel === channel && table.me.id === me.id;
  try {
    const { messages } = await get(`/persons/${me.id}/messages?channel=${channel.id}&limit=${PAGE}`);
    if (!still()) return false;
    table.messages = new Map(messages.map((message) => [message.id, message]));
    table.more = messages.length === PAGE;
    for (const event of mine) applyToMessages(event);
    return true;
  } finally {
    if (pending === mine) pending = null;
  }
}

/** Applies an event to the messages of the open channel; returns whether it changed anything. */
function applyToMessages({ type, data }) {
  switch (type) {
    case "message_create":
      if (table.messages.has(data.id)) return false;
      table.messages.set(data.id, data);
      return true;
    case "message_update":
      if (!table.messages.has(data.id)) return false;
      table.messages.set(data.id, data);
      return true;
    case "message_delete":
      return table.messages.delete(data.id);
    default:
      return true;
  }
}

/** Loads one page of older messages and returns them. */
export async function loadOlder() {
  const { channel, me } = table;
  const oldest = [...table.messages.keys()].find((id) => !id.startsWith("local"));
  if (!table.more || !oldest) return [];
  table.more = false;
  const { messages } = await get(`/persons/${me.id}/messages?channel=${channel.id}&limit=${PAGE}&before=${oldest}`);
  if (table.channel !== channel || table.me !== me) return [];
  table.messages = new Map([...messages.map((message) => [message.id, message]), ...table.messages]);
  table.more = messages.length === PAGE;
  return messages;
}

/** Reloads everything after events were lost. */
export async function catchUp() {
  await reload();
  await loadChannels();
  const still = table.channels.get(table.channel?.id) ?? table.channels.values().next().value;
  emit("person");
  await openChannel(still?.id);
}

/** Changes the language of the current person. */
export async function setLanguage(locale) {
  const changed = await patch(`/persons/${table.me.id}`, { locale });
  table.people.set(changed.id, changed);
  table.me = changed;
  setLocale(locale);
  emit("person");
  emit("channel");
}

export async function addPerson(name) {
  const person = await post("/persons", { name, locale: table.me.locale });
  table.people.set(person.id, person);
  emit("people");
  return person;
}

export async function openDm() {
  const { id } = await post(`/persons/${table.me.id}/dm`);
  await loadChannels();
  await openChannel(id);
}

const inChannel = (body) => ({ channel_id: table.channel.id, ...body });

export const sendText = (content, reply_to) =>
  post(`/persons/${table.me.id}/messages`, inChannel({ content, reply_to: reply_to ?? null }));
export const press = (message, component) =>
  act(table.me.id, "press", { channel_id: message.channel_id, message_id: message.id, component });
export const select = (message, component, values) =>
  act(table.me.id, "select", { channel_id: message.channel_id, message_id: message.id, component, values });
export const slash = (command, options) => act(table.me.id, "slash", inChannel({ command, options }));
export const menu = (command, target_id) => act(table.me.id, "menu", inChannel({ command, target_id }));
export const autocomplete = (command, options, focused) =>
  act(table.me.id, "autocomplete", inChannel({ command, options, focused }));
export const submit = (interaction_id, values) => act(table.me.id, "submit", { interaction_id, values });
export const typing = () => post(`/persons/${table.me.id}/typing`, inChannel({}));

/** Applies a live event of the current person and notifies the listeners. */
export function applyEvent(event) {
  const { type, channel_id, data } = event;
  const here = channel_id === table.channel?.id;
  if (here) pending?.push(event);
  switch (type) {
    case "message_create":
      noteLast(channel_id, data);
      if (here && applyToMessages(event)) {
        if (table.messages.size > MAX_MESSAGES) removeOldest();
        emit("message", data);
      }
      break;
    case "message_update":
      if (here && applyToMessages(event)) emit("edit", data);
      break;
    case "message_delete":
      if (here && applyToMessages(event)) emit("delete", data.id);
      break;
    case "reaction":
      if (here) emit("reaction", data);
      break;
    case "channel_create":
    case "channel_update":
    case "thread_members":
    case "guild_create":
      emit("places");
      break;
    case "channel_delete":
      table.channels.delete(data.id);
      emit("places");
      break;
    case "typing":
      if (here) emit("typing", data.user_id);
      break;
    case "person_create":
      // A new person also changes the member lists of guilds.
      reload().then(() => emit("people"));
      break;
    case "person_update":
      table.people.set(data.id, { ...table.people.get(data.id), ...data });
      emit("people");
      break;
    case "emoji_create":
    case "emoji_update":
      table.emojis.set(data.id, data);
      break;
    case "emoji_delete":
      table.emojis.delete(data.id);
      break;
    case "commands":
      emit("commands");
      break;
    case "lagged":
      emit("lagged");
      break;
    default:
  }
}

function removeOldest() {
  const gone = table.messages.keys().next().value;
  table.messages.delete(gone);
  table.more = true;
  emit("delete", gone);
}

function noteLast(id, message) {
  const channel = table.channels.get(id);
  if (channel && !(message.flags & 64)) channel.last_message_id = message.id;
}

/** Resolves ids in mentions to names. */
export const names = {
  get me() {
    return table.me.id;
  },
  user: (id) => (id === table.bot.id ? table.bot.name : table.people.get(id)?.name),
  channel: (id) => table.channels.get(id)?.name,
  role: () => undefined,
  open: (id) => openChannel(id),
  command: (name) => emit("write", name),
};

/** The author of a message, with their display name. */
export function author(message) {
  const { id, username, global_name, bot } = message.author;
  return { id, bot, name: names.user(id) ?? global_name ?? username };
}
