import { expect, it } from 'vitest';
import { locateMisspelling } from './locate-misspelling.ts';

it.each([
  ['a letter left out', 'กระเปาหนัง', 'กระเป๋า', { from: 0, to: 6, distance: 1 }],
  ['a letter too many', 'redd shoes', 'red', { from: 0, to: 3, distance: 0 }],
  ['a wrong letter in the middle', 'blackxoat', 'coat', { from: 5, to: 9, distance: 1 }],
  ['two swapped letters, rather than one too many', 'ททนาน', 'ทนทาน', { from: 0, to: 5, distance: 1 }],
  ['the word itself', 'teapot', 'pot', { from: 3, to: 6, distance: 0 }],
  ['too many changes', 'teapot', 'clock', undefined],
  ['an empty text', '', 'pot', undefined],
])('%s', (_, text, word, part) => {
  expect(locateMisspelling([...text], [...word], 1)).toEqual(part);
});
