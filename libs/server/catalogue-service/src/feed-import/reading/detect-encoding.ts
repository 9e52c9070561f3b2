const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** How many of the first bytes to examine: the header, in Latin letters, is longer. */
const sampleBytes = 64;

const declaration = /^\s*<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/** Whether bytes, whose last character may be incomplete, are UTF-8 beyond ASCII. */
function isWideUtf8(bytes: Uint8Array): boolean {
  try {
    return /[^\0-\x7F]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

/** Returns the encoding that an XML text declares, unless its bytes show that it is UTF-8. */
function readDeclaration(head: Uint8Array): string {
  const label = declaration.exec(new TextDecoder('latin1').decode(head.subarray(0, 256)))?.[1] ?? 'utf-8';
  // A text in UTF-16 has zero bytes, by which it is detected.
  if (/^utf/i.test(label) || isWideUtf8(head)) return 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}

/**
 * Detects the encoding of a text from its first bytes: by the byte order mark, else by the position of zero bytes between Latin
 * letters in UTF-16, else by the declaration of XML, else UTF-8.
 */
export function detectEncoding(head: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[0];
  const sample = head.subarray(0, sampleBytes);
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 4 || Math.min(even, odd) > 0) return readDeclaration(head);
  return even > odd ? 'utf-16be' : 'utf-16le';
}
