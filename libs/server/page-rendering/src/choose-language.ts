import type { LanguageTag } from '@pasar/markets';

type Wish = { readonly tag: string; readonly weight: number };

const atMost = 20;

function wishes(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',', atMost)
    .map((part): Wish => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Chinese is asked for by region more often than by script. */
const scriptOf: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-my': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const speaks = (offered: string, wished: string): boolean => {
  const named = scriptOf[wished] ?? wished;
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
  for (const wished of wishes(acceptLanguage)) {
    const found = offered.find((language) => speaks(language.toLowerCase(), wished));
    if (found) return found;
  }
  return offered[0] ?? 'en';
}
