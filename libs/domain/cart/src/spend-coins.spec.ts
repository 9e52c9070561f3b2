import { money, sumMoney } from '@pasar/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCheckout, spendCoins } from './index.ts';

const amount = fc.integer({ min: 0, max: 1e7 }).map((minor) => money(minor, 'SGD'));
const line = fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 99 }) });
const shops = fc
  .array(fc.record({ lines: fc.array(line, { maxLength: 3 }), shipping: amount }), { maxLength: 5 })
  .map((all) => all.map((shop, index) => ({ ...shop, shopid: index + 1 })));
const terms = fc.record({
  coinValue: fc.constantFrom(1, 100),
  maxSpendPercent: fc.integer({ min: 0, max: 100 }),
});
const percentOff = fc.integer({ min: 1, max: 100 }).map((percent) => ({
  ...{ code: 'X', kind: 'percentage' as const, percent, min_spend: money(0, 'SGD') },
  ...{ starts_at: 0, ends_at: 10, uses_left: 1 },
}));

it('splits the coins of 10,000 carts so that orders and checkout agree', () => {
  fc.assert(
    fc.property(
      shops,
      fc.option(percentOff),
      terms,
      fc.nat({ max: 1e6 }),
      (given, voucher, market, balance) => {
        const platformVoucher = voucher ?? undefined;
        const priced = priceCheckout({
          ...{ currency: 'SGD', shops: given, now: 5 },
          ...(platformVoucher && { platformVoucher }),
        });
        const spent = spendCoins(priced, market, balance);
        const goods = priced.merchandise_total.amount - priced.voucher_discount.amount;
        expect(spent.coins).toBeLessThanOrEqual(balance);
        expect(spent.coin_discount.amount * 100).toBeLessThanOrEqual(goods * market.maxSpendPercent);
        expect(spent.coin_discount.amount).toBe(spent.coins * market.coinValue);
        const sumField = (field: 'coin_discount' | 'total') =>
          sumMoney(
            spent.shops.map((shop) => shop[field]),
            'SGD',
          );
        expect([sumField('coin_discount'), sumField('total')]).toEqual([spent.coin_discount, spent.total]);
        for (const shop of spent.shops) {
          const left = shop.merchandise_total.amount - shop.voucher_discount.amount;
          expect(shop.coins).toBeGreaterThanOrEqual(0);
          expect(shop.coin_discount.amount).toBeLessThanOrEqual(left);
          expect(shop.total.amount).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});

it.each([
  ['all of them', 35, [25, 10]],
  ['no more than half of the goods', 10_000, [1250, 500]],
  ['no coins of an empty balance', 0, [0, 0]],
])('spends %s', (_, balance, coins) => {
  const shop = (shopid: number, minor: number) => ({
    ...{ shopid, shipping: money(199, 'SGD') },
    lines: [{ price: money(minor, 'SGD'), quantity: 1 }],
  });
  const priced = priceCheckout({ currency: 'SGD', shops: [shop(1, 2500), shop(2, 1000)], now: 0 });
  const spent = spendCoins(priced, { coinValue: 1, maxSpendPercent: 50 }, balance);
  expect(spent.shops.map((each) => each.coins)).toEqual(coins);
  expect(spent.total.amount).toBe(3898 - (coins[0] ?? 0) - (coins[1] ?? 0));
});
