import type { ShopProduct } from '@pasar/catalogue-api';
import { money } from '@pasar/money';
import { expect, it } from 'vitest';
import { emptyProductForm, findFormModel, listCombinations, toProductForm } from './product-form.ts';
import { readProductForm } from './read-product-form.ts';

const model = (option: number, modelid: number) => ({
  ...{ modelid, tier_index: [option], price: money(1250, 'SGD'), stock: 4 },
});
const product: ShopProduct = {
  ...{ itemid: 5, revision: 2, title: 'Basket', description: '', catid: 11, is_published: true },
  pictures: [{ id: 'p1', width: 640, height: 640 }],
  tiers: [{ name: 'Colour', options: ['Red', 'Blue'] }],
  models: [model(0, 71), model(1, 72)],
};

it('does not change a product that is saved unmodified', () => {
  const { tiers, title, description, catid, is_published } = product;
  expect(readProductForm(toProductForm(product), 'SGD')).toEqual({
    fields: {
      ...{ tiers, title, description, catid, is_published, pictures: ['p1'] },
      models: [
        { modelid: 71, tier_index: [0], price: 1250, stock: 4, seen_stock: 4 },
        { modelid: 72, tier_index: [1], price: 1250, stock: 4, seen_stock: 4 },
      ],
    },
  });
});

it('removes the model of a removed option, and keeps the ids of the others', () => {
  const form = toProductForm(product);
  const tiers = form.tiers.map((tier) => ({ ...tier, options: tier.options.slice(1) }));
  expect(readProductForm({ ...form, tiers }, 'SGD')).toMatchObject({
    fields: { models: [{ modelid: 72, tier_index: [0] }] },
  });
});

it('leaves out a combination without price and stock, and rejects one that has only one of them', () => {
  const form = toProductForm(product);
  const change = (changes: object) => ({
    ...form,
    models: { ...form.models, '0-1': { price: '', stock: '', seenStock: 4, ...changes } },
  });
  expect(readProductForm(change({}), 'SGD')).toMatchObject({ fields: { models: [{ modelid: 71 }] } });
  expect(readProductForm(change({ price: '3' }), 'SGD')).toMatchObject({
    problems: [{ field: 'stock', problem: 'invalid', at: 1 }],
    modelKeys: ['0-0', '0-1'],
  });
});

it('reports everything that is missing in an empty form', () => {
  expect(readProductForm(emptyProductForm, 'SGD')).toMatchObject({
    problems: [
      ...['title', 'category', 'pictures'].map((field) => ({ field, problem: 'missing' })),
      ...['price', 'stock'].map((field) => ({ field, problem: 'invalid', at: 0 })),
    ],
  });
});

it('combines options in order, and gives new combinations the price of their origin', () => {
  const tier = (key: string, ...texts: string[]) => ({
    ...{ key, name: key },
    options: texts.map((text) => ({ key: text, text })),
  });
  const tiers = [tier('colour', 'Red', 'Blue'), tier('size', 'S', 'M')];
  expect(listCombinations(tiers).map(({ label }) => label)).toEqual([
    'Red · S',
    'Red · M',
    'Blue · S',
    'Blue · M',
  ]);
  const models = { Red: { price: '5', stock: '1', seenStock: 0 } };
  expect(findFormModel({ models }, 'Red/M')).toMatchObject({ price: '5', stock: '' });
  expect(findFormModel({ models }, 'Blue/M')).toMatchObject({ price: '', stock: '' });
});

it('a new combination whose stock is left empty is not sold, though its price was given to it', () => {
  const form = toProductForm(product);
  const size = { key: 'new1', name: 'Size', options: [{ key: 'new2', text: 'S' }] };
  const models = { ...form.models, '0-0/new2': { price: '12.50', stock: '3', seenStock: 0 } };
  expect(readProductForm({ ...form, tiers: [...form.tiers, size], models }, 'SGD')).toMatchObject({
    fields: { models: [{ tier_index: [0, 0], stock: 3 }] },
  });
});

it('lists one combination more than a product may have, so that too many are noticed', () => {
  const options = Array.from({ length: 50 }, (_, option) => ({ key: `o${option}`, text: `o${option}` }));
  const tiers = ['a', 'b', 'c'].map((key) => ({ key, name: key, options }));
  expect(listCombinations(tiers)).toHaveLength(201);
});
