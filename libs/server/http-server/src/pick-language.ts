import type { LanguageTag, Market } from '@pasar/markets';

type LanguagePreference = { tag: string; weight: number };

/** The languages of an `Accept-Language` header, the most wished for first; what cannot be read is left out. */
function parseAcceptLanguage(header: string): string[] {
  const preferences = header.split(',').flatMap((part): LanguagePreference[] => {
    const [tag = '', ...params] = part.split(';').map((each) => each.trim().toLowerCase());
    const quality = params.find((each) => each.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return /^[a-z\d-]{2,35}$/.test(tag) && weight > 0 && weight <= 1 ? [{ tag, weight }] : [];
  });
  return preferences.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Chinese is written in two scripts, which browsers name by place. */
const scriptByRegion: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const primarySubtag = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/**
 * The language of an answer: the cookie's, else the most wished for, both within the market's languages; else the
 * market's first one. A wish is met exactly (`zh-tw` is `zh-Hant`), or by its primary language (`es-MX` by `es`).
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
