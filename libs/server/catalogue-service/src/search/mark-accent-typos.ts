import type { CountedWord } from './count-words.ts';
import { writtenToken } from './search-vector.ts';
import { wholeWord } from './search-words.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** With at least this many matches, a word is what was meant, however its accents were typed. */
const enoughMatches = 10;

/** Corrections differ in at most this many letters, with their accents: another letter and other accents are another word. */
const maxWrittenDistance = 1;

/** The marks of Vietnamese tones; the other marks make other letters. */
const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

const withoutTones = (written: string): string => written.normalize('NFD').replaceAll(toneMarks, '');

/** Whether no item has the word as it was typed, with its accents, though items have it with others. */
const isDoubtful = ({ word, count, isWrittenKnown }: CountedWord): boolean =>
  count > 0 && isWrittenKnown !== true && word.text !== word.written && word.correctable;

/** Returns the doubtful words of which a correction occurs with the other words more often than they do. */
async function findOutnumbered(
  doubtful: readonly CountedWord[],
  significant: readonly SearchWord[],
  together: number,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<ReadonlySet<CountedWord>> {
  const corrections = await vocabulary.correct(
    doubtful.map(({ word }) => word),
    true,
  );
  const rivals = doubtful.flatMap((counted, index) =>
    (corrections[index] ?? [])
      .filter(({ writtenDistance = 0 }) => writtenDistance <= maxWrittenDistance)
      .map(({ word, written }) => ({
        counted,
        words: [
          ...significant.filter((each) => each !== counted.word),
          { ...wholeWord(word, written, reader), alternatives: [[writtenToken(written)]] },
        ],
      })),
  );
  const counts = await vocabulary.countTogether(rivals.map(({ words }) => words));
  return new Set(rivals.flatMap(({ counted }, index) => ((counts[index] ?? 0) > together ? [counted] : [])));
}

/** Returns the words that were typed with another letter than the market spells them with, not only with another tone. */
async function withoutToneSlips(
  doubtful: readonly CountedWord[],
  vocabulary: Vocabulary,
): Promise<CountedWord[]> {
  const spellings = await vocabulary.findKnown(doubtful.map(({ word }) => word.text));
  return doubtful.filter(({ word: { text, written } }) => {
    const usual = spellings.get(text);
    return usual === undefined || withoutTones(usual) !== withoutTones(written);
  });
}

/**
 * Where accents distinguish words, a word that no item has with these accents may be a typo. Treats it as unknown if no item has all
 * of the words; also if few have them, and a correction that differs in one letter, as typed, occurs with the others more often.
 */
export async function markAccentTypos(
  counted: readonly CountedWord[],
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<readonly CountedWord[]> {
  const doubtful = counted.filter(isDoubtful);
  if (!reader.language.accentsDistinguish || doubtful.length === 0) return counted;
  const significant = counted.flatMap(({ word, count }) => (count >= 0 && !word.isStopWord ? [word] : []));
  const [together = 0] = await vocabulary.countTogether([significant]);
  if (together >= enoughMatches) return counted;
  const typos =
    together === 0
      ? new Set(doubtful)
      : await findOutnumbered(
          await withoutToneSlips(doubtful, vocabulary),
          significant,
          together,
          vocabulary,
          reader,
        );
  return counted.map((each) => (typos.has(each) ? { ...each, count: -1 } : each));
}
