import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';
import { indexConditions } from './list-conditions.ts';
import type { ListedItems, WordSearch } from './list-conditions.ts';
import { withoutFilters } from './search-filters.ts';
import { maxSearchWords } from './search-words.ts';
import type { SearchWord } from './search-word.ts';
import type { MatchScope } from './words-query.ts';

/** How a keyword is interpreted: which words are dropped, and where the others must occur. */
export type Reading = {
  readonly scope: MatchScope;
  readonly dropped: ReadonlySet<number>;
  /** Whether items need not have the corrected words, which may be other words than the shopper's. */
  readonly hasOptionalCorrections?: boolean;
};

/** Strictest first. */
const scopes: readonly MatchScope[] = ['name', 'anywhere', 'unfinished'];

/** The bit for optional corrections follows those of the words. */
const optionalCorrectionsBit = 2 ** maxSearchWords;

/** Encodes a reading as a number for a cursor: a bit for each dropped word, one for optional corrections, and the scope. */
export const writeReading = ({ scope, dropped, hasOptionalCorrections = false }: Reading): number =>
  [...dropped].reduce((sum, index) => sum + 2 ** index, hasOptionalCorrections ? optionalCorrectionsBit : 0) *
    scopes.length +
  scopes.indexOf(scope);

/** Decodes a cursor's reading for a number of words; keeps at least one word. */
export function readReading(written: number, wordCount: number): Reading {
  const bits = Math.floor(written / scopes.length);
  const dropped = Array.from({ length: wordCount }, (_, index) => index).filter(
    (index) => Math.floor(bits / 2 ** index) % 2 === 1,
  );
  return {
    scope: scopes[written % scopes.length] ?? 'unfinished',
    dropped: new Set(dropped.length < wordCount ? dropped : []),
    ...(bits >= optionalCorrectionsBit && { hasOptionalCorrections: true }),
  };
}

/** Returns the part of an analyzed keyword that a reading searches for. */
export const toSearch = (
  { words, phrases, excluded }: KeywordAnalysis,
  { scope, dropped, hasOptionalCorrections = false }: Reading,
): WordSearch => {
  const ranked = words.filter((_, index) => !dropped.has(index));
  const certain = ranked.filter(({ isCorrection }) => isCorrection !== true);
  const leavesOut = hasOptionalCorrections && certain.length > 0;
  return { words: leavesOut ? certain : ranked, ranked, scope, phrases, excluded };
};

/** With this many matches by name, items that only mention the words are not worth showing. */
const enoughNamed = 5;

/** With fewer matches than this, a correction may be wrong: items without the word are listed as well. */
const enoughCorrected = 10;
/** Fewer other words than this would match too much. */
const minCertainWords = 2;

/** Maximum number of subsets of the words to try: each one costs. */
const maxTries = 40;

/** A word's value for telling items apart: rare words have most, those that only describe the product or say whom it is for least. */
function rarity({ items = 0, isAudience, isDescriptive }: SearchWord): number {
  if (isAudience === true) return -1;
  return isDescriptive === true ? -0.5 : 1 / (1 + items);
}

/**
 * Lists the sets of words to drop, least harm first: fewest words first, then those that say whom the product is for, those that describe
 * it, and the most common ones.
 */
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
  // The rarest word alone always matches.
  const least = rarestFirst.slice(1);
  return [...sorted.slice(0, maxTries).map(({ dropped }) => new Set(dropped)), new Set(least)];
}

type Try = { readonly reading: Reading; readonly least: number };

