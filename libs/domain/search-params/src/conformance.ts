import { parseSearch } from './parse-search.ts';
import { parseBoolean, parseIntList, parseList } from './query-values.ts';
import type { SearchResponse } from './result-state.ts';
import { searchResultState } from './result-state.ts';
import { searchContext } from './search-context.ts';
import type { SearchParams } from './search-fields.data.ts';
import { toSortType } from './sort-type.ts';
import { canonicalSearch, stringifySearch } from './stringify-search.ts';
import { findUnsupportedFields } from './find-unsupported-fields.ts';

const values = {
  boolean: (text: unknown) => parseBoolean(text),
  list: (text: unknown) => parseList(String(text ?? '')),
  'int-list': (text: unknown) => parseIntList(String(text ?? '')),
};

/** Cases contain the fields themselves, or an object under `query`. */
const readParams = (given: SearchParams | { readonly query: SearchParams }): SearchParams =>
  'query' in given ? given.query : given;

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'search/parse': ({ query = '' }: { query?: string }) => parseSearch(query),
  'search/stringify': (given: SearchParams) => stringifySearch(readParams(given)),
  'search/canonical': (given: SearchParams) => canonicalSearch(readParams(given)),
  'search/context': ({ query = '', path }: { query?: string; path?: string }) => ({
    context: searchContext(parseSearch(query), path),
  }),
  'search/unsupported': ({ query = '' }: { query?: string }) => findUnsupportedFields(parseSearch(query)),
  'search/sort-type': ({ sortBy, order }: { sortBy?: string; order?: string }) => toSortType(sortBy, order),
  'search/result-state': ({ response }: { response: SearchResponse }) => searchResultState(response),
  'query/value': ({ type, text }: { type: keyof typeof values; text?: unknown }) => values[type](text),
};
