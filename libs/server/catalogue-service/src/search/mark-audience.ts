import type { MarketLanguage } from './language/market-language.ts';
import type { SearchWord } from './search-word.ts';

/** Whether a word, or the pair that it forms with a neighbour, says whom a product is for. */
function isAudienceAt(words: readonly SearchWord[], index: number, { isAudience }: MarketLanguage): boolean {
  const phrases = [[index], [index - 1, index], [index, index + 1]].map((places) =>
    places.flatMap((place) => words[place] ?? []),
  );
  return phrases.some((phrase) =>
    isAudience(phrase.map(({ text }) => text).join(' '), phrase.map(({ written }) => written).join(' ')),
  );
}

/** Marks the words that say whom a product is for; none if no other word names the product. */
export function markAudience(words: readonly SearchWord[], language: MarketLanguage): readonly SearchWord[] {
  const marked = words.map((word, index) => ({
    ...word,
    isAudience: !word.isStopWord && isAudienceAt(words, index, language),
  }));
  return marked.every(({ isAudience, isStopWord }) => isAudience || isStopWord) ? words : marked;
}
