import type { UnspacedRun } from './list-unspaced-runs.ts';
import { respell } from './respell-unspaced.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { segmentWords } from './split-runs.ts';
import { toUnspacedWord } from './to-unspaced-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum number of respellings to compare: each one costs. */
const maxRespellings = 12;

/** A run with a part replaced, and how many letters that changes. */
export type Respelling = { readonly run: UnspacedRun; readonly text: string; readonly distance: number };

/** Replaces the part of each run that is nearest to a similar word of the catalogue; the fewest changes first. */
export async function listRespellings(
  runs: readonly UnspacedRun[],
  vocabulary: Vocabulary,
): Promise<Respelling[]> {
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
export async function chooseRespelling(
  respellings: readonly Respelling[],
  { others, together }: Rival,
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<Respelling | undefined> {
  const written = await vocabulary.findWritten(respellings.map(({ text }) => text));
  const counts = await vocabulary.countTogether(
    respellings.flatMap(({ text }) => [
      [...others, toUnspacedWord(text, reader)],
      [...others, ...segmentWords(text, reader.segmenters).map((word) => toUnspacedWord(word, reader))],
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
