import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapturedParams } from './index.ts';
import { attributionParams, captureAttribution, nextAttribution, readAttributionParams } from './index.ts';

const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const params = fc.dictionary(fc.constantFrom(...attributionParams), value) as fc.Arbitrary<CapturedParams>;
const buildUrl = (query: CapturedParams): string => `/m/summer?${new URLSearchParams(query).toString()}#top`;

describe('laws', () => {
  it('captures every listed parameter of a link', () => {
    fc.assert(
      fc.property(params, (query) => {
        expect(readAttributionParams(buildUrl(query))).toEqual({ ...query });
      }),
    );
  });

  it('reads any text without throwing, and only the listed names', () => {
    const listed = new Set<string>(attributionParams);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const names = Object.keys(readAttributionParams(`?${text}`));
        expect(names.every((name) => listed.has(name))).toBe(true);
      }),
    );
  });

  it('a landing without parameters never changes the stored attribution', () => {
    fc.assert(
      fc.property(params, fc.stringMatching(/^\/[a-z/]{0,20}$/), (query, path) => {
        const kept = captureAttribution({ url: buildUrl(query), now: 1 });
        expect(nextAttribution(kept, captureAttribution({ url: path, now: 2 }))).toBe(kept);
      }),
    );
  });
});
