import { expect, it } from 'vitest';
import { itemCardExamples } from './item-card.examples.ts';
import { pickCardFlags } from './pick-card-flags.ts';
import type { CardFlag } from './pick-card-flags.ts';
import type { ItemCardData } from './item-card-data.ts';

const item = itemCardExamples.plain;

const cases: readonly (readonly [string, Partial<ItemCardData>, CardFlag['slot'], readonly string[]])[] = [
  ['a plain item has none', {}, 'imageFlag', []],
  [
    'an official shop that shows its label',
    { is_official_shop: true, show_official_shop_label: true },
    'imageFlag',
    ['official_shop'],
  ],
  ['an official shop without its label', { is_official_shop: true }, 'imageFlag', []],
  [
    'shop types exclude each other',
    { is_mart: true, is_preferred_plus_seller: true, shopee_verified: true },
    'imageFlag',
    ['supermarket'],
  ],
  [
    'flash sale beside a shop type',
    { is_on_flash_sale: true, shopee_verified: true },
    'imageFlag',
    ['flash_sale', 'preferred'],
  ],
  ['no flash sale when sold out', { is_on_flash_sale: true, stock: 0 }, 'imageFlag', []],
  [
    'two labels at most, the earlier first',
    { show_free_shipping: true, can_use_cod: true, voucher_info: { label: '10%' } },
    'promotionLabel',
    ['voucher', 'free_shipping'],
  ],
  [
    'wholesale is hidden beside an add-on',
    { can_use_wholesale: true, add_on_deal_info: { add_on_deal_label: 'Add-on' } },
    'promotionLabel',
    ['add_on_deal'],
  ],
];

it.each(cases)('%s', (_name, fields, slot, names) => {
  expect(pickCardFlags({ ...item, ...fields }, slot).map(({ name }) => name)).toEqual(names);
});

it("shows the seller's own words", () => {
  expect(pickCardFlags({ ...item, voucher_info: { label: 'RM5 off' } }, 'promotionLabel')).toEqual([
    { name: 'voucher', slot: 'promotionLabel', tone: 'price-soft', label: 'RM5 off' },
  ]);
});
