import { expect, it } from 'vitest';
import { decideDemoKyc } from './kyc-review.ts';

it.each([
  ['A123456789', { status: 'approved' }],
  ['A123456770', { status: 'refused', reason: 'unreadable-picture' }],
  ['52998224725', { status: 'approved' }],
  ['12345678810', { status: 'refused', reason: 'unreadable-picture' }],
])('decides in a demo on %s: %o', (number, expected) => {
  expect(decideDemoKyc(number)).toEqual(expected);
});
