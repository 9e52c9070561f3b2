import { countWords } from './count-words.ts';
import type { CountedWord } from './count-words.ts';
import { locateMisspelling } from './locate-misspelling.ts';
import { addOtherNames, searchWords } from './search-words.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams, segmentWords } from './split-runs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { writePhrase } from './write-phrase.ts';

/** Scripts that write letters, vowels and tones without spaces between words. Chinese characters have no such typos. */
const alphabetic = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;

/** Maximum number of respellings to compare: each one costs. */
const maxRespellings = 12;

/** With at least this many matches, the parts of a text are what was meant. */
const enoughMatches = 10;

/** Returns how many typos are corrected: one in short words, two in long ones. */
const allowedErrors = (letters: readonly string[]): number => (letters.length < 8 ? 1 : 2);

/** The words of a search that were typed as one text, without spaces. */
type Run = { readonly from: number; readonly words: readonly CountedWord[]; readonly text: string };

function listRuns(counted: readonly CountedWord[]): Run[] {
  const runs: { from: number; words: CountedWord[] }[] = [];
  for (const [index, each] of counted.entries()) {
    const last = runs.at(-1);
    if (each.word.isJoined && last) last.words.push(each);
    else runs.push({ from: index, words: [each] });
  }
  return runs
    .map((run) => ({ ...run, text: run.words.map(({ word }) => word.text).join('') }))
    .filter(
      ({ words, text }) => alphabetic.test(text) && words.every(({ word }) => word.isEmojiName !== true),
    );
}

/** A run with a typo, and its letters of which some must be wrong. */
type WrongRun = Run & { readonly isUnknown: readonly boolean[] };

/** Marks the letters of the words that no item has, not even within another word. */
async function markUnknown(runs: readonly Run[], vocabulary: Vocabulary): Promise<WrongRun[]> {
  const unlisted = runs.flatMap(({ words }) => words.filter(({ isListed }) => isListed !== true));
  const written = await vocabulary.findWritten(unlisted.map(({ word }) => word.text));
  const isUnknown = (each: CountedWord): boolean => unlisted.includes(each) && !written.has(each.word.text);
  return runs.map((run) => ({
    ...run,
    isUnknown: run.words.flatMap((each) => [...each.word.text].map(() => isUnknown(each))),
  }));
}

/** Reads a text as one word whose letters are next to each other. */
const toWord = (text: string, { segmenters }: WordReader): SearchWord => ({
  ...{ text, written: text, alternatives: [listBigrams(text, segmenters)], unspaced: true },
  ...{ prefix: false, correctable: false, isStopWord: false },
});

/** A text with the part from `from` to `to` replaced, and how many letters of it that changes. */
type RespelledText = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly distance: number;
};

/** Replaces the part of a text that is nearest to a word; undefined if none is near, or the text has the word. */
function respell(text: string, word: string): RespelledText | undefined {
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
  if (!alphabetic.test(text)) return undefined;
  const [similar = []] = await vocabulary.findWithin([words]);
  const [best] = similar
    .flatMap((word) => respell(text, word) ?? [])
    .sort((a, b) => a.distance - b.distance || b.to - b.from - (a.to - a.from));
  return best?.text;
}

type Respelling = { readonly run: WrongRun; readonly text: string; readonly distance: number };

/** Replaces the part of each run that is nearest to a similar word of the catalogue; the fewest changes first. */
async function listRespellings(runs: readonly WrongRun[], vocabulary: Vocabulary): Promise<Respelling[]> {
  const similar = await vocabulary.findWithin(runs.map(({ words }) => words.map(({ word }) => word.text)));
  const found = runs.flatMap((run, index) =>
    (similar[index] ?? []).flatMap((word): [string, Respelling][] => {
      const respelled = respell(run.text, word);
      if (respelled === undefined) return [];
      const { from, to, text, distance } = respelled;
      const isPossible = !run.isUnknown.includes(true) || run.isUnknown.slice(from, to).includes(true);
      return isPossible ? [[`${run.from} ${text}`, { run, text, distance }]] : [];
    }),
  );
  // Of equal texts, the first stays.
  return [...new Map(found.toReversed()).values()]
    .toReversed()
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxRespellings);
}

/** What a respelling must be better than: the number of items that have the text as it was typed, with the other words. */
type Rival = { readonly others: readonly SearchWord[]; readonly together: number };

/**
 * Returns the respelling that most items have with the other words, and more than have the typed text, the fewest changes first; as one
 * text before in parts.
 */
async function chooseRespelling(
  respellings: readonly Respelling[],
  { others, together }: Rival,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<Respelling | undefined> {
  const written = await vocabulary.findWritten(respellings.map(({ text }) => text));
  const counts = await vocabulary.countTogether(
    respellings.flatMap(({ text }) => [
      [...others, toWord(text, reader)],
      [...others, ...segmentWords(text, reader.segmenters).map((word) => toWord(word, reader))],
    ]),
  );
  const [best] = respellings
    .map((respelling, index) => {
      const [whole = 0, parts = 0] = counts.slice(2 * index, 2 * index + 2);
      return {
        respelling,
        whole: written.has(respelling.text) ? whole : 0,
        parts: respelling.run.isUnknown.includes(true) ? parts : 0,
      };
    })
    .filter(({ whole, parts }) => whole + parts > together)
    .sort((a, b) => a.respelling.distance - b.respelling.distance || b.whole - a.whole || b.parts - a.parts);
  return best?.respelling;
}

/** Reads the words again with a run replaced, and marks those that were not typed as corrections. */
async function replaceRun(
  counted: readonly CountedWord[],
  { run, text }: Respelling,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<CountedWord[]> {
  const words = counted.map(({ word }) => word);
  const phrase = writePhrase(words.toSpliced(run.from, run.words.length, toWord(text, reader)));
  const typed = new Set(words.map((word) => word.text));
  const corrected = await countWords(addOtherNames(searchWords(phrase, reader), reader), vocabulary);
  return corrected.map((each) =>
    typed.has(each.word.text)
      ? each
      : { ...each, word: { ...each.word, isCorrection: true }, correction: each.word.written },
  );
}

type Doubtful = {
  readonly runs: readonly WrongRun[];
  /** The number of items that have all words as they were typed. */
  readonly together: number;
};

/** Returns the texts of several known words that may be typos: all if no item has all words; if few have, those that none has in one piece. */
async function findDoubtful(
  compounds: readonly WrongRun[],
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
  const runs = await markUnknown(listRuns(counted), vocabulary);
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
