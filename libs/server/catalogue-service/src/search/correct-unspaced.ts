import { chooseRespelling, listRespellings } from './choose-respelling.ts';
import type { Respelling } from './choose-respelling.ts';
import { countWords } from './count-words.ts';
import type { CountedWord } from './count-words.ts';
import { listUnspacedRuns } from './list-unspaced-runs.ts';
import type { UnspacedRun } from './list-unspaced-runs.ts';
import { addOtherNames } from './add-other-names.ts';
import { searchWords } from './search-words.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { toUnspacedWord } from './to-unspaced-word.ts';
import type { Vocabulary } from './vocabulary.ts';
import { writePhrase } from './write-phrase.ts';

/** With at least this many matches, the parts of a text are what was meant. */
const enoughMatches = 10;

/** Reads the words again with a run replaced, and marks those that were not typed as corrections. */
async function replaceRun(
  counted: readonly CountedWord[],
  { run, text }: Respelling,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<CountedWord[]> {
  const words = counted.map(({ word }) => word);
  const phrase = writePhrase(words.toSpliced(run.from, run.words.length, toUnspacedWord(text, reader)));
  const typed = new Set(words.map((word) => word.text));
  const corrected = await countWords(addOtherNames(searchWords(phrase, reader), reader), vocabulary);
  return corrected.map((each) =>
    typed.has(each.word.text)
      ? each
      : { ...each, word: { ...each.word, isCorrection: true }, correction: each.word.written },
  );
}

type Doubtful = {
  readonly runs: readonly UnspacedRun[];
  /** The number of items that have all words as they were typed. */
  readonly together: number;
};

/** Returns the texts of several known words that may be typos: all if no item has all words; if few have, those that none has in one piece. */
async function findDoubtful(
  compounds: readonly UnspacedRun[],
  significant: readonly SearchWord[],
  vocabulary: Vocabulary,
): Promise<Doubtful> {
  const [together = 0] = compounds.length === 0 ? [] : await vocabulary.countTogether([significant]);
  if (together === 0) return { runs: compounds, together };
  if (together >= enoughMatches) return { runs: [], together };
  const written = await vocabulary.findWritten(compounds.map(({ text }) => text));
  return { runs: compounds.filter(({ text }) => !written.has(text)), together };
}

/**
 * Corrects a typo in a text without spaces. A typo breaks its word into parts that no item has: the part of the text around them that
 * is nearest to a word of the catalogue is replaced by it. If all parts are words, but few items have them all, and none in one piece,
 * the text is replaced only by one that more items have in one piece.
 */
export async function correctUnspaced(
  counted: readonly CountedWord[],
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<readonly CountedWord[]> {
  const runs = await listUnspacedRuns(counted, vocabulary);
  if (runs.length === 0) return counted;
  const significant = counted.filter(({ word, count }) => count >= 0 && !word.isStopWord);
  const unknown = runs.filter(({ isUnknown }) => isUnknown.includes(true));
  const compounds = unknown.length > 0 ? [] : runs.filter(({ words }) => words.length > 1);
  const doubtful = await findDoubtful(
    compounds,
    significant.map(({ word }) => word),
    vocabulary,
  );
  const wrong = [...unknown, ...doubtful.runs];
  if (wrong.length === 0) return counted;
  const respellings = await listRespellings(wrong, vocabulary);
  const others = significant.filter((each) => !wrong.some(({ words }) => words.includes(each)));
  const best = await chooseRespelling(
    respellings,
    { others: others.map(({ word }) => word), together: doubtful.together },
    vocabulary,
    reader,
  );
  return best ? replaceRun(counted, best, vocabulary, reader) : counted;
}
