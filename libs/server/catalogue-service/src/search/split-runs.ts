import { foldText, plainText } from './fold-text.ts';

/**
 * A word of a text. `unspaced` ones stand in a script that writes no spaces, so where they end is a guess; `written` is
 * with accents.
 */
export type TextRun = { readonly text: string; readonly written: string; readonly unspaced: boolean };

const runPattern =
  /(?<unspaced>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)|(?<spaced>(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})[\p{L}\p{M}\p{N}])+)/gu;

/** Longer ones are nobody's word and would only fill the index. */
const maxRunLength = 48;

/** Runs of letters and digits of a text, folded; a run of an unspaced script is one entry. */
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
    .filter((word) => word.text !== '');
}

/** Cuts unspaced text into its words and its graphemes. */
export type Segmenters = { readonly words: Intl.Segmenter; readonly graphemes: Intl.Segmenter };

export const createSegmenters = (): Segmenters => ({
  words: new Intl.Segmenter('und', { granularity: 'word' }),
  graphemes: new Intl.Segmenter('und', { granularity: 'grapheme' }),
});

/** Words of a run of unspaced text, as a dictionary would part them. */
export const segmentWords = (run: string, { words }: Segmenters): string[] =>
  [...words.segment(run)].map(({ segment }) => segment);

/** Every two neighbouring graphemes of a run, or the one there is: what makes any part of the run findable. */
export function listBigrams(run: string, { graphemes }: Segmenters): string[] {
  const letters = [...graphemes.segment(run)].map(({ segment }) => segment);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
