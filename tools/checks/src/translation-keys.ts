/** A translation file: texts, in nested groups. */
export type Translations = { readonly [key: string]: string | Translations };

/** Returns every text by its full key, `group.key`. */
export const flattenTexts = (file: Translations, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(file).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
    ),
  );

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Whether a key is a market's own wording, `price_MX`, which is optional in each language. */
export const isMarketWording = (key: string): boolean => /_[A-Z]{2}$/.test(key.replace(pluralSuffix, ''));

/** Returns the keys with plural forms: those with `_other` and at least one more form in any file. */
export const pluralKeys = (files: readonly ReadonlyMap<string, string>[]): Set<string> => {
  const keys = files.flatMap((texts) => [...texts.keys()].filter((key) => pluralSuffix.test(key)));
  const bases = Map.groupBy(new Set(keys), (key) => key.replace(pluralSuffix, ''));
  const plural = [...bases].filter(([base, forms]) => forms.length > 1 && forms.includes(`${base}_other`));
  return new Set(plural.map(([base]) => base));
};

/** Returns the key without its plural suffix if it is one of the plural keys. */
export const baseKey = (key: string, plurals: ReadonlySet<string>): string => {
  const base = key.replace(pluralSuffix, '');
  return plurals.has(base) ? base : key;
};

/** Returns the plural categories of a language: Polish has one, few, many and other; Thai has other. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/** Returns the names between `{{` and `}}`, in order. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].toSorted();
