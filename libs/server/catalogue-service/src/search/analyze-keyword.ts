import { fixSpacing } from './fix-spacing.ts';
import { nameEmoji } from './language/emoji-names.ts';
import { marketLanguage } from './language/market-language.ts';
import { parseKeyword } from './parse-keyword.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { addOtherNames, excessWords, searchWords, wholeWord } from './search-word.ts';
import { quoteToken, writtenToken } from './search-vector.ts';
import { createSegmenters, splitRuns } from './split-runs.ts';
import type { Vocabulary, WordCount } from './vocabulary.ts';

/** The result of analyzing a search keyword. */
export type KeywordAnalysis = {
  /** Known words that are not stop words, in order; stop words if there are no others. */
  readonly words: readonly SearchWord[];
  /** A `tsquery` text for each quoted phrase. */
  readonly phrases: readonly string[];
  /** Tokens that no matching item may have. */
  readonly excluded: readonly string[];
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

/** A word with its item count, or -1 if no item has it. */
type CountedWord = {
  readonly word: SearchWord;
  readonly count: number;
  /** Whether items have it with exactly these accents. */
  readonly isWrittenKnown?: boolean;
  readonly correction?: string;
};

/** Counts words in the vocabulary, and in the index if it lacks them: they may be newer than the last refresh. */
async function countWords(words: readonly SearchWord[], vocabulary: Vocabulary): Promise<CountedWord[]> {
  const counts = await vocabulary.countEach(words);
  const unlisted = words.filter((_, index) => !counts[index]?.whole && !counts[index]?.begun);
  const found = await vocabulary.countTogether(unlisted.map((word) => [word]));
  return words.map((word, index) => {
    const { whole, begun, written } =
      counts[index] ?? ({ whole: 0, begun: 0, written: 0 } satisfies WordCount);
    const count = whole || begun || (found[unlisted.indexOf(word)] ?? 0);
    return { word, isWrittenKnown: written > 0, count: count === 0 ? -1 : count };
  });
}

type Candidate = {
  readonly word: SearchWord;
  readonly items: number;
  readonly counted: CountedWord | undefined;
};

/**
 * Ranks the candidates by how often they occur with the other words, best first. If the other words match items on their own,
 * a candidate that occurs with none of them is dropped.
 */
async function rankCandidates(
  candidates: readonly Candidate[],
  rest: readonly SearchWord[],
  vocabulary: Vocabulary,
): Promise<readonly Candidate[]> {
  if (candidates.length === 0) return [];
  const groups = [...candidates.map(({ word }) => [...rest, word]), ...(rest.length > 0 ? [rest] : [])];
  const counts = await vocabulary.countTogether(groups);
  const isRestFound = rest.length > 0 && (counts.at(-1) ?? 0) > 0;
  return candidates
    .map((candidate, index) => ({ ...candidate, together: counts[index] ?? 0 }))
    .filter(({ together }) => together > 0 || !isRestFound)
    .sort((a, b) => b.together - a.together || b.items - a.items);
}

/** Replaces each unknown word with the candidate that goes best with the other words. */
async function correctSpelling(
  countedWords: readonly CountedWord[],
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<readonly CountedWord[]> {
  const rest = countedWords.flatMap(({ word, count }) => (count >= 0 && !word.isStopWord ? [word] : []));
  const unknown = countedWords.filter(({ count }) => count < 0);
  const corrections = await vocabulary.correct(unknown.map(({ word }) => word));
  const candidates = corrections.flatMap((words, index) =>
    words.map(({ word, written, items }) => ({
      word: wholeWord(word, written, reader),
      items,
      counted: unknown[index],
    })),
  );
  const ranked = await rankCandidates(candidates, rest, vocabulary);
  return countedWords.map((each) => {
    const best = ranked.find((candidate) => candidate.counted === each);
    return best ? { word: best.word, count: best.items, correction: best.word.written } : each;
  });
}

const joinWords = (counted: readonly CountedWord[]): string =>
  counted.map(({ word }) => word.written).join(' ');

/** Keeps the word's own accents and its synonyms. */
const meanWritten = (word: SearchWord): SearchWord => ({
  ...word,
  alternatives: [[writtenToken(word.written)], ...word.alternatives.slice(1)],
  prefix: false,
});

/** Where accents distinguish words, matches a word typed with accents literally. */
function keepAccents(counted: readonly CountedWord[], { language }: WordReader): readonly CountedWord[] {
  const hasAccents = counted.some(({ word }) => word.text !== word.written);
  if (!language.accentsDistinguish || !hasAccents) return counted;
  return counted.map((each) =>
    each.isWrittenKnown === true && !each.word.unspaced ? { ...each, word: meanWritten(each.word) } : each,
  );
}

function toAnalysis(
  counted: readonly CountedWord[],
  isSpacingFixed: boolean,
  reader: WordReader,
): Omit<KeywordAnalysis, 'excess' | 'phrases' | 'excluded'> {
  const known = keepAccents(counted, reader).flatMap(({ word, count }) =>
    count >= 0 ? [{ ...word, items: count }] : [],
  );
  const significant = known.filter(({ isStopWord }) => !isStopWord);
  const isCorrected = counted.some(({ correction }) => correction !== undefined);
  return {
    words: significant.length > 0 ? significant : known,
    phrase: joinWords(counted),
    ...(isCorrected || isSpacingFixed ? { corrected: joinWords(counted) } : {}),
    isSpacingFixed: isSpacingFixed && !isCorrected,
    unknown: counted
      .filter(({ word, count }) => count < 0 && !word.isStopWord)
      .map(({ word }) => word.written),
  };
}

/** Splits or joins the words as items spell them, if any item does. */
async function fixSpacingOrSpelling(
  typed: readonly CountedWord[],
  isKnown: (word: CountedWord) => boolean,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<CountedWord[] | undefined> {
  const checked = typed.map((each) => ({ word: each.word, isKnown: isKnown(each) }));
  const respelled = await fixSpacing(checked, vocabulary.findKnown, reader);
  if (respelled === undefined) return undefined;
  const counted = await countWords(addOtherNames(respelled, reader), vocabulary);
  const significant = counted.flatMap(({ word, count }) => (count >= 0 && !word.isStopWord ? [word] : []));
  const [together = 0] = await vocabulary.countTogether([significant]);
  return together > 0 ? counted : undefined;
}

/** Matches quoted words literally: no other forms, synonyms or corrections. */
function keepQuotedWords(words: readonly SearchWord[], quotedWords: ReadonlySet<string>): SearchWord[] {
  return words.map((word) =>
    quotedWords.has(word.text) && !word.unspaced
      ? { ...word, alternatives: [[word.text]], prefix: false, correctable: false, isStopWord: false }
      : word,
  );
}

const toPhraseQuery = (text: string): string[] => {
  const runs = splitRuns(text);
  return runs.length < 2 || runs.some(({ unspaced }) => unspaced)
    ? []
    : [runs.map((run) => quoteToken(run.text)).join(' <-> ')];
};

/** Looks up every word, corrects typos if `correcting`, and lists unknown words. */
export async function analyzeKeyword(
  market: string,
  keyword: string,
  vocabulary: Vocabulary,
  correcting: boolean,
): Promise<KeywordAnalysis> {
  const reader = { language: marketLanguage(market), segmenters: createSegmenters() };
  const parsed = parseKeyword(await nameEmoji(keyword, reader.language.main));
  const quotedWords = new Set(parsed.phrases.flatMap((text) => splitRuns(text).map((run) => run.text)));
  const marks = {
    phrases: parsed.phrases.flatMap(toPhraseQuery),
    excluded: parsed.excluded.flatMap((text) =>
      splitRuns(text).map((run) => reader.language.formToken(run.text)),
    ),
    excess: excessWords(parsed.text, reader),
  };
  const words = addOtherNames(searchWords(parsed.text, reader), reader);
  const typed = await countWords(keepQuotedWords(words, quotedWords), vocabulary);
  const isKnown = ({ word, count }: CountedWord): boolean => count >= 0 || word.isStopWord;
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
