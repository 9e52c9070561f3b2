type Texts = { readonly [key: string]: string | Texts };

const form = /_(zero|one|two|few|many|other)$/;

/** Returns English texts with the plural keys of another language. */
export function withPluralForms(texts: Texts, language: string): Texts {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const keys = Object.keys(texts);
  const isPlural = (base: string) => keys.includes(`${base}_other`) && keys.includes(`${base}_one`);
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    if (typeof value !== 'string') return [[key, withPluralForms(value, language)]];
    const base = key.replace(form, '');
    if (base === key || !isPlural(base)) return [[key, value]];
    if (!key.endsWith('_other')) return [];
    return forms.map((each) => [`${base}_${each}`, String(texts[`${base}_${each}`] ?? value)]);
  });
  return Object.fromEntries(entries);
}
