import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { murmurHash, utf8Text } from './murmur-hash.ts';

/** The first five are published test vectors; the rest come from another implementation. */
const vectors = [
  { text: '', seed: 0, hash: 0 },
  { text: '', seed: 1, hash: 0x514e28b7 },
  { text: '', seed: 0xffffffff, hash: 0x81f16f39 },
  { text: 'The quick brown fox jumps over the lazy dog', seed: 0x9747b28c, hash: 0x2fa826cd },
  { text: 'hello', seed: 0, hash: 0x248bfa47 },
  { text: 'a', seed: 0, hash: 0x3c2569b2 },
  { text: 'abcd', seed: 0, hash: 0x43ed676a },
  { text: 'é', seed: 0, hash: 0x10110787 },
  { text: '日本語', seed: 0, hash: 0xa5a47297 },
  { text: '😀', seed: 0, hash: 0xbeb42efa },
];

/** Any UTF-16, including lone surrogates. */
const units = fc.array(fc.nat({ max: 0xffff })).map((codes) => String.fromCharCode(...codes));

describe('MurmurHash3 x86 32-bit', () => {
  it.each(vectors)('hashes "$text" with seed $seed', ({ text, seed, hash }) => {
    expect(murmurHash(text, seed)).toBe(hash);
  });
  it('hashes a text in two parts like the whole', () => {
    fc.assert(
      fc.property(units, units, (before, text) => {
        expect(murmurHash(text, 0, before)).toBe(murmurHash(before + text));
      }),
    );
  });
  it('returns an unsigned 32-bit number, for any text', () => {
    fc.assert(
      fc.property(units, (text) => {
        const hash = murmurHash(text);
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
      }),
    );
  });
});

describe('UTF-8', () => {
  it('matches the platform’s encoding of any text', () => {
    fc.assert(
      fc.property(units, (text) => {
        expect([...utf8Text(text)].map((byte) => byte.charCodeAt(0))).toEqual([
          ...new TextEncoder().encode(text),
        ]);
      }),
    );
  });
});
