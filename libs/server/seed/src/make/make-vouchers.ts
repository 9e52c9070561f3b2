import { dayMs } from '@pasar/durations';
import { toMarketPrice } from '../to-market-price.ts';
import type { SeedContext } from './create-context.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { amountLabel } from './pick-promotions.ts';
import type { VoucherRow } from './rows.ts';

/** Two years, so that vouchers last in a store that stays up. */
const voucherDurationMs = 730 * dayMs;

type VoucherTerms = Pick<VoucherRow, 'code' | 'kind' | 'value' | 'cap' | 'min_spend' | 'label'> & {
  shopid?: number;
  perUserLimit?: number;
};

const makeVoucher = (
  { market, now }: SeedContext,
  { shopid = undefined, perUserLimit = 20, ...terms }: VoucherTerms,
): VoucherRow => ({
  ...terms,
  market: market.code,
  shopid: shopid ?? null,
  currency: market.currency,
  starts_at: now - dayMs,
  ends_at: now + voucherDurationMs,
  uses_left: 100_000,
  per_user_limit: perUserLimit,
  ...{ name: terms.label, used: 0, itemids: null, is_listed: true, revision: 0 },
});

const percentLabel = ({ words }: SeedContext, value: number) =>
  words.voucherPercent.replace('{percent}', String(value));

/** Platform vouchers: an amount, a percentage, and shipping. */
function platformVouchers(context: SeedContext): VoucherRow[] {
  const { market, words } = context;
  const amount = (cents: number) => toMarketPrice(market, cents);
  return [
    makeVoucher(context, {
      code: 'WELCOME',
      kind: 'fixed',
      value: amount(300),
      cap: null,
      min_spend: amount(1500),
      label: amountLabel(context, 300),
      perUserLimit: 1,
    }),
    makeVoucher(context, {
      code: 'PASAR10',
      kind: 'percentage',
      value: 10,
      cap: amount(1000),
      min_spend: amount(1000),
      label: percentLabel(context, 10),
    }),
    makeVoucher(context, {
      code: 'FREESHIP',
      kind: 'free-shipping',
      value: 0,
      cap: amount(300),
      min_spend: amount(500),
      label: words.voucherShipping,
    }),
  ];
}

/** Every second shop has a voucher for its items. */
const shopVouchers = (context: SeedContext, shops: readonly ShopWithPlan[]): VoucherRow[] =>
  shops
    .filter((_, index) => index % 2 === 0)
    .map(({ row }, index) => {
      const value = [5, 8, 10, 15][index % 4] ?? 5;
      return makeVoucher(context, {
        code: `SHOP${row.shopid}`,
        kind: 'percentage',
        value,
        cap: toMarketPrice(context.market, 800),
        min_spend: toMarketPrice(context.market, 800),
        label: percentLabel(context, value),
        shopid: row.shopid,
      });
    });

/** Every supermarket ships larger orders free. */
const supermarketVouchers = (context: SeedContext, shops: readonly ShopWithPlan[]): VoucherRow[] =>
  shops
    .filter(({ plan }) => plan.kind === 'supermarket')
    .map(({ row }) =>
      makeVoucher(context, {
        code: `MART${row.shopid}`,
        kind: 'free-shipping',
        value: 0,
        cap: toMarketPrice(context.market, 200),
        min_spend: toMarketPrice(context.market, 1200),
        label: context.words.voucherShipping,
        shopid: row.shopid,
      }),
    );

export const makeVouchers = (context: SeedContext, shops: readonly ShopWithPlan[]): VoucherRow[] => [
  ...platformVouchers(context),
  ...shopVouchers(context, shops),
  ...supermarketVouchers(context, shops),
];
