import type { Market } from '@pasar/markets';

const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Memoized, since creating names is expensive. */
function countryNames(language: string): Intl.DisplayNames {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namesByLanguage.set(language, names);
  return names;
}

/** The name of a market's country or region in a language (a BCP 47 tag), by default the market's first one. */
export const findCountryName = (
  { code, languages }: Pick<Market, 'code' | 'languages'>,
  language: string = languages[0],
): string => countryNames(language).of(code) ?? code;
