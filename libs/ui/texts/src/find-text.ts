/** Texts of one namespace by key. */
export type Bundle = Readonly<Record<string, string>>;

/** Values of a text's placeholders; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** The plural category of a count, as `Intl.PluralRules` gives it. */
export type PluralCategory = (count: number) => string;

/** An empty text counts as none. */
const own = (bundle: Bundle | undefined, key: string): string | undefined =>
  (bundle && Object.hasOwn(bundle, key) && bundle[key]) || undefined;

/** The text of a key, in the form for the count, with its placeholders. Undefined where there is none. */
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
