import type { Codec } from './codecs.ts';
import type { SearchField, SearchParams } from './search-fields.data.ts';
import { searchFields } from './search-fields.data.ts';

const stringifyField = (name: string, value: unknown): string | undefined => {
  if (!Object.hasOwn(searchFields, name) || value === undefined || value === null || value === false)
    return undefined;
  const codec = searchFields[name as SearchField] as Codec<unknown>;
  const raw = codec.stringify(value);
  return codec.parse(raw) === undefined ? undefined : `${name}=${raw}`;
};

/**
 * The query of an address, without `?`, its fields in the object's order. Defaults, unknown names and values that could not
 * be read back are left out: `parseSearch(stringifySearch(x))` is `x` for everything that `parseSearch` answers.
 */
export const stringifySearch = (params: SearchParams): string =>
  Object.entries(params)
    .map(([name, value]) => stringifyField(name, value))
    .filter((pair) => pair !== undefined)
    .join('&');

const rank = new Map(Object.keys(searchFields).map((name, index) => [name, index]));

/** One text for one search, whatever the order of its fields: a key for caches and the canonical link. */
export const canonicalSearch = (params: SearchParams): string => {
  const entries = Object.entries(params).toSorted(
    ([one], [other]) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0),
  );
  return stringifySearch(Object.fromEntries(entries));
};
