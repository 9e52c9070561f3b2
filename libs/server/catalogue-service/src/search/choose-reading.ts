import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { allOf } from '../condition.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';
import { indexConditions } from './list-conditions.ts';
import type { ListedItems, WordSearch } from './list-conditions.ts';
import { withoutFilters } from './search-filters.ts';
import type { Reach, SearchWord } from './search-word.ts';

/** How a keyword is read: which of its words are searched for, and where they may stand. */
export type Reading = { readonly reach: Reach; readonly dropped: ReadonlySet<number> };

/** Strictest first. */
const reaches: readonly Reach[] = ['name', 'anywhere', 'unfinished'];

/** A reading as a number, for a cursor: a bit for each word that is left out, and where the others may stand. */
export const writeReading = ({ reach, dropped }: Reading): number =>
  [...dropped].reduce((sum, index) => sum + 2 ** index, 0) * reaches.length + reaches.indexOf(reach);

/** The reading that a cursor carries, of so many words; one of them is searched for at least. */
export function readReading(written: number, wordCount: number): Reading {
  const bits = Math.floor(written / reaches.length);
  const dropped = Array.from({ length: wordCount }, (_, index) => index).filter(
    (index) => Math.floor(bits / 2 ** index) % 2 === 1,
  );
  return {
    reach: reaches[written % reaches.length] ?? 'unfinished',
    dropped: new Set(dropped.length < wordCount ? dropped : []),
  };
}

/** What of an analyzed keyword a reading searches for. */
export const toSearch = (
  { words, phrases, excluded }: KeywordAnalysis,
  { reach, dropped }: Reading,
): WordSearch => ({ words: words.filter((_, index) => !dropped.has(index)), reach, phrases, excluded });

/** With as many that are named so, those that only mention the words are not worth showing. */
const enoughNamed = 5;

/** More subsets of the words are not tried: each one costs. */
const maxTries = 40;

const rarity = ({ items = 0 }: SearchWord): number => 1 / (1 + items);

/** Sets of words to leave out, least harm first: as few as can be, and of as many the commonest. */
export function listDrops(words: readonly SearchWord[]): ReadonlySet<number>[] {
  const subsets = Array.from({ length: 2 ** words.length - 2 }, (_, index) => index + 1).map((bits) => {
    const dropped = words.flatMap((_, index) => (bits & (1 << index) ? [index] : []));
    return {
      dropped,
      harm: dropped.reduce((sum, index) => sum + rarity(words[index] ?? ({} as SearchWord)), 0),
    };
  });
  const sorted = subsets.sort((a, b) => a.dropped.length - b.dropped.length || a.harm - b.harm);
  const rarestFirst = words
    .map((_, index) => index)
    .sort((a, b) => rarity(words[b] ?? words[0]!) - rarity(words[a] ?? words[0]!));
  // The end is a single word, the rarest: it is found by itself.
  const least = rarestFirst.slice(1);
  return [...sorted.slice(0, maxTries).map(({ dropped }) => new Set(dropped)), new Set(least)];
}

type Try = { readonly reading: Reading; readonly least: number };

/** The first of some readings that finds as many as it must, in one statement. Filters are not asked: what they leave out is told apart. */
async function findFirst(
  { db }: CatalogueDeps,
  analysis: KeywordAnalysis,
  list: Pick<ListedItems, 'view' | 'request'>,
  tries: readonly Try[],
): Promise<Reading | undefined> {
  const request = withoutFilters(list.request);
  const cases = tries.map(({ reading, least }, index): RawBuilder<unknown> => {
    const where = allOf(indexConditions({ ...list, request, search: toSearch(analysis, reading) }));
    const found = sql`select from searched_listing as l where ${where}`;
    return least === 1
      ? sql`when exists (${found}) then ${index}::int`
      : sql`when (select count(*) from (${found} limit ${least}) as found) >= ${least} then ${index}::int`;
  });
  const { rows } = await sql<{
    place: number | null;
  }>`select case ${sql.join(cases, sql` `)} end as place`.execute(db);
  const place = rows[0]?.place ?? undefined;
  return place === undefined ? undefined : tries[place]?.reading;
}

const nothingDropped: ReadonlySet<number> = new Set();

/**
 * How a keyword is best read: all words in names of items where there are enough; where they are mentioned; with the
 * last one unfinished; else without as few words as can be, the commonest first.
 */
export async function chooseReading(
  deps: CatalogueDeps,
  analysis: KeywordAnalysis,
  list: Pick<ListedItems, 'view' | 'request'>,
): Promise<Reading> {
  const { words } = analysis;
  const whole = reaches.map((reach) => ({
    reading: { reach, dropped: nothingDropped },
    least: reach === 'name' && words.length > 1 ? enoughNamed : 1,
  }));
  const found = await findFirst(deps, analysis, list, whole);
  const loosest: Reading = { reach: 'unfinished', dropped: nothingDropped };
  if (found !== undefined || words.length < 2) return found ?? loosest;
  const drops = listDrops(words).map((dropped) => ({
    reading: { reach: 'unfinished' as const, dropped },
    least: 1,
  }));
  return (await findFirst(deps, analysis, list, drops)) ?? loosest;
}
