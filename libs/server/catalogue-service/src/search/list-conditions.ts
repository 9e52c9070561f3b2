import { sql } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import type { Condition } from '../condition.ts';
import { tokenQueries } from './token-queries.ts';
import { isItemSet, listingConditions } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { prefixWordsQuery, itemsQuery, marketQuery } from './search-word.ts';
import type { SearchWord } from './search-word.ts';

/** A list: what is asked for, and the words of its keyword, if any. */
export type ListedItems = {
  readonly view: CatalogueView;
  readonly request: ResolvedRequest;
  readonly words: readonly SearchWord[] | undefined;
};

const hasWords = ({ view, words }: ListedItems): Condition =>
  sql<boolean>`l.search_vector @@ ${itemsQuery(view.market, words ?? [])}::tsquery`;

/**
 * What holds of a listed item (`l`) of the list, asked of one item after another along the list's order: right where
 * most items on the way are of the list.
 */
export const scanConditions = (list: ListedItems): Condition[] => [
  ...listingConditions(list.request, list.view),
  ...(list.words ? [sql<boolean>`case when ${hasWords(list)} then true else false end`] : []),
];

/**
 * The same, asked of the one index of words and filters: right where few items are of the list. Where the few are found
 * by themselves, it would only cost. The filters are asked of what the index finds once more: it knows prices and long
 * names roughly.
 */
export function indexConditions(list: ListedItems): Condition[] {
  const { view, request, words } = list;
  const where = listingConditions(request, view);
  if (isItemSet(request)) return words ? [...where, hasWords(list)] : where;
  const tokens = tokenQueries(view.market, request);
  if (tokens.length === 0 && !words) return where;
  // A filter's token is of its market; a word is of all.
  const found = words ? [marketQuery(view.market), prefixWordsQuery(words)] : [];
  const query = [...found, ...tokens].join(' & ');
  return [...where, sql<boolean>`l.words @@ ${query}::tsquery`];
}
