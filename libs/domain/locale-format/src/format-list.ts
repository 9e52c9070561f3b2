/** Whether a list means all of its items (`A, B and C`) or any of them (`A, B or C`). */
export type ListKind = 'conjunction' | 'disjunction';

const formats = new Map<string, Intl.ListFormat>();

/**
 * Writes a list as its language does: `A, B and C`, `A、B和C`. Separate from `createLocaleFormat`, which is part of every page's
 * first script: few pages have lists. Takes a locale as in `Intl`.
 */
export function formatList(locale: string, items: readonly string[], kind: ListKind = 'conjunction'): string {
  const key = `${locale} ${kind}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type: kind });
  formats.set(key, format);
  return format.format(items);
}
