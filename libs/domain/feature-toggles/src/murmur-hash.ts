const leadingByte = [0, 0, 0xc0, 0xe0, 0xf0] as const;

const lengthOf = (point: number): number => {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Text as UTF-8; half a surrogate pair becomes U+FFFD, as everywhere on the web. */
export const utf8Bytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * 3);
  let size = 0;
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    const length = lengthOf(point);
    bytes[size] = (leadingByte[length] ?? 0) | (point >>> (6 * (length - 1)));
    for (let index = 1; index < length; index += 1)
      bytes[size + index] = 0x80 | ((point >>> (6 * (length - 1 - index))) & 0x3f);
    size += length;
  }
  return bytes.subarray(0, size);
};

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const scramble = (word: number): number => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);

/** Up to four bytes from a place on, the first the lowest. */
const wordAt = (bytes: Uint8Array, from: number): number =>
  (bytes[from] ?? 0) |
  ((bytes[from + 1] ?? 0) << 8) |
  ((bytes[from + 2] ?? 0) << 16) |
  ((bytes[from + 3] ?? 0) << 24);

const finish = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** MurmurHash3 x86 32-bit of a text's UTF-8 bytes, as an unsigned number. */
export const murmurHash = (text: string, seed = 0): number => {
  const bytes = utf8Bytes(text);
  const whole = bytes.length - (bytes.length % 4);
  let hash = seed;
  for (let from = 0; from < whole; from += 4)
    hash = (Math.imul(rotate(hash ^ scramble(wordAt(bytes, from)), 13), 5) + 0xe6546b64) | 0;
  if (whole < bytes.length) hash ^= scramble(wordAt(bytes, whole));
  return finish(hash ^ bytes.length);
};
