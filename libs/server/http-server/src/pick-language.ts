import type { LanguageTag, Market } from '@pasar/markets';

type Wish = { tag: string; weight: number };

/** The languages of an `Accept-Language` header, the most wished for first; what cannot be read is left out. */
function parseWishes(header: string): string[] {
  const wishes = header.split(',').flatMap((part): Wish[] => {
    const [tag = '', ...params] = part.split(';').map((each) => each.trim().toLowerCase());
    const quality = params.find((each) => each.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return /^[a-z\d-]{2,35}$/.test(tag) && weight > 0 && weight <= 1 ? [{ tag, weight }] : [];
  });
  return wishes.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Chinese is written in two scripts, which browsers name by place. */
const scripts: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const primary = (tag: string): string => tag.split('-', 1)[0] ?? tag;

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
  for (const wish of parseWishes(acceptLanguage.slice(0, 1000))) {
    const tag = scripts[wish] ?? wish;
    const met =
      languages.find((each) => each.toLowerCase() === tag) ??
      languages.find((each) => primary(each.toLowerCase()) === primary(tag));
    if (met) return met;
  }
  return languages[0];
}
