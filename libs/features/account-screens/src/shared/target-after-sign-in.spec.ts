import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { targetAfterSignIn } from './target-after-sign-in.ts';

const place = { origin: 'https://shop.example', market: marketByCode('SG') };

it.each([
  ['', '/'],
  ['next=%2Fcart%3Fx%3D1', '/cart?x=1'],
  ['next=https%3A%2F%2Fshop.example%2Fcart', '/cart'],
  ['next=https%3A%2F%2Fevil.example%2F', '/'],
  ['next=%2F%2Fevil.example', '/'],
  ['next=javascript%3Aalert(1)', '/'],
])('?%s redirects to %s', (query, target) => {
  expect(targetAfterSignIn(query, place)).toBe(target);
});
