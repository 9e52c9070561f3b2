const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** How many of the first bytes to examine: the header, in Latin letters, is longer. */
const sampleBytes = 64;

/**
 * Detects the encoding of a text from its first bytes: by the byte order mark, else by the position of zero bytes between Latin
 * letters in UTF-16, else UTF-8.
 */
export function detectEncoding(head: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[0];
  const sample = head.subarray(0, sampleBytes);
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 4 || Math.min(even, odd) > 0) return 'utf-8';
  return even > odd ? 'utf-16be' : 'utf-16le';
}
