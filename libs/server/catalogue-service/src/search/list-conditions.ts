import { sql } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import type { Condition } from '../condition.ts';
import { tokenQueries } from './token-queries.ts';
import { isItemSet, listingConditions } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { indexedWordsQuery, itemsQuery, marketQuery } from './search-word.ts';
import type { Reach, SearchWord } from './search-word.ts';
import { quoteToken } from './search-vector.ts';

/** What of a keyword is searched for, and where. */
export type WordSearch = {
  readonly words: readonly SearchWord[];
  readonly reach: Reach;
  /** The text of a `tsquery` for each quoted phrase. */
  readonly phrases: readonly string[];
  /** Tokens that no item may have. */
  readonly excluded: readonly string[];
};

/** A list: what is asked for, and the words of its keyword, if any. */
export type ListedItems = {
  readonly view: CatalogueView;
  readonly request: ResolvedRequest;
  readonly search: WordSearch | undefined;
};

const excludedQuery = ({ excluded }: WordSearch): string =>
  excluded.map((token) => ` & !${quoteToken(token)}`).join('');

const hasWords = ({ market }: CatalogueView, search: WordSearch): Condition =>
  sql<boolean>`l.search_vector @@ ${itemsQuery(market, search.words, search.reach) + excludedQuery(search)}::tsquery`;

/** The index knows no places of words: phrases are asked of what it finds. */
const hasPhrases = ({ phrases }: WordSearch): Condition[] =>
  phrases.map(
    (phrase) => sql<boolean>`case when l.search_vector @@ ${phrase}::tsquery then true else false end`,
  );

/**
 * What holds of a listed item (`l`) of the list, asked of one item after another along the list's order: right where
 * most items on the way are of the list.
 */
export const scanConditions = (list: ListedItems): Condition[] => [
  ...listingConditions(list.request, list.view),
  ...(list.search
    ? [
        sql<boolean>`case when ${hasWords(list.view, list.search)} then true else false end`,
        ...hasPhrases(list.search),
      ]
    : []),
];

/**
 * The same, asked of the one index of words and filters: right where few items are of the list. Where the few are found
 * by themselves, it would only cost. The filters are asked of what the index finds once more: it knows prices and long
 * names roughly.
 */
export function indexConditions(list: ListedItems): Condition[] {
  const { view, request, search } = list;
  const where = [...listingConditions(request, view), ...(search ? hasPhrases(search) : [])];
  if (isItemSet(request)) return search ? [...where, hasWords(view, search)] : where;
  const tokens = tokenQueries(view.market, request);
  if (tokens.length === 0 && !search) return where;
  // A filter's token is of its market; a word is of all.
  const found = search
    ? [marketQuery(view.market), indexedWordsQuery(search.words, search.reach) + excludedQuery(search)]
    : [];
  const query = [...found, ...tokens].join(' & ');
  return [...where, sql<boolean>`l.words @@ ${query}::tsquery`];
}
