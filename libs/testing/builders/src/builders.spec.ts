import { getItem, getShop, ItemCardSchema } from '@pasar/catalogue-contract';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import {
  anAccount,
  anItemCard,
  anItemDetail,
  anItemWithChoices,
  aShop,
  createFakeHttp,
  refused,
} from './index.ts';

it.each([
  ['a card', ItemCardSchema, anItemCard()],
  ['an item', getItem.data, anItemDetail()],
  ['an item with choices', getItem.data, anItemWithChoices()],
  ['a shop', getShop.data, { shop: aShop(), collections: [] }],
])('%s matches its schema', (_, schema, thing) => {
  expect([...Value.Errors(schema, thing)]).toEqual([]);
});

it.each([
  ['data', () => ({ a: 1 }), { status: 200, body: { error: 0, data: { a: 1 } } }],
  [
    'a refusal',
    () => refused(19, { status: 401 }),
    { status: 401, body: { error: 19, error_msg: '', status: 401 } },
  ],
])('the network answers %s', async (_, answer, expected) => {
  const http = createFakeHttp({ '/x': answer });
  expect(await http({ method: 'GET', path: '/x' })).toEqual(expected);
});

it('answers 4 for other paths, and records requests', async () => {
  const http = createFakeHttp({});
  const { status } = await http({ method: 'POST', path: '/y', body: { b: 2 } });
  expect([status, http.sentTo('/y')]).toEqual([404, [{ b: 2 }]]);
});

it('an account is a buyer without a shop', () => {
  expect(anAccount()).not.toHaveProperty('shopid');
});
