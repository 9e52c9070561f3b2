import type { LanguageTag, Market } from '@pasar/markets';

type LanguagePreference = { tag: string; weight: number };

/** Languages of an `Accept-Language` header by descending weight; invalid entries are skipped. */
function parseAcceptLanguage(header: string): string[] {
  const preferences = header.split(',').flatMap((part): LanguagePreference[] => {
    const [tag = '', ...params] = part.split(';').map((each) => each.trim().toLowerCase());
    const quality = params.find((each) => each.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return /^[a-z\d-]{2,35}$/.test(tag) && weight > 0 && weight <= 1 ? [{ tag, weight }] : [];
  });
  return preferences.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Browsers name the two Chinese scripts by region. */
const scriptByRegion: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const primarySubtag = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/**
 * The language of a response: the cookie's, else the best match of `Accept-Language`, else the market's first language.
 * Matches exactly (`zh-tw` is `zh-Hant`) or by primary language (`es-MX` matches `es`).
 */
export function pickLanguage(
  { languages }: Pick<Market, 'languages'>,
  { cookie, acceptLanguage = '' }: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): LanguageTag {
  const byCookie = languages.find((each) => each === cookie);
  if (byCookie) return byCookie;
  for (const preferred of parseAcceptLanguage(acceptLanguage.slice(0, 1000))) {
    const tag = scriptByRegion[preferred] ?? preferred;
    const match =
      languages.find((each) => each.toLowerCase() === tag) ??
      languages.find((each) => primarySubtag(each.toLowerCase()) === primarySubtag(tag));
    if (match) return match;
  }
  return languages[0];
}
