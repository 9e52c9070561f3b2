import type { Codec } from './codecs.ts';
import type { SearchParams } from './search-fields.data.ts';
import { searchFields } from './search-fields.data.ts';

type Field = {
  readonly codec: Codec<unknown>;
  /** The field's index in the table. */
  readonly rank: number;
};

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(searchFields).map(([name, codec], rank) => [name, { codec, rank }]),
);

const writePair = (name: string, value: unknown): string => {
  const raw = value == null ? undefined : fields.get(name)?.codec.stringify(value);
  return raw ? `${name}=${raw}` : '';
};

const write = (entries: readonly (readonly [string, unknown])[]): string =>
  entries
    .map(([name, value]) => writePair(name, value))
    .filter((pair) => pair !== '')
    .join('&');

/**
 * Serializes a query, without `?`, in the object's field order. Defaults, unknown names and values that could not be parsed
 * back are omitted: `parseSearch(stringifySearch(x))` is `x` for everything that `parseSearch` returns.
 */
export const stringifySearch = (params: SearchParams): string => write(Object.entries(params));

const fieldRank = (name: string): number => fields.get(name)?.rank ?? fields.size;

/** Canonical query string, independent of field order: for cache keys and canonical links. */
export const canonicalSearch = (params: SearchParams): string =>
  write(Object.entries(params).toSorted(([one], [other]) => fieldRank(one) - fieldRank(other)));
