import { expect, it } from 'vitest';
import { maxViewedItems, viewedItemsSlice, withViewed } from './viewed-items.ts';

it.each([
  ['the first', [], '1.2', ['1.2']],
  ['the latest is first', ['1.2'], '1.3', ['1.3', '1.2']],
  ['each once', ['1.3', '1.2'], '1.2', ['1.2', '1.3']],
])('remembers: %s', (_, items, item, expected) => {
  expect(withViewed(items, item)).toEqual(expected);
});

it('stores a limited number', () => {
  const many = Array.from({ length: 40 }, (_, index) => `1.${index}`);
  const kept = many.reduce<readonly string[]>(withViewed, []);
  expect(kept).toHaveLength(maxViewedItems);
  expect(kept[0]).toBe('1.39');
});

it.each([
  [{ items: ['1.2', 'x', 3, '1.2,9'] }, { items: ['1.2'] }],
  [{ items: 'x' }, undefined],
])('parses stored data: %j', (stored, expected) => {
  expect(viewedItemsSlice.read(stored)).toEqual(expected);
});
