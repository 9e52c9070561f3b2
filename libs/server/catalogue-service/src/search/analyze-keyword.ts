import { correctSpelling, hasAccents } from './correct-spelling.ts';
import { correctUnspaced } from './correct-unspaced.ts';
import { countWords } from './count-words.ts';
import type { CountedWord } from './count-words.ts';
import { fixSpacing } from './fix-spacing.ts';
import { nameEmoji } from './language/emoji-names.ts';
import { marketLanguage } from './language/market-language.ts';
import { markAccentTypos } from './mark-accent-typos.ts';
import { parseKeyword } from './parse-keyword.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { addOtherNames } from './add-other-names.ts';
import { excessWords, searchWords } from './search-words.ts';
import { quoteToken, writtenToken } from './search-vector.ts';
import { segmenters, listBigrams, splitRuns } from './split-runs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { writePhrase } from './write-phrase.ts';

/** The result of analyzing a search keyword. */
export type KeywordAnalysis = {
  /** Known words that are not stop words, in order; typed stop words if there are no others, known or not. */
  readonly words: readonly SearchWord[];
  /** A `tsquery` text for each quoted phrase. */
  readonly phrases: readonly string[];
  /** A `tsquery` text for each word or phrase that no matching item may have. */
  readonly excluded: readonly string[];
  /** Whether the keyword only excludes words. */
  readonly excludesOnly: boolean;
  /** The searched words, in order. */
  readonly phrase: string;
  /** The keyword with its typos corrected, if there were any. */
  readonly corrected?: string;
  /** Whether only the spacing was corrected. */
  readonly isSpacingFixed: boolean;
  /** Words that no item has. */
  readonly unknown: readonly string[];
  /** Words beyond `maxSearchWords`, which are ignored. */
  readonly excess: readonly string[];
};

const joinWords = (counted: readonly CountedWord[]): string => writePhrase(counted.map(({ word }) => word));

/** Keeps the word's own accents and its synonyms. */
const meanWritten = (word: SearchWord): SearchWord => ({
  ...word,
  alternatives: [[writtenToken(word.written)], ...word.alternatives.slice(1)],
  prefix: false,
});

/** Where accents distinguish words, matches a word typed with accents literally. */
function keepAccents(counted: readonly CountedWord[], { language }: WordReader): readonly CountedWord[] {
  if (!language.accentsDistinguish || !hasAccents(counted)) return counted;
  return counted.map((each) =>
    each.isWrittenKnown === true && !each.word.unspaced ? { ...each, word: meanWritten(each.word) } : each,
  );
}

function toAnalysis(
  counted: readonly CountedWord[],
  isSpacingFixed: boolean,
  reader: WordReader,
): Omit<KeywordAnalysis, 'excess' | 'excludesOnly' | 'phrases' | 'excluded'> {
  const known = keepAccents(counted, reader).flatMap(({ word, count }) =>
    count >= 0 ? [{ ...word, items: count }] : [],
  );
  const significant = known.filter(({ isStopWord }) => !isStopWord);
  const isCorrected = counted.some(({ correction }) => correction !== undefined);
  const unknown = counted.filter(({ word, count }) => count < 0 && !word.isStopWord);
  // Beside an unknown word, stop words alone would match anything.
  const isSearched = significant.length > 0 || unknown.length > 0;
  return {
    words: isSearched ? significant : known.filter(({ isEmojiName }) => isEmojiName !== true),
    phrase: joinWords(counted),
    ...(isCorrected || isSpacingFixed ? { corrected: joinWords(counted) } : {}),
    isSpacingFixed: isSpacingFixed && !isCorrected,
    unknown: unknown.map(({ word }) => word.written),
  };
}

