/** The longest part that one response carries: players ask for the next. */
const maxPartBytes = 1_000_000;

/** Bytes of a file, both inclusive. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Parses a `Range` header with one range (RFC 9110 14.1.2), shortened to what one response carries. Undefined without a header or
 * for several ranges, whose answer is the whole file; null if it lies outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > end) return null;
  return { from, to: Math.min(end, from + maxPartBytes - 1) };
}
