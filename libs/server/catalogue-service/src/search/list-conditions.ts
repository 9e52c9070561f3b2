import { sql } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import type { SqlCondition } from '../condition.ts';
import { tokenQueries } from './token-queries.ts';
import { isItemSet, listingConditions } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { indexedWordsQuery, itemsQuery, marketQuery } from './words-query.ts';
import type { SearchWord } from './search-word.ts';
import type { MatchScope } from './words-query.ts';

/** The words of a keyword to search for, and where. */
export type WordSearch = {
  readonly words: readonly SearchWord[];
  /** The words by which matches are ranked: also those that items need not have. */
  readonly ranked: readonly SearchWord[];
  readonly scope: MatchScope;
  /** A `tsquery` text for each quoted phrase. */
  readonly phrases: readonly string[];
  /** A `tsquery` text for each word or phrase that no matching item may have. */
  readonly excluded: readonly string[];
};

/** A list: the request, and the words of its keyword, if any. */
export type ListedItems = {
  readonly view: CatalogueView;
  readonly request: ResolvedRequest;
  readonly search: WordSearch | undefined;
};

/** Whether a query needs the positions of words. */
const isPhrase = (query: string): boolean => query.includes('<->');

const excludedQuery = ({ excluded }: WordSearch): string =>
  excluded
    .filter((query) => !isPhrase(query))
    .map((query) => ` & !${query}`)
    .join('');

const hasWords = ({ market }: CatalogueView, search: WordSearch): SqlCondition =>
  sql<boolean>`l.search_vector @@ ${itemsQuery(market, search.words, search.scope) + excludedQuery(search)}::tsquery`;

/** The index has no word positions, so phrases are checked on its matches. */
const hasPhrases = ({ phrases, excluded }: WordSearch): SqlCondition[] =>
  [...phrases, ...excluded.filter(isPhrase).map((query) => `!${query}`)].map(
    (phrase) => sql<boolean>`case when l.search_vector @@ ${phrase}::tsquery then true else false end`,
  );

/** Conditions on a listed item (`l`), checked row by row along the list's order: efficient if most rows match. */
export const scanConditions = (list: ListedItems): SqlCondition[] => [
  ...listingConditions(list.request, list.view),
  ...(list.search
    ? [
        sql<boolean>`case when ${hasWords(list.view, list.search)} then true else false end`,
        ...hasPhrases(list.search),
      ]
    : []),
];

/** The sum keeps PostgreSQL from also reading the index of prices, which has all cheaper items of the market. */
const isCheapEnough = ({ max_price }: ResolvedRequest): SqlCondition[] =>
  max_price === undefined ? [] : [sql<boolean>`l.price_min + 0 <= ${max_price}::int8`];

/**
 * Conditions that use the index of words and filters: efficient if few items match, unless a narrow table already finds
 * those few. The filters are checked again on the matches: the index knows prices and long names only roughly.
 */
export function indexConditions(list: ListedItems): SqlCondition[] {
  const { view, request, search } = list;
  const phrases = search ? hasPhrases(search) : [];
  const where = [...listingConditions(request, view), ...phrases];
  if (isItemSet(request)) return search ? [...where, hasWords(view, search)] : where;
  const tokens = tokenQueries(view.market, request);
  if (tokens.length === 0 && !search) return where;
  // A filter's token includes its market; a word's does not.
  const found = search
    ? [marketQuery(view.market), indexedWordsQuery(search.words, search.scope) + excludedQuery(search)]
    : [];
  const query = [...found, ...tokens].join(' & ');
  return [
    ...listingConditions({ ...request, max_price: undefined }, view),
    ...isCheapEnough(request),
    ...phrases,
    sql<boolean>`l.words @@ ${query}::tsquery`,
  ];
}
