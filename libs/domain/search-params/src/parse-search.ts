import type { Codec } from './codecs.ts';
import { decodeText } from './query-values.ts';
import type { SearchField, SearchParams } from './search-fields.data.ts';
import { searchFields } from './search-fields.data.ts';

const codecOf = (name: string): Codec<unknown> | undefined =>
  Object.hasOwn(searchFields, name) ? (searchFields[name as SearchField] as Codec<unknown>) : undefined;

const splitPair = (pair: string): readonly [name: string, raw: string] => {
  const equals = pair.indexOf('=');
  return equals < 0 ? [decodeText(pair), ''] : [decodeText(pair.slice(0, equals)), pair.slice(equals + 1)];
};

/**
 * Reads the query of an address, with or without its `?`. Never throws: unknown names and bad values are dropped, and of a
 * name that stands twice the first good value counts.
 */
export const parseSearch = (query: string): SearchParams => {
  const found: Record<string, unknown> = {};
  const pairs = (query.startsWith('?') ? query.slice(1) : query).split('&');
  for (const [name, raw] of pairs.map(splitPair)) {
    const value = name in found ? undefined : codecOf(name)?.parse(raw);
    if (value !== undefined) found[name] = value;
  }
  return found as SearchParams;
};
