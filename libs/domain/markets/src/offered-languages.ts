import { languageToggles } from './language-tags.ts';
import type { LanguageTag } from './language-tags.ts';
import type { MarketFacts } from './market-facts.ts';

/** The market's languages, except those whose toggle is off. @spec filipino language-removed */
export const offeredLanguages = (
  market: Pick<MarketFacts, 'languages'>,
  toggles: readonly string[],
): readonly LanguageTag[] =>
  market.languages.filter((language) => {
    const toggle = languageToggles[language];
    return toggle === undefined || toggles.includes(toggle);
  });
