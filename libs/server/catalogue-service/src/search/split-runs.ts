import { foldText, plainText } from './fold-text.ts';

/**
 * A word of a text. `unspaced` marks a script without spaces, where word boundaries are a guess; `written` keeps the
 * accents.
 */
export type TextRun = { readonly text: string; readonly written: string; readonly unspaced: boolean };

const runPattern =
  /(?<unspaced>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)|(?<spaced>(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})[\p{L}\p{M}\p{N}])+)/gu;

/** Longer runs are not words and would only bloat the index. */
const maxRunLength = 48;

/** Whether a run is a word: marks alone, such as the variation selector of an emoji, are none. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Splits a text into folded runs of letters and digits; a run of an unspaced script is one entry. */
export function splitRuns(text: string): TextRun[] {
  return [...plainText(text.slice(0, 4000)).matchAll(runPattern)]
    .map(({ 0: found, groups }) => {
      const written = found.slice(0, maxRunLength);
      return {
        written,
        text: foldText(written).slice(0, maxRunLength),
        unspaced: Boolean(groups?.['unspaced']),
      };
    })
    .filter(({ text: run }) => isWord(run));
}

/** Segment unspaced text into words and graphemes. */
export type Segmenters = { readonly words: Intl.Segmenter; readonly graphemes: Intl.Segmenter };

/** Expensive to create, and without state. */
export const segmenters: Segmenters = {
  words: new Intl.Segmenter('und', { granularity: 'word' }),
  graphemes: new Intl.Segmenter('und', { granularity: 'grapheme' }),
};

/** Segments a run of unspaced text with a dictionary. */
export const segmentWords = (run: string, { words }: Segmenters): string[] =>
  [...words.segment(run)].map(({ segment }) => segment);

/** Lists every two adjacent graphemes of a run, or the only one, so that any part of the run can be found. */
export function listBigrams(run: string, { graphemes }: Segmenters): string[] {
  const letters = [...graphemes.segment(run)].map(({ segment }) => segment);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
