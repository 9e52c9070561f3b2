import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotliParams } from './brotli-params.ts';

it.each([
  ['an empty text', 0, 16],
  ['64 KiB', 65_535, 16],
  ['a byte more', 65_536, 17],
  ['a large page', 300_000, 19],
  ['more than the largest window', 10_000_000, 22],
])('spans %s with its window', (_, bytes, bits) => {
  expect(brotliParams(bytes, 3)[constants.BROTLI_PARAM_LGWIN]).toBe(bits);
});

/** Returns bytes that do not compress, the same every time. */
function incompressibleBytes(count: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 16) & 0xff;
    }),
  );
}

it('refers back to the beginning of a text', () => {
  const start = incompressibleBytes(20_000);
  const text = Buffer.concat([start, Buffer.alloc(70_000, 'a'), start]);
  const compressed = brotliCompressSync(text, { params: brotliParams(text.length, 4) });
  expect(brotliDecompressSync(compressed).equals(text)).toBe(true);
  const alone = brotliCompressSync(start, { params: brotliParams(start.length, 4) });
  expect(compressed.length).toBeLessThan(1.5 * alone.length);
});
