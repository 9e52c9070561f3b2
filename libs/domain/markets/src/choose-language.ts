import type { LanguageTag } from './language-tags.ts';

type LanguagePreference = { readonly tag: string; readonly weight: number };

const maxHeaderLength = 1000;

/** Languages of an `Accept-Language` header by descending weight; invalid and refused (`q=0`) entries are skipped. */
function parseAcceptLanguage(header: string): string[] {
  const preferences = header
    .slice(0, maxHeaderLength)
    .split(',')
    .flatMap((part): LanguagePreference[] => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return /^[a-z\d-]{2,35}$/.test(tag) && weight > 0 && weight <= 1 ? [{ tag, weight }] : [];
    });
  return preferences.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Browsers name the two Chinese scripts by region. */
const scriptByRegion: Readonly<Record<string, string>> = {
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-my': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
};

const primarySubtag = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/**
 * The offered language of a tag: an exact match, one with the same prefix (`zh-hant-tw`), or one with the same primary
 * language.
 */
function findOffered(offered: readonly LanguageTag[], preferred: string): LanguageTag | undefined {
  const tag = scriptByRegion[preferred] ?? preferred;
  const isRegion = (each: string) => tag === each || tag.startsWith(`${each}-`);
  return (
    offered.find((each) => isRegion(each.toLowerCase())) ??
    offered.find((each) => primarySubtag(each.toLowerCase()) === primarySubtag(tag))
  );
}

/**
 * The language of a page or a response: the stored one if it is offered, else the best match of `Accept-Language`, else the
 * market's first.
 */
export function chooseLanguage(
  offered: readonly LanguageTag[],
  remembered: string | undefined,
  acceptLanguage: string | undefined,
): LanguageTag {
  const known = offered.find((language) => language === remembered);
  if (known) return known;
  for (const preferred of parseAcceptLanguage(acceptLanguage ?? '')) {
    const found = findOffered(offered, preferred);
    if (found) return found;
  }
  return offered[0] ?? 'en';
}
