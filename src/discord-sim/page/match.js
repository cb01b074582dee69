// Compares typed text with the names of commands, options and choices.

const lower = (text) => String(text).trim().toLowerCase();

/** Lower case without diacritics and without leading symbols such as `#` or an emoji. */
const fold = (text) => lower(text).normalize("NFD").replace(/\p{M}/gu, "").replace(/^[^\p{L}\p{N}]+/u, "");

/**
 * How well `typed` matches: 0 equals a name, 1 equals the value, 2 to 5 for weaker matches, `Infinity` for none.
 * Ids count only if they are equal, because parts of a number mean nothing.
 */
export function rank(typed, names, value) {
  const text = lower(typed);
  if (names.some((name) => lower(name) === text)) return 0;
  if (value !== undefined && lower(value) === text) return 1;
  const folded = fold(typed);
  if (!folded) return text ? Infinity : 3;
  const texts = names.map(fold);
  if (typeof value === "string" && !/^\d+$/.test(value)) texts.push(fold(value));
  if (texts.includes(folded)) return 2;
  if (texts.some((one) => one.startsWith(folded))) return 3;
  if (texts.some((one) => one.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(folded)))) return 4;
  return texts.some((one) => one.includes(folded)) ? 5 : Infinity;
}

/** `items` sorted by rank as `{ item, rank }`. Items with the same rank keep their order. */
export const ranked = (items, rankOf) =>
  items.map((item) => ({ item, rank: rankOf(item) })).sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