/** Finds the first reading with enough matches, in one statement. Ignores filters, whose effect is reported separately. */
async function findFirst(
  { db }: CatalogueDeps,
  analysis: KeywordAnalysis,
  list: Pick<ListedItems, 'view' | 'request'>,
  tries: readonly Try[],
): Promise<Reading | undefined> {
  const request = withoutFilters(list.request);
  const cases = tries.map(({ reading, least }, index): RawBuilder<unknown> => {
    const where = and(indexConditions({ ...list, request, search: toSearch(analysis, reading) }));
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

/** Returns the indexes of the words that pass a test; none if all do, as one word at least is searched for. */
const findIndexes = (
  words: readonly SearchWord[],
  isFound: (word: SearchWord) => boolean,
): readonly number[] => {
  const found = words.flatMap((word, index) => (isFound(word) ? [index] : []));
  return found.length === words.length ? [] : found;
};

/** Tries all words in item names, then without those that say whom the product is for: a women's bag is a bag first. */
function listAudienceTries(words: readonly SearchWord[]): readonly Try[] {
  const audience = findIndexes(words, ({ isAudience }) => isAudience === true);
  return audience.length === 0
    ? []
    : [nothingDropped, new Set(audience)].map((dropped) => ({
        reading: { scope: 'name', dropped },
        least: 1,
      }));
}

/** Tries whole words without those that describe the product: a cool bag is a bag before it is cool bagels. */
function listDescribedTries(words: readonly SearchWord[]): readonly Try[] {
  const described = findIndexes(words, ({ isDescriptive }) => isDescriptive === true);
  return described.length === 0
    ? []
    : (['name', 'anywhere'] as const).map((scope) => ({
        reading: { scope, dropped: new Set(described) },
        least: 1,
      }));
}

/** Lists the readings with all words, strictest first. */
function listWholeTries({ words }: KeywordAnalysis): readonly [Try, ...Try[]] {
  const inNames: Reading = { scope: 'name', dropped: nothingDropped };
  const elsewhere = scopes.slice(1);
  const certain = words.filter(({ isCorrection }) => isCorrection !== true);
  const isDoubtful = certain.length < words.length && certain.length >= minCertainWords;
  if (isDoubtful)
    return [
      { reading: inNames, least: enoughNamed },
      ...elsewhere.map((scope) => ({ reading: { scope, dropped: nothingDropped }, least: enoughCorrected })),
      ...scopes.map((scope) => ({
        reading: { scope, dropped: nothingDropped, hasOptionalCorrections: true },
        least: 1,
      })),
    ];
  const [first = { reading: inNames, least: words.length > 1 ? enoughNamed : 1 }, ...others] =
    listAudienceTries(words);
  return [
    first,
    ...others,
    { reading: { scope: 'anywhere', dropped: nothingDropped }, least: 1 },
    ...listDescribedTries(words),
    { reading: { scope: 'unfinished', dropped: nothingDropped }, least: 1 },
  ];
}

/** Returns the strictest reading, and the number of matches with which it is chosen. */
export const strictestReading = (analysis: KeywordAnalysis): Try => listWholeTries(analysis)[0];

/**
 * Chooses the best reading of a keyword: all words in item names, if enough match; in names, without the words that say whom the
 * product is for; all words anywhere in the item; anywhere, without the words that describe the product; with the last word as a prefix;
 * else with as few words as possible dropped, the most common first. If few items match with a corrected word, items match without it as well.
 */
export async function chooseReading(
  deps: CatalogueDeps,
  analysis: KeywordAnalysis,
  list: Pick<ListedItems, 'view' | 'request'>,
): Promise<Reading> {
  const { words } = analysis;
  const tries = listWholeTries(analysis);
  const loosest: Reading = { scope: 'unfinished', dropped: nothingDropped };
  // A single word cannot be dropped: the last reading needs no check, which is slow for a letter.
  const found = await findFirst(deps, analysis, list, words.length === 1 ? tries.slice(0, -1) : tries);
  if (found !== undefined || words.length < 2) return found ?? loosest;
  const drops = listDrops(words).map((dropped) => ({
    reading: { scope: 'unfinished' as const, dropped },
    least: 1,
  }));
  return (await findFirst(deps, analysis, list, drops)) ?? loosest;
}
