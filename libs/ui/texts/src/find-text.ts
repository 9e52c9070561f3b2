/** The texts of one namespace by key. */
export type Bundle = Readonly<Record<string, string>>;

/** The values of a text's placeholders; `count` also selects the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns the plural category of a count, like `Intl.PluralRules`. */
export type PluralCategory = (count: number) => string;

/** An empty text counts as missing. */
const own = (bundle: Bundle | undefined, key: string): string | undefined =>
  (bundle && Object.hasOwn(bundle, key) && bundle[key]) || undefined;

/** Returns the text of a key in the plural form of `count`, with its placeholders filled in. Undefined if missing. */
export function findText(
  bundle: Bundle | undefined,
  key: string,
  { count }: Values,
  pluralCategory: PluralCategory,
): string | undefined {
  if (typeof count !== 'number') return own(bundle, key);
  const endings = [...(count === 0 ? ['_zero'] : []), `_${pluralCategory(count)}`, '', '_other'];
  return endings.map((ending) => own(bundle, key + ending)).find((text) => text !== undefined);
}
