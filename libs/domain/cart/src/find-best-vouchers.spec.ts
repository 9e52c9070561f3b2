import { money } from '@pasar/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckoutShopInput, VoucherRule } from './index.ts';
import { findBestVouchers, priceCheckout } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');
const base = { starts_at: 0, ends_at: 10, uses_left: 1 };
const percent = (code: string, value: number, minSpend = 0, shopid?: number): VoucherRule => ({
  ...{ ...base, code, kind: 'percentage', percent: value, min_spend: sgd(minSpend) },
  ...(shopid !== undefined && { shopid }),
});
const fixed = (code: string, value: number, minSpend = 0, shopid?: number): VoucherRule => ({
  ...{ ...base, code, kind: 'fixed', amount: sgd(value), min_spend: sgd(minSpend) },
  ...(shopid !== undefined && { shopid }),
});
const freeDelivery = (code: string, cap: number, shopid?: number): VoucherRule => ({
  ...{ ...base, code, kind: 'free-shipping', cap: sgd(cap), min_spend: sgd(0) },
  ...(shopid !== undefined && { shopid }),
});
const shop = (shopid: number, price: number, shipping = 200): CheckoutShopInput => ({
  ...{ shopid, lines: [{ price: sgd(price), quantity: 1 }], shipping: sgd(shipping) },
});
const two = [shop(1, 3000), shop(2, 1000)];

it.each([
  ['nothing without vouchers', two, [], undefined],
  ['nothing that does not apply', two, [fixed('A', 500, 9000), percent('B', 10, 0, 3)], undefined],
  ['the best of a shop', two, [percent('A', 10, 0, 1), fixed('B', 200, 0, 1)], { codes: ['A'], saves: 300 }],
  [
    'one of each',
    two,
    [percent('A', 10, 0, 1), freeDelivery('B', 150, 2), fixed('P', 500)],
    { codes: ['P', 'A', 'B'], saves: 950 },
  ],
  [
    'a lesser one of the shop, with which the marketplace’s still applies',
    two,
    [fixed('A', 400, 0, 1), fixed('B', 100, 0, 1), fixed('P', 1000, 3900)],
    { codes: ['P', 'B'], saves: 1100 },
  ],
  [
    'the fewest that save the same',
    [shop(1, 500)],
    [fixed('A', 500, 0, 1), fixed('P', 500)],
    { codes: ['A'], saves: 500 },
  ],
] as const)('finds %s', (_, shops, vouchers, expected) => {
  const found = findBestVouchers({ currency: 'SGD', shops, now: 5 }, vouchers);
  expect(found && { codes: found.codes, saves: found.saves.amount }).toEqual(expected);
});

it('ends soon for many vouchers, with the best of each shop', () => {
  const shops = Array.from({ length: 10 }, (__, at) => shop(at + 1, 3000));
  const vouchers = shops.flatMap(({ shopid }) =>
    [1, 2, 3, 4, 5].map((value) => fixed(`S${shopid}-${value}`, value * 100, 0, shopid)),
  );
  const found = findBestVouchers({ currency: 'SGD', shops, now: 5 }, vouchers);
  expect(found?.saves.amount).toBe(5000);
});

it('no other choice costs less', () => {
  const kinds = fc.constantFrom(percent, fixed);
  const anyVoucher = (shopid?: number) =>
    fc.tuple(kinds, fc.integer({ min: 1, max: 90 }), fc.nat(5000)).map(
      ([make, value, minSpend]) =>
        (code: string) =>
          make(code, value, minSpend, shopid),
    );
  const choices = fc.tuple(anyVoucher(), anyVoucher(), anyVoucher(1), anyVoucher(1), anyVoucher(2));
  const prices = fc.tuple(fc.nat(6000), fc.nat(6000));
  fc.assert(
    fc.property(prices, choices, fc.nat(2), fc.nat(2), fc.nat(1), ([one, other], made, p, a, b) => {
      const vouchers = made.map((make, at) => make(`V${at}`));
      const shops = [shop(1, one), shop(2, other)];
      const priceWith = (codes: readonly string[]) => {
        const find = (shopid?: number) =>
          vouchers.find((each) => each.shopid === shopid && codes.includes(each.code));
        const platformVoucher = find();
        return priceCheckout({
          ...{ currency: 'SGD', now: 5, ...(platformVoucher && { platformVoucher }) },
          shops: shops.map((each) => {
            const voucher = find(each.shopid);
            return { ...each, ...(voucher && { voucher }) };
          }),
        }).total.amount;
      };
      const picked = [p < 2 ? `V${p}` : '', a < 2 ? `V${a + 2}` : '', b < 1 ? 'V4' : ''];
      const best = findBestVouchers({ currency: 'SGD', shops, now: 5 }, vouchers);
      expect(priceWith(best?.codes ?? [])).toBeLessThanOrEqual(priceWith(picked));
      expect(priceWith([]) - priceWith(best?.codes ?? [])).toBe(best?.saves.amount ?? 0);
    }),
    { numRuns: 2000 },
  );
});
