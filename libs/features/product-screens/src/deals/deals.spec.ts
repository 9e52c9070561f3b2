import { anItemCard, someMoney } from '@pasar/builders';
import type { ItemDeals } from '@pasar/catalogue-api';
import { describe, expect, it } from 'vitest';
import { basketLines, formatQuoteLines, missingPieces, updateBasket } from './basket.ts';
import { dealOffers, maxOptionQuantity } from './deal-offer.ts';

const card = (itemid: number, is_adult = false) => anItemCard({ itemid, is_adult });
const bundle = { dealid: 7, label: 'Any 2, save 10%', min_quantity: 2, percent_off: 10, ends_at: 9 };
const addOn = { dealid: 8, label: 'Add-on deal', sub_type: 0, ends_at: 9 };
const sub = (itemid: number) => ({ item: card(itemid), add_on_price: someMoney(500), limit: 2 });
const deals: ItemDeals = {
  bundle_deals: [{ ...bundle, items: [card(101), card(102), card(103, true)] }],
  add_on_deals: [
    { ...addOn, sub_items: [sub(104)] },
    { ...addOn, dealid: 9, sub_type: 1, sub_items: [] },
  ],
};
const ids = (adult: boolean) =>
  dealOffers(deals, { itemid: 101, adult }).map(({ options }) => options.map(({ item }) => item.itemid));

describe('deal options', () => {
  it.each([
    ['a minor', false, [[102], [104]]],
    ['an adult', true, [[102, 103], [104]]],
  ])('for %s, leaves out the item itself and deals without options', (_, adult, expected) => {
    expect(ids(adult)).toEqual(expected);
  });

  it.each([
    ['an add-on', { item: anItemCard({ stock: 20 }), perMain: 2 }, 3, 6],
    ['an add-on with less stock', { item: anItemCard({ stock: 5 }), perMain: 2 }, 3, 5],
    ['a bundle option', { item: anItemCard({ stock: 20 }) }, 1, 20],
    ['a bundle option with a large stock', { item: anItemCard({ stock: 5000 }) }, 1, 999],
  ])('limits the quantity: %s', (_, option, main, most) => {
    expect(maxOptionQuantity(option, main)).toBe(most);
  });
});

describe('basket', () => {
  const main = { modelid: 0, quantity: 1 };

  it.each([
    ['only the item', main, {}, '101.0.1'],
    ['with others', main, { 102: { modelid: 5, quantity: 2 } }, '101.0.1,102.5.2'],
    ['a model is still to be chosen', main, { 102: { quantity: 2 } }, undefined],
    ['the item’s own model is still to be chosen', { quantity: 1 }, { 102: main }, undefined],
  ])('%s', (_, first, basket, expected) => {
    const lines = basketLines(101, first, basket);
    expect(lines && formatQuoteLines(lines)).toBe(expected);
  });

  it.each([
    ['nothing', main, {}, 1],
    ['another', main, { 102: main }, 0],
    ['two pieces', { quantity: 2 }, {}, 0],
    ['more than needed', main, { 102: { quantity: 5 } }, 0],
  ])('counts the pieces that a bundle of two still needs with %s', (_, first, basket, expected) => {
    const [offer] = dealOffers(deals, { itemid: 101, adult: false });
    expect(missingPieces(offer!, first, basket)).toBe(expected);
  });

  it('adds, replaces and removes an item', () => {
    const one = updateBasket({}, 102, main);
    expect(updateBasket(one, 102, { quantity: 3 })).toEqual({ 102: { quantity: 3 } });
    expect(updateBasket(one, 102, undefined)).toEqual({});
  });
});
