import { isUnspaced } from './list-unspaced-runs.ts';
import { locateMisspelling } from './locate-misspelling.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns how many typos are corrected: one in short words, two in long ones. */
const allowedErrors = (letters: readonly string[]): number => (letters.length < 8 ? 1 : 2);

/** A text with the part from `from` to `to` replaced, and how many letters of it that changes. */
type RespelledText = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly distance: number;
};

/** Replaces the part of a text that is nearest to a word; undefined if none is near, or the text has the word. */
export function respell(text: string, word: string): RespelledText | undefined {
  const letters = [...text];
  const part = locateMisspelling(letters, [...word], allowedErrors([...word]));
  if (part === undefined || part.distance === 0) return undefined;
  const { from, to, distance } = part;
  return { from, to, distance, text: letters.toSpliced(from, to - from, word).join('') };
}

/**
 * Corrects a text without spaces, given as its words, in one statement: with the fewest changes to a word of the catalogue, unchecked
 * whether items have the result. Undefined if no word is near.
 */
export async function respellUnspaced(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'findWithin'>,
): Promise<string | undefined> {
  const text = words.join('');
  if (!isUnspaced(text)) return undefined;
  const [similar = []] = await vocabulary.findWithin([words]);
  const [best] = similar
    .flatMap((word) => respell(text, word) ?? [])
    .sort((a, b) => a.distance - b.distance || b.to - b.from - (a.to - a.from));
  return best?.text;
}
