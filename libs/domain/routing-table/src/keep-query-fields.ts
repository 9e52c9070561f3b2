import { filterPiecesByName } from './query-pieces.ts';

/**
 * The address with these query fields alone, sorted by name, and without its hash: one text for all addresses that say the same.
 * Values stay escaped as they came; of a field that stands twice both stay, in their order.
 */
export function keepQueryFields(url: string, fields: readonly string[]): string {
  const [address = ''] = url.split('#', 1);
  const start = address.indexOf('?');
  if (start === -1) return address;
  const kept = filterPiecesByName(address.slice(start), fields);
  return address.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
