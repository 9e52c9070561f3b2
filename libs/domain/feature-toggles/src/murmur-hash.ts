/** A lone surrogate becomes U+FFFD, as elsewhere on the web. */
const replaceSurrogate = (point: number): number => (point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);

const tail = (point: number, place: number): number => 0x80 | ((point >>> (6 * place)) & 0x3f);

const encodePoint = (point: number): readonly number[] => {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >>> 6), tail(point, 0)];
  if (point < 0x10000) return [0xe0 | (point >>> 12), tail(point, 1), tail(point, 0)];
  return [0xf0 | (point >>> 18), tail(point, 2), tail(point, 1), tail(point, 0)];
};

/** Encodes text as UTF-8, one character per byte. */
export const utf8Text = (text: string): string => {
  let bytes = '';
  for (const point of text)
    bytes += String.fromCharCode(...encodePoint(replaceSurrogate(point.codePointAt(0) ?? 0)));
  return bytes;
};

/** Fast path: ASCII equals its UTF-8 encoding. */
const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
};

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const mixWord = (word: number): number => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);

const finish = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** Hashes two byte strings as if concatenated: concatenating first would cost more than the hash. */
const hashBytes = (first: string, second: string, seed: number): number => {
  const length = first.length + second.length;
  let hash = seed;
  let word = 0;
  for (let index = 0; index < length; index += 1) {
    const byte = index < first.length ? first.charCodeAt(index) : second.charCodeAt(index - first.length);
    word |= byte << ((index & 3) << 3);
    if ((index & 3) < 3) continue;
    hash = (Math.imul(rotate(hash ^ mixWord(word), 13), 5) + 0xe6546b64) | 0;
    word = 0;
  }
  return finish(hash ^ mixWord(word) ^ length);
};

/** MurmurHash3 x86 32-bit of the UTF-8 bytes of `before` and a text, as an unsigned number. */
export const murmurHash = (text: string, seed = 0, before = ''): number =>
  isAscii(before) && isAscii(text)
    ? hashBytes(before, text, seed)
    : hashBytes('', utf8Text(before + text), seed);