/** Splits or joins the words as most items spell them, if any item does. */
async function fixSpacingOrSpelling(
  typed: readonly CountedWord[],
  isKnown: (word: CountedWord) => boolean,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<CountedWord[] | undefined> {
  const checked = typed.map((each) => ({ word: each.word, isKnown: isKnown(each) }));
  const unknown = new Set(typed.flatMap(({ word, count }) => (count < 0 ? [word] : [])));
  const respellings = (await fixSpacing(checked, vocabulary.findKnown, reader)).flatMap((words) => {
    const significant = words.flatMap(({ word, isKnown: known }) =>
      known && !word.isStopWord && !unknown.has(word) ? [word] : [],
    );
    return significant.length === 0 ? [] : [{ words, significant }];
  });
  const counts = await vocabulary.countTogether(respellings.map(({ significant }) => significant));
  const most = Math.max(0, ...counts);
  const respelled = respellings[counts.indexOf(most)];
  if (most === 0 || respelled === undefined) return undefined;
  const words = respelled.words.map(({ word }) => word);
  return countWords(addOtherNames(words, reader), vocabulary);
}

/** Matches quoted words literally: no other forms, synonyms or corrections. */
function keepQuotedWords(words: readonly SearchWord[], quotedWords: ReadonlySet<string>): SearchWord[] {
  return words.map((word) =>
    quotedWords.has(word.text) && !word.unspaced
      ? {
          ...word,
          alternatives: [[word.text]],
          prefix: false,
          correctable: false,
          isStopWord: false,
          isAudience: false,
          isDescriptive: false,
        }
      : word,
  );
}

/** Marks the words that name emoji, which are complete and have no typos. */
function markEmojiNames(
  words: readonly SearchWord[],
  names: readonly string[],
  reader: WordReader,
): readonly SearchWord[] {
  const named = new Set(names.flatMap((name) => searchWords(name, reader).map(({ text }) => text)));
  return words.map((word) =>
    named.has(word.text)
      ? { ...word, isEmojiName: true, correctable: false, prefix: word.prefix && word.unspaced }
      : word,
  );
}

const toPhraseQuery = (text: string): string[] => {
  const runs = splitRuns(text);
  return runs.length < 2 || runs.some(({ unspaced }) => unspaced)
    ? []
    : [runs.map((run) => quoteToken(run.text)).join(' <-> ')];
};

/** Returns what excluded items have: a word in any form, or several next to each other; all parts of a text with unspaced words. */
function toExcludedQueries(text: string, { language, segmenters }: WordReader): string[] {
  const phrase = toPhraseQuery(text);
  const tokens = splitRuns(text).flatMap((run) =>
    run.unspaced ? listBigrams(run.text, segmenters) : [language.formToken(run.text)],
  );
  const queries = phrase.length > 0 ? phrase : [tokens.map(quoteToken).join(' & ')];
  return tokens.length === 0 ? [] : queries.map((query) => `(${query})`);
}

/** Looks up every word, corrects typos if `correcting`, and lists unknown words. */
export async function analyzeKeyword(
  market: string,
  keyword: string,
  vocabulary: Vocabulary,
  correcting: boolean,
): Promise<KeywordAnalysis> {
  const reader = { language: marketLanguage(market), segmenters };
  const { text, names } = await nameEmoji(keyword, reader.language.main);
  const parsed = parseKeyword(text);
  const quotedWords = new Set(parsed.phrases.flatMap((text) => splitRuns(text).map((run) => run.text)));
  const marks = {
    phrases: parsed.phrases.flatMap(toPhraseQuery),
    excluded: parsed.excluded.flatMap((text) => toExcludedQueries(text, reader)),
    excludesOnly: parsed.text === '',
    excess: excessWords(parsed.text, reader),
  };
  const words = addOtherNames(markEmojiNames(searchWords(parsed.text, reader), names, reader), reader);
  const counted = await countWords(keepQuotedWords(words, quotedWords), vocabulary);
  const typed = correcting
    ? await markAccentTypos(await correctUnspaced(counted, vocabulary, reader), vocabulary, reader)
    : counted;
  const isKnown = ({ word, count }: CountedWord): boolean =>
    count >= 0 || word.isStopWord || word.isEmojiName === true;
  if (!correcting || typed.every(isKnown)) return { ...toAnalysis(typed, false, reader), ...marks };
  const respelled = await fixSpacingOrSpelling(typed, isKnown, vocabulary, reader);
  return {
    ...toAnalysis(
      await correctSpelling(respelled ?? typed, vocabulary, reader),
      respelled !== undefined,
      reader,
    ),
    ...marks,
  };
}
