/** Half a surrogate pair becomes U+FFFD, as everywhere on the web. */
const wholePoint = (point: number): number => (point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);

const tail = (point: number, place: number): number => 0x80 | ((point >>> (6 * place)) & 0x3f);

const bytesOfPoint = (point: number): readonly number[] => {
  if (point < 0x800) return [0xc0 | (point >>> 6), tail(point, 0)];
  if (point < 0x10000) return [0xe0 | (point >>> 12), tail(point, 1), tail(point, 0)];
  return [0xf0 | (point >>> 18), tail(point, 2), tail(point, 1), tail(point, 0)];
};

/** Text as UTF-8. Most of what is hashed is ASCII, so that a byte of it costs no more than a look. */
export const utf8Bytes = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) ?? 0;
    if (point < 0x80) bytes.push(point);
    else bytes.push(...bytesOfPoint(wholePoint(point)));
    if (point > 0xffff) index += 1;
  }
  return bytes;
};

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const scramble = (word: number): number => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);

/** Up to four bytes from a place on, the first the lowest. */
const wordAt = (bytes: readonly number[], from: number): number =>
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
