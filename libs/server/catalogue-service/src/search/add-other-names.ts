import { markAudience } from './mark-audience.ts';
import { markDescriptive } from './mark-descriptive.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams, splitRuns } from './split-runs.ts';

/** Returns the words of a name as tokens. */
const nameTokens = (words: readonly string[], { language, segmenters }: WordReader): string[] =>
  words.flatMap((word) =>
    splitRuns(word).flatMap(({ text, unspaced }) =>
      unspaced ? listBigrams(text, segmenters) : [language.formToken(text)],
    ),
  );

/** Returns the words, in a script without spaces, that were typed together with a word. */
function readRun(words: readonly SearchWord[], index: number): readonly SearchWord[] {
  const start = words.findLastIndex((word, at) => at <= index && !word.isJoined);
  const end = words.findIndex((word, at) => at > index && !word.isJoined);
  return words.slice(Math.max(0, start), end === -1 ? undefined : end);
}

/** Lists the synonyms of a word, of the pair that it forms with a neighbour, and of the unspaced text around it. */
function listOtherNames(words: readonly SearchWord[], index: number, reader: WordReader): string[][] {
  const { synonymsOf } = reader.language;
  const pairs = [index - 1, index].flatMap((first) => {
    const [one, other] = [words[first], words[first + 1]];
    return one && other ? [[one.text, other.text] as const] : [];
  });
  const run = readRun(words, index);
  const own = synonymsOf(words[index]?.text ?? '');
  const ofRun = run.length > 2 ? synonymsOf(run.map(({ text }) => text).join(' ')) : [];
  const ofPairs = pairs.flatMap(([one, other]) => [[one + other], ...synonymsOf(`${one} ${other}`)]);
  return [...own, ...ofPairs, ...ofRun].map((name) => nameTokens(name, reader));
}

/** Adds the synonyms of words and of pairs of neighbours, and marks the words that only narrow a search. */
export function addOtherNames(words: readonly SearchWord[], reader: WordReader): readonly SearchWord[] {
  const named = words.map((word, index) => ({
    ...word,
    alternatives: [...word.alternatives, ...listOtherNames(words, index, reader)],
  }));
  return markDescriptive(markAudience(named, reader), reader);
}
