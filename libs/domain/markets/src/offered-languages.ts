import type { Market } from './create-markets.ts';
import type { LanguageTag } from './language-tags.ts';
import { languageToggles } from './language-tags.ts';

/** The market's languages, less those whose toggle is not among the names that are on (doc1 §9). @spec filipino */
export const offeredLanguages = (
  market: Pick<Market, 'languages'>,
  togglesOn: readonly string[],
): readonly LanguageTag[] =>
  market.languages.filter((language) => {
    const toggle = languageToggles[language];
    return toggle === undefined || togglesOn.includes(toggle);
  });
