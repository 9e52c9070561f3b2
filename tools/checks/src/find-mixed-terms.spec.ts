import { expect, it } from 'vitest';
import { findMixedTerms } from './find-mixed-terms.ts';

const rows = [{ language: 'en', term: 'voucher', instead: /\bcoupons?\b/i } as const];

it.each([
  ['en', 'Your Coupons', ['en: title says “Coupons”, the term is “voucher”']],
  ['en', 'Your vouchers', []],
  ['en', 'Couponing', []],
  ['fr', 'Vos coupons', []],
])('%s: %s', (language, text, expected) => {
  expect(findMixedTerms(language, new Map([['title', text]]), rows)).toEqual(expected);
});
