// Formats times as Discord does, in the language of the current person.

import { currentLocale, tr } from "./words.js";

const format = (date, options) => new Intl.DateTimeFormat(currentLocale(), options).format(date);

export const clock = (date) => format(date, { hour: "2-digit", minute: "2-digit" });
export const day = (date) => format(date, { day: "numeric", month: "long", year: "numeric" });

/** The time next to an author's name: today, yesterday, or the date. */
export function beside(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = clock(date);
  if (date >= midnight) return tr("today", { time });
  if (date >= midnight - 86_400_000) return tr("yesterday", { time });
  return format(date, { dateStyle: "short", timeStyle: "short" });
}

const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/** The text of `<t:seconds:style>`; null if the time is out of range. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  return style === "R" ? relative(date) : format(date, STYLES[style] ?? STYLES.f);
}

/** Updates relative times such as "in 5 minutes" while the page is open. */
export function keepFresh(root) {
  setInterval(() => {
    for (const node of root.querySelectorAll("time[data-style=R]")) node.textContent = stamp(node.dataset.seconds, "R");
  }, 10_000);
}
