import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams, splitRuns, segmentWords } from './split-runs.ts';
import type { TextRun } from './split-runs.ts';
import { plainCode } from './search-vector.ts';

/** Maximum number of searched words; each one costs, and further words are ignored. */
export const maxSearchWords = 8;

const isCorrectable = (text: string): boolean => [...text].length >= 4 && !/\d/.test(text);

/** Returns a complete word as the vocabulary spells it. */
export const wholeWord = (
  text: string,
  written: string,
  { language }: Pick<WordReader, 'language'>,
): SearchWord => ({
  text,
  written,
  alternatives: [[language.formToken(text)]],
  unspaced: false,
  isWrittenIndexed: language.accentsDistinguish,
  prefix: false,
  correctable: false,
  isStopWord: language.isStopWord(text, written),
});

function spacedWord({ text, written }: TextRun, reader: WordReader): SearchWord {
  const word = wholeWord(text, written, reader);
  const code = plainCode(text);
  return {
    ...word,
    alternatives: code === text ? word.alternatives : [...word.alternatives, [code]],
    correctable: isCorrectable(text),
  };
}

/** A single grapheme has no bigram, so it matches as the prefix of one. */
function unspacedWord(text: string, { language, segmenters }: WordReader): SearchWord {
  const tokens = listBigrams(text, segmenters);
  const isSingle = [...segmenters.graphemes.segment(text)].length === 1;
  return {
    ...{ text, written: text, alternatives: [tokens], unspaced: true },
    ...{ prefix: isSingle, correctable: false, isStopWord: language.isStopWord(text) },
  };
}

function uniqueWords(keyword: string, reader: WordReader): SearchWord[] {
  const words = splitRuns(keyword).flatMap((run) =>
    run.unspaced
      ? segmentWords(run.text, reader.segmenters).map((word, index) => ({
          ...unspacedWord(word, reader),
          isJoined: index > 0,
        }))
      : [spacedWord(run, reader)],
  );
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** Keeps a first or last word that only with its accents would be a stop word: stop words stand between other words. */
const keepOuterWords = (words: readonly SearchWord[], { language }: WordReader): SearchWord[] =>
  words.map((word, index) =>
    word.isStopWord &&
    (index === 0 || index === words.length - 1) &&
    language.isUnaccentedStopWord(word.written)
      ? { ...word, isStopWord: false }
      : word,
  );

/** Returns the words of a search in order, without repeats, at most eight. The very last one counts as incomplete. */
export function searchWords(keyword: string, reader: WordReader): SearchWord[] {
  return keepOuterWords(uniqueWords(keyword, reader), reader)
    .map((word, index, all) =>
      index === all.length - 1 && !word.unspaced ? { ...word, prefix: true } : word,
    )
    .slice(0, maxSearchWords);
}

/** Returns the words of a search beyond the limit. */
export const excessWords = (keyword: string, reader: WordReader): string[] =>
  uniqueWords(keyword, reader)
    .slice(maxSearchWords)
    .map(({ written }) => written);
