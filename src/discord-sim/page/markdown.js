// Converts Discord's markdown to elements. Text is only ever set as text nodes.

import { el } from "./dom.js";
import { emojiImage } from "./emoji.js";
import { stamp } from "./times.js";
import { tr } from "./words.js";

/** The maximum nesting of emphasis; deeper markup is shown as typed. */
const DEEPEST = 8;

/** The elements of a text. `names` resolves mentions: `{ user(id), channel(id), role(id), open(channel) }`. */
export function markdown(text, names) {
  return blocks(String(text ?? "").split("\n"), names);
}

/** Like `markdown` for a single line, without block elements. For titles and labels. */
export const inlineMarkdown = (text, names) => inline(String(text ?? ""), names, 0);

function blocks(lines, names) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(...joined(plain, names));
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const fence = line.indexOf("```");
    if (fence >= 0) {
      const found = codeBlock(lines, at, fence);
      if (found) {
        if (found.before) plain.push(found.before);
        flush();
        out.push(found.node);
        if (found.after) lines.splice(found.last, 1, lines[found.last], found.after);
        at = found.last;
        continue;
      }
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      // The page uses heading levels 1 and 2 itself.
      const level = heading[1].length;
      out.push(el("div", { role: "heading", "aria-level": level + 2, class: `h${level}` }, inline(heading[2], names, 0)));
    } else if (small) {
      flush();
      out.push(el("div", { class: "subtext" }, inline(small[1], names, 0)));
    } else if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      out.push(el("blockquote", {}, blocks(rest, names)));
      return out;
    } else if (/^> /.test(line)) {
      flush();
      const start = at;
      while (at + 1 < lines.length && /^> /.test(lines[at + 1])) at++;
      out.push(el("blockquote", {}, blocks(lines.slice(start, at + 1).map((one) => one.slice(2)), names)));
    } else if (/^ *([-*]|\d{1,9}\.) +\S/.test(line)) {
      flush();
      const start = at;
      while (at + 1 < lines.length && /^ *([-*]|\d{1,9}\.) +\S/.test(lines[at + 1])) at++;
      out.push(list(lines.slice(start, at + 1), names));
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

/** Consecutive plain lines with line breaks between them. */
function joined(lines, names) {
  const text = lines.join("\n");
  return text === "" ? [] : inline(text, names, 0);
}

function codeBlock(lines, at, fence) {
  const opening = lines[at].slice(fence + 3);
  const sameLine = opening.indexOf("```");
  const before = lines[at].slice(0, fence);
  const node = (text) => el("pre", { tabindex: "0" }, el("code", { text }));
  if (sameLine >= 0) {
    const after = opening.slice(sameLine + 3);
    return { before, after, node: node(opening.slice(0, sameLine)), last: at };
  }
  for (let end = at + 1; end < lines.length; end++) {
    const close = lines[end].indexOf("```");
    if (close < 0) continue;
    const body = lines.slice(at + 1, end);
    // A single word after the fence names a language; anything else is part of the code.
    if (opening && !/^[\w+#-]+$/.test(opening)) body.unshift(opening);
    if (lines[end].slice(0, close)) body.push(lines[end].slice(0, close));
    return { before, after: lines[end].slice(close + 3), node: node(body.join("\n")), last: end };
  }
  return null;
}

function list(lines, names) {
  const items = lines.map((line) => {
    const [, space, mark, text] = /^( *)([-*]|\d{1,9}\.) +(.*)$/.exec(line);
    return { deep: space.length >= 2, number: /\d/.test(mark) ? parseInt(mark, 10) : null, text };
  });
  const make = (item) => el(item.number === null ? "ul" : "ol", { start: item.number ?? undefined });
  const root = make(items[0]);
  let inner = null;
  for (const item of items) {
    const entry = el("li", {}, inline(item.text, names, 0));
    if (item.deep && root.lastElementChild) {
      inner ??= root.lastElementChild.appendChild(make(item));
      inner.append(entry);
    } else {
      inner = null;
      root.append(entry);
    }
  }
  return root;
}

// Inline rules, tried in order at each position: a sticky pattern, and a function that returns a node or null.
const RULES = [
  [/\\([\\`*_~|<>#@\[\](){}:.!+-])/y, ([, mark]) => mark],
  [/``(.+?)``|`([^`\n]+)`/y, ([, double, single]) => el("code", { text: double ?? single })],
  [/<@!?(\d{1,20})>/y, ([, id], names) => mention(`@${names.user(id) ?? tr("nobody")}`, names.me === id)],
  [/<@&(\d{1,20})>/y, ([, id], names) => mention(`@${names.role(id) ?? tr("nobody")}`)],
  [/<#(\d{1,20})>/y, ([, id], names) => channelLink(id, names)],
  [/<\/([^:>\n]{1,100}):\d{1,20}>/y, ([, name], names) => commandLink(name, names)],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, ([, name, id]) => emojiImage(id, name) ?? `:${name}:`],
  [/<t:(-?\d{1,14})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => time(seconds, style)],
  [/@(everyone|here)\b/y, ([text]) => mention(text, true)],
  [/\[([^\]\n]{1,300})\]\(<?(https?:\/\/[^\s)<>]{1,1000})>?\)/y, ([, text, url], names, depth) => link(url, inline(text, names, depth + 1))],
  [/<(https?:\/\/[^\s<>]{1,1000})>/y, ([, url]) => link(url, url)],
  [/https?:\/\/[^\s<>]{0,999}[^\s<>.,:;"'\])!?]/y, ([url]) => link(url, url)],
  [/\*\*\*(?=\S)([^]+?)\*\*\*/y, ([, text], names, depth) => el("em", {}, el("strong", {}, inline(text, names, depth + 1)))],
  [/\*\*(?=\S)([^]+?)\*\*(?!\*)/y, ([, text], names, depth) => el("strong", {}, inline(text, names, depth + 1))],
  [/__(?=\S)([^]+?)__(?!_)/y, ([, text], names, depth) => el("u", {}, inline(text, names, depth + 1))],
  [/~~(?=\S)([^]+?)~~/y, ([, text], names, depth) => el("s", {}, inline(text, names, depth + 1))],
  [/\|\|([^]+?)\|\|/y, ([, text], names, depth) => spoiler(inline(text, names, depth + 1))],
  [/\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/y, ([, text], names, depth) => el("em", {}, inline(text, names, depth + 1))],
  [/_(?=[^\s_])([^_]*?[^\s_])_(?![\w])/y, ([, text], names, depth) => el("em", {}, inline(text, names, depth + 1))],
];
const BEGINS = /[\\`<@[h*_~|\n]/g;

function inline(text, names, depth) {
  if (depth > DEEPEST) return [text];
  const out = [];
  let at = 0;
  let copied = 0;
  const copyUntil = (end) => {
    if (end > copied) out.push(text.slice(copied, end));
  };
  while (at < text.length) {
    BEGINS.lastIndex = at;
    const next = BEGINS.exec(text);
    if (!next) break;
    at = next.index;
    if (text[at] === "\n") {
      copyUntil(at);
      out.push(el("br"));
      copied = ++at;
      continue;
    }
    // An underscore inside a word, as in `snake_case`, is not emphasis.
    const inWord = text[at] === "_" && at > 0 && /\w/.test(text[at - 1]);
    let taken = 0;
    for (const [pattern, make] of inWord ? [] : RULES) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const node = match && make(match, names, depth);
      if (!node) continue;
      copyUntil(at);
      out.push(node);
      taken = match[0].length;
      break;
    }
    at += taken || 1;
    if (taken) copied = at;
  }
  copyUntil(text.length);
  return out;
}

const mention = (text, mine = false) => el("span", { class: mine ? "mention mine" : "mention", text });

/** A command that can be pressed, as in Discord: it goes into the message box. */
function commandLink(name, names) {
  if (!names.command) return mention(`/${name}`);
  return el("button", { type: "button", class: "mention", text: `/${name}`, on: { click: () => names.command(name) } });
}

function channelLink(id, names) {
  const name = names.channel(id);
  if (name === undefined) return mention(`#${tr("nobody")}`);
  return el("button", { type: "button", class: "mention", text: `#${name}`, on: { click: () => names.open(id) } });
}

function time(seconds, style) {
  const text = stamp(seconds, style);
  if (text === null) return null;
  const full = stamp(seconds, "F");
  return el("time", { title: full, data: { seconds, style: style ?? "f" }, text });
}

function link(url, content) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, content);
}

function spoiler(content) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": tr("spoiler"), "aria-expanded": "false" });
  const inner = el("span", { "aria-hidden": "true" }, content);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.classList.contains("shown")) return;
    event.preventDefault();
    node.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) node.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  node.append(inner);
  return node;
}
