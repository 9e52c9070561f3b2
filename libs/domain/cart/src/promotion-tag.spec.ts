import { expect, it } from 'vitest';
import { promotionTag } from './promotion-tag.ts';

const plain = { price: 500, subtotal: 1000, quantity: 2, isNew: false };

/** @spec promotion-tag-kind */
it.each([
  ['nothing special', plain, undefined],
  ['a gift', { ...plain, subtotal: 0 }, 'FREE_GIFT'],
  ['a new gift', { ...plain, subtotal: 0, isNew: true }, 'FREE_GIFT'],
  ['an item without a price', { ...plain, price: 0, subtotal: 0 }, undefined],
  ['a new item', { ...plain, isNew: true }, 'NEW'],
  ['a new item at a lower price', { ...plain, priceBefore: 600, isNew: true }, 'NEW'],
  ['a deal', { ...plain, subtotal: 900 }, 'DISCOUNT'],
  ['one free piece of two', { ...plain, subtotal: 500 }, 'DISCOUNT'],
  ['a lower price', { ...plain, priceBefore: 600 }, 'DISCOUNT'],
] as const)('tags %s', (_, line, tag) => {
  expect(promotionTag(line)).toBe(tag);
});
