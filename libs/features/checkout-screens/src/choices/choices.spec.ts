import { aCheckoutShop, anOrderLine, someMoney } from '@pasar/builders';
import type { VoucherOffer } from '@pasar/order-api/inject';
import { expect, it } from 'vitest';
import {
  savesNothing,
  noChoices,
  findOffers,
  initialChoices,
  orderRequest,
  previewQuery,
  resolveVouchers,
  withChoices,
  withVoucher,
} from './choices.ts';
import type { ShopperChoices } from './choices.ts';

it.each<[string, Partial<ShopperChoices>, object]>([
  ['no choices give an empty query', {}, {}],
  ['an address', { addressId: 7 }, { address_id: 7 }],
  ['coins', { useCoins: true }, { use_coins: true }],
  ['no coins', { useCoins: false }, {}],
  ['vouchers, in a fixed order', { vouchers: ['SHOP', 'PASAR'] }, { vouchers: 'PASAR,SHOP' }],
  ['the best vouchers', { usesBestVouchers: true, vouchers: ['SHOP'] }, { use_best_vouchers: true }],
  [
    'a delivery a shop',
    { deliveries: { 12: 'economy', 13: 'standard' } },
    { deliveries: '12:economy,13:standard' },
  ],
  ['a branch a shop', { branches: { 12: 'TPE-001' } }, { branches: '12:TPE-001' }],
])('%s', (_, choices, query) => {
  expect(previewQuery({ ...noChoices, ...choices })).toEqual(query);
});

it.each([
  ['a typed address', '', { use_best_vouchers: true }],
  ['a single line', '?buy=11.101.0.2', { buy: '11.101.0.2', use_best_vouchers: true }],
  ['coins alone', '?use_coins=1', { use_coins: true, use_best_vouchers: true }],
  ['the vouchers of the cart', '?vouchers=PASAR5', { vouchers: 'PASAR5' }],
])('starts with the best vouchers unless the address names some: %s', (_, query, expected) => {
  expect(previewQuery(initialChoices(query))).toEqual(expected);
});

it.each<[string, Partial<ShopperChoices>, Partial<ShopperChoices>]>([
  ['vouchers', { vouchers: ['SHOP'] }, { vouchers: ['SHOP'], usesBestVouchers: false }],
  ['no voucher', { vouchers: [] }, { vouchers: [], usesBestVouchers: false }],
  ['something else', { addressId: 7 }, { addressId: 7, usesBestVouchers: true }],
])('choosing %s decides whether the best vouchers are used', (_, more, expected) => {
  expect(withChoices(initialChoices(''), more)).toMatchObject(expected);
});

it.each<[string, Partial<ShopperChoices>, readonly string[]]>([
  ['the best ones', { usesBestVouchers: true }, ['PASAR5']],
  ['the chosen ones without surplus', { vouchers: ['SHOP', 'MORE'] }, ['SHOP']],
])('resolves the vouchers in use: %s', (_, choices, vouchers) => {
  const preview = {
    best_vouchers: { codes: ['PASAR5'], saves: someMoney(500) },
    surplus_codes: ['MORE'],
  };
  const resolved = resolveVouchers({ ...noChoices, ...choices }, preview);
  expect([resolved.vouchers, resolved.usesBestVouchers]).toEqual([vouchers, undefined]);
});

const offer = (code: string, changes: Partial<VoucherOffer> = {}): VoucherOffer => ({
  code,
  kind: 'fixed',
  label: code,
  min_spend: someMoney(0),
  ends_at: 0,
  applies: true,
  saves: someMoney(100),
  ...changes,
});
const preview = {
  shops: [
    aCheckoutShop({ shopid: 12, lines: [anOrderLine({ itemid: 31, modelid: 3, quantity: 2 })] }),
    aCheckoutShop({ shopid: 11, lines: [anOrderLine({ itemid: 30, modelid: undefined, quantity: 1 })] }),
  ],
  coins: { balance: 0, spendable: 0, saves: someMoney(0) },
  total: someMoney(1290),
  vouchers: [offer('PASAR'), offer('MORE', { applies: false }), offer('SHOP', { shopid: 12 })],
};

it('builds an order from the choices, the total and lines seen and the non-empty notes', () => {
  const choices = { ...noChoices, vouchers: ['PASAR'], notes: { 12: ' ring twice ', 13: '  ' } };
  expect(orderRequest(choices, { addressId: 7, payment: 'card', preview })).toEqual({
    address_id: 7,
    vouchers: 'PASAR',
    payment_channel: 'card',
    seen_total: preview.total,
    seen_lines: '11.30.0.1,12.31.3.2',
    messages: [{ shopid: 12, text: 'ring twice' }],
  });
});

it('leaves out codes that save nothing or are unknown', () => {
  const choices = { ...noChoices, vouchers: ['MORE', 'TYPO', 'SHOP'] };
  expect(orderRequest(choices, { addressId: 7, payment: 'cod', preview }).vouchers).toBe('SHOP');
});

it.each([
  ['saves something', {}, false],
  ['saves nothing', { saves: someMoney(0) }, true],
  ['does not apply', { applies: false, saves: someMoney(0) }, false],
])('a voucher that %s', (_, changes, idle) => {
  const vouchers = [offer('ONE', changes)];
  expect(vouchers.map(savesNothing)).toEqual([idle]);
  const agreed = { addressId: 7, payment: 'cod', preview: { ...preview, vouchers } } as const;
  const sent = orderRequest({ ...noChoices, vouchers: ['ONE'] }, agreed).vouchers;
  expect(sent).toBe(vouchers.some(({ applies }) => applies && !idle) ? 'ONE' : undefined);
});

it.each<[string, string[], number | undefined, string | undefined, string[]]>([
  ['replaces the previous one', ['PASAR', 'SHOP'], undefined, 'MORE', ['SHOP', 'MORE']],
  ['is added to that of another issuer', ['PASAR'], 12, 'SHOP', ['PASAR', 'SHOP']],
  ['is removed', ['PASAR', 'SHOP'], 12, undefined, ['PASAR']],
])('a voucher %s', (_, codes, shopid, code, expected) => {
  expect(withVoucher(codes, findOffers(preview, shopid), code)).toEqual(expected);
});
