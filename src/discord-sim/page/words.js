// The page's own texts. Texts of the bot are localised by the bot.

// One file for each language in `words/`; the server sends them together. A text that a language lacks is English.
const WORDS = await (await fetch(new URL("words.json", import.meta.url))).json();

export const LANGUAGES = Object.entries(WORDS).map(([code, words]) => [words.locale ?? code, words.self]);

let locale = "en-US";

export function setLocale(next) {
  locale = next;
  document.documentElement.lang = next;
}

export const currentLocale = () => locale;

/**
 * A text of the page in the current language, with placeholders such as `{name}` filled in. A text with `{count}` may
 * have a form for each plural.
 */
export function tr(key, args = {}) {
  const words = WORDS[locale.slice(0, 2)] ?? WORDS.en;
  const found = words[key] ?? WORDS.en[key] ?? key;
  const text = typeof found === "string" ? found : found[new Intl.PluralRules(locale).select(args.count ?? 0)] ?? found.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
}

/** The localised name or description of a command, option or choice. */
export function local(thing, field = "name") {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field] ?? "";
}
