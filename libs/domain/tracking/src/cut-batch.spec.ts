import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchBody, cutBatch } from './cut-batch.ts';
import { utf8Length } from './utf8-length.ts';

const countBytes = (text: string): number => new TextEncoder().encode(text).length;
const arbitraryText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

it.each([
  ['', 0],
  ['a', 1],
  ['é', 2],
  ['€', 3],
  ['😀', 4],
  ['😀😀a', 9],
  ['\ud83d', 3],
  ['\ude00\ud83d', 6],
])('%j has %i bytes', (text, bytes) => {
  expect([utf8Length(text), countBytes(text)]).toEqual([bytes, bytes]);
});

describe('laws of measuring and cutting', () => {
  it('counts the bytes of an encoder’s output', () => {
    const units = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(fc.oneof(arbitraryText, units), (text) => utf8Length(text) === countBytes(text)));
  });

  it('fills a body in order, up to the byte limit and never over', () => {
    fc.assert(
      fc.property(fc.array(arbitraryText), fc.integer({ min: 2, max: 80 }), (texts, max) => {
        const entries = texts.map((each) => {
          const text = JSON.stringify(each);
          return { text, bytes: utf8Length(text) };
        });
        const batch = cutBatch(entries, max);
        expect(batch).toEqual(entries.slice(0, batch.length));
        expect(countBytes(batchBody(batch))).toBeLessThanOrEqual(max);
        expect(JSON.parse(batchBody(batch))).toEqual(texts.slice(0, batch.length));
        const oneMore = entries.slice(0, batch.length + 1);
        expect(oneMore.length === batch.length || countBytes(batchBody(oneMore)) > max).toBe(true);
      }),
    );
  });
});
