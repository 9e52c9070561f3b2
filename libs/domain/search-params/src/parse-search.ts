import type { Codec } from './codecs.ts';
import { decodeQueryText } from './query-values.ts';
import type { SearchParams } from './search-fields.data.ts';
import { searchFields } from './search-fields.data.ts';

const codecs: ReadonlyMap<string, Codec<unknown>> = new Map(Object.entries(searchFields));

const readPair = (pair: string, found: Map<string, unknown>): void => {
  const equals = pair.indexOf('=');
  if (equals < 0) return;
  const name = decodeQueryText(pair.slice(0, equals));
  const value = found.has(name) ? undefined : codecs.get(name)?.parse(pair.slice(equals + 1));
  if (value !== undefined) found.set(name, value);
};

/**
 * Parses the query of a URL, with or without `?`. Never throws: unknown names and invalid values are dropped; the first valid
 * value of a repeated name wins.
 */
export const parseSearch = (query: string): SearchParams => {
  const found = new Map<string, unknown>();
  for (const pair of (query.startsWith('?') ? query.slice(1) : query).split('&')) readPair(pair, found);
  return Object.fromEntries(found);
};
