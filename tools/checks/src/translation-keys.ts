/** A file of translations: texts, in groups of any depth. */
export type Translations = { readonly [key: string]: string | Translations };

/** Every text by its full key, `group.key`. */
export const flattenTexts = (file: Translations, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(file).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
    ),
  );

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key of a market's own wording, `price_MX`: a language may have some, and none must. */
export const isMarketWording = (key: string): boolean => /_[A-Z]{2}$/.test(key.replace(pluralSuffix, ''));

/** The keys that have plural forms: those with an `_other` form and one more, in whichever files. */
export const pluralKeys = (files: readonly ReadonlyMap<string, string>[]): Set<string> => {
  const keys = files.flatMap((texts) => [...texts.keys()].filter((key) => pluralSuffix.test(key)));
  const bases = Map.groupBy(new Set(keys), (key) => key.replace(pluralSuffix, ''));
  const plural = [...bases].filter(([base, forms]) => forms.length > 1 && forms.includes(`${base}_other`));
  return new Set(plural.map(([base]) => base));
};

/** The key without its plural form, if it is a form of one of the plural keys. */
export const baseKey = (key: string, plurals: ReadonlySet<string>): string => {
  const base = key.replace(pluralSuffix, '');
  return plurals.has(base) ? base : key;
};

/** The plural forms that numbers take in a language: Polish one, few, many and other; Thai other. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/** The names between `{{` and `}}`, in order. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].toSorted();
