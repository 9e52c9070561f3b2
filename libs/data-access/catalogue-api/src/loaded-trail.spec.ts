import { aCategoryTree } from '@pasar/builders';
import { expect, it } from 'vitest';
import { loadedTrail } from './loaded-trail.ts';

const response = { categories: aCategoryTree() };

it.each([
  ['before the response', undefined, 2, [], false],
  ['a category of the response', response, 2, ['Home', 'Storage'], true],
  ['a category that it does not contain', response, 99, [], true],
])('%s', (_, data, catid, names, loaded) => {
  const state = loadedTrail(data, catid);
  expect([state.trail.map(({ name }) => name), state.loaded]).toEqual([names, loaded]);
});
