import { itemKeyText } from '@pasar/item';
import { expect, it } from 'vitest';
import { uniqueItems } from './unique-items.ts';

const item = (shopid: number, itemid: number) => ({ shopid, itemid });

it.each([
  ['nothing', [], []],
  ['different items', [item(1, 1), item(1, 2)], ['1.1', '1.2']],
  ['a duplicate keeps its first position', [item(1, 1), item(1, 2), item(1, 1)], ['1.1', '1.2']],
  ['two shops may use one id', [item(1, 1), item(2, 1)], ['1.1', '2.1']],
])('%s', (_, items, keys) => {
  expect(uniqueItems(items).map(itemKeyText)).toEqual(keys);
});
