import type { LanguageTag } from '@pasar/markets';

type LanguagePreference = { readonly tag: string; readonly weight: number };

const maxTags = 20;

function parseAcceptLanguage(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',', maxTags)
    .map((part): LanguagePreference => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Chinese is asked for by region more often than by script. */
const scriptByRegion: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-my': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const matches = (offered: string, preferred: string): boolean => {
  const named = scriptByRegion[preferred] ?? preferred;
  return named === offered || named.startsWith(`${offered}-`) || offered.startsWith(`${named}-`);
};

/**
 * The language of a page: the remembered one if the market offers it, else the first wish of `Accept-Language` that it
 * offers, else the market's own.
 */
export function chooseLanguage(
  offered: readonly LanguageTag[],
  remembered: string | undefined,
  acceptLanguage: string,
): LanguageTag {
  const known = offered.find((language) => language === remembered);
  if (known) return known;
  for (const wished of parseAcceptLanguage(acceptLanguage)) {
    const found = offered.find((language) => matches(language.toLowerCase(), wished));
    if (found) return found;
  }
  return offered[0] ?? 'en';
}
