import { filterPiecesByName } from './query-pieces.ts';

/**
 * Keeps only these query fields, sorted by name, and removes the hash, so that equivalent URLs are equal. Values stay escaped;
 * repeated fields keep their order.
 */
export function keepQueryFields(url: string, fields: readonly string[]): string {
  const [address = ''] = url.split('#', 1);
  const start = address.indexOf('?');
  if (start === -1) return address;
  const kept = filterPiecesByName(address.slice(start), fields);
  return address.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
