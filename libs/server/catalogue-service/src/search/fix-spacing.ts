import { wholeWord } from './search-words.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { writtenToken } from './search-vector.ts';

/** A word of a search and whether any item has it. */
export type CheckedWord = { readonly word: SearchWord; readonly isKnown: boolean };

/** A part of a word, without and with its accents. */
type Part = Pick<SearchWord, 'text' | 'written'>;

/** Shorter parts are found in nearly every word. In languages that write each syllable as a word, short words are the rule. */
const minPartLength = 3;
const minSyllableLength = 2;

/** Maximum number of respellings to compare: each one costs. */
const maxRespellings = 5;

/** Returns both halves of every split of a word: `teapot` gives `tea` and `pot`, among others. */
function listSplits({ text, written }: SearchWord, minLength: number): [Part, Part][] {
  const letters = [...text];
  const typed = [...written];
  // A ligature is one letter as written, but two without accents.
  const accented = typed.length === letters.length ? typed : letters;
  const part = (from: number, to?: number): Part => ({
    text: letters.slice(from, to).join(''),
    written: accented.slice(from, to).join(''),
  });
  const places = letters.map((_, index) => index).slice(minLength, letters.length - minLength + 1);
  return places.map((place) => [part(0, place), part(place)]);
}

type SpacingFix = { readonly from: number; readonly length: number; readonly parts: readonly Part[] };

/** Lists respellings of an unknown word: joined with its neighbour, or split. */
const listRespellings = (words: readonly CheckedWord[], minLength: number): SpacingFix[] =>
  words.flatMap(({ word, isKnown }, index) => {
    const next = words[index + 1];
    const together =
      next && (!isKnown || !next.isKnown)
        ? [
            {
              ...{ from: index, length: 2 },
              parts: [{ text: word.text + next.word.text, written: word.written + next.word.written }],
            },
          ]
        : [];
    return [
      ...together,
      ...(isKnown ? [] : listSplits(word, minLength).map((parts) => ({ from: index, length: 1, parts }))),
    ];
  });

/**
 * Returns the words with each spacing that items use (`back pack`, `teapot`); none if that does not help. Where accents distinguish
 * words, items must have the parts with their accents.
 */
export async function fixSpacing(
  words: readonly CheckedWord[],
  findKnown: (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  reader: WordReader,
): Promise<CheckedWord[][]> {
  const { accentsDistinguish } = reader.language;
  const respellings = words.every(({ isKnown }) => isKnown)
    ? []
    : listRespellings(words, accentsDistinguish ? minSyllableLength : minPartLength);
  if (respellings.length === 0) return [];
  const keyOf = ({ text, written }: Part): string =>
    accentsDistinguish && written !== text ? writtenToken(written) : text;
  const known = await findKnown(respellings.flatMap(({ parts }) => parts.map(keyOf)));
  return respellings
    .filter(({ parts }) => parts.every((part) => known.has(keyOf(part))))
    .slice(0, maxRespellings)
    .map(({ from, length, parts }) =>
      words.toSpliced(
        from,
        length,
        ...parts.map(({ text, written }) => ({
          word: wholeWord(text, accentsDistinguish ? written : text, reader),
          isKnown: true,
        })),
      ),
    );
}
