import { expect, it } from 'vitest';
import { createIndexer } from './search-vector.ts';

const index = createIndexer();
const item = { market: 'SG', name: '', brand: '', context: [], keywords: '' };

it.each([
  ['the name weighs most', { name: 'Red tea', keywords: 'tea' }, `'@SG' 'red':1A 'tea':2A`],
  ['then the brand', { brand: 'Lumora', context: ['Lumora'] }, `'@SG' 'lumora':1B`],
  [
    'then category and shop, then keywords',
    { context: ['Tea'], keywords: 'chai' },
    `'@SG' 'tea':1C 'chai':2D`,
  ],
  [
    'unspaced scripts are found by neighbouring letters',
    { name: '藍芽耳機' },
    `'@SG' '藍芽':1A '耳機':2A '芽耳':3A`,
  ],
])('%s', (_, given, vector) => {
  expect(index({ ...item, ...given }).vector).toBe(vector);
});
