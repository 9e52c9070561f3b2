import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams } from './split-runs.ts';

/** Joins the words of a script without spaces, where one expression may be segmented into several words. */
const joinWords = (one: SearchWord, other: SearchWord, { segmenters }: WordReader): SearchWord => ({
  ...one,
  text: one.text + other.text,
  written: one.written + other.written,
  alternatives: [
    listBigrams(one.text + other.text, segmenters),
    ...[one, other].flatMap(({ alternatives }) => alternatives.slice(1)),
  ],
  prefix: false,
});

/** Returns the words with each that says whom a product is for, alone or with a neighbour, marked. */
function markEach(words: readonly SearchWord[], reader: WordReader): SearchWord[] {
  const { isAudience } = reader.language;
  const marked: SearchWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [one, other] = words.slice(index, index + 2);
    if (one === undefined) break;
    const isPair =
      other !== undefined && isAudience(`${one.text} ${other.text}`, `${one.written} ${other.written}`);
    if (!isPair) marked.push({ ...one, isAudience: !one.isStopWord && isAudience(one.text, one.written) });
    else {
      const pair = one.unspaced && other.unspaced ? [joinWords(one, other, reader)] : [one, other];
      marked.push(...pair.map((word) => ({ ...word, isAudience: true })));
      index += 1;
    }
  }
  return marked;
}

/** Marks the words that say whom a product is for; none if no other word names the product. */
export function markAudience(words: readonly SearchWord[], reader: WordReader): readonly SearchWord[] {
  const marked = markEach(words, reader);
  return marked.every(({ isAudience, isStopWord }) => isAudience || isStopWord) ? words : marked;
}
