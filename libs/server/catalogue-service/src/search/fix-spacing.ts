import { wholeWord } from './search-word.ts';
import type { SearchWord, WordReader } from './search-word.ts';

/** A word of a search and whether any item has it. */
export type CheckedWord = { readonly word: SearchWord; readonly isKnown: boolean };

const minPartLength = 3;

/** Returns both halves of every split of a word: `teapot` gives `tea` and `pot`, among others. */
function listSplits({ text }: SearchWord): [string, string][] {
  const letters = [...text];
  const places = letters.map((_, index) => index).slice(minPartLength, letters.length - minPartLength + 1);
  return places.map((place) => [letters.slice(0, place).join(''), letters.slice(place).join('')]);
}

type SpacingFix = { readonly from: number; readonly length: number; readonly words: readonly string[] };

/** Lists respellings of an unknown word: joined with its neighbour, or split. */
const listRespellings = (words: readonly CheckedWord[]): SpacingFix[] =>
  words.flatMap(({ word, isKnown }, index) => {
    const next = words[index + 1];
    const together =
      next && (!isKnown || !next.isKnown)
        ? [{ from: index, length: 2, words: [word.text + next.word.text] }]
        : [];
    return [
      ...together,
      ...(isKnown ? [] : listSplits(word).map((pair) => ({ from: index, length: 1, words: pair }))),
    ];
  });

/** Returns the words with the spacing that items use (`back pack`, `teapot`); undefined if that does not help. */
export async function fixSpacing(
  words: readonly CheckedWord[],
  findKnown: (texts: readonly string[]) => Promise<ReadonlySet<string>>,
  reader: WordReader,
): Promise<SearchWord[] | undefined> {
  const respellings = words.every(({ isKnown }) => isKnown) ? [] : listRespellings(words);
  if (respellings.length === 0) return undefined;
  const known = await findKnown(respellings.flatMap((respelling) => respelling.words));
  const way = respellings.find((each) => each.words.every((text) => known.has(text)));
  if (!way) return undefined;
  return words
    .map(({ word }) => word)
    .toSpliced(way.from, way.length, ...way.words.map((text) => wholeWord(text, text, reader)));
}
