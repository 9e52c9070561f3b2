import { marketPrice } from '../market-price.ts';
import type { MakeContext } from './context.ts';
import type { MadeShop } from './make-shops.ts';
import { amountText } from './pick-promotions.ts';
import type { VoucherRow } from './rows.ts';

const day = 86_400_000;

/** Two years: a store that stays up keeps its vouchers. */
const lasting = 730 * day;

type Terms = Pick<VoucherRow, 'code' | 'kind' | 'value' | 'cap' | 'min_spend' | 'label'> & {
  shopid?: number;
  each?: number;
};

const voucher = (
  { market, now }: MakeContext,
  { shopid = undefined, each = 20, ...terms }: Terms,
): VoucherRow => ({
  ...terms,
  market: market.code,
  shopid: shopid ?? null,
  currency: market.currency,
  starts_at: now - day,
  ends_at: now + lasting,
  uses_left: 100_000,
  per_user_limit: each,
});

const percent = ({ words }: MakeContext, value: number) =>
  words.voucherPercent.replace('{percent}', String(value));

/** The marketplace's own: an amount, a share, the shipping. */
function platformVouchers(context: MakeContext): VoucherRow[] {
  const { market, words } = context;
  const amount = (cents: number) => marketPrice(market, cents);
  return [
    voucher(context, {
      code: 'WELCOME',
      kind: 'fixed',
      value: amount(300),
      cap: null,
      min_spend: amount(1500),
      label: amountText(context, 300),
      each: 1,
    }),
    voucher(context, {
      code: 'PASAR10',
      kind: 'percentage',
      value: 10,
      cap: amount(1000),
      min_spend: amount(1000),
      label: percent(context, 10),
    }),
    voucher(context, {
      code: 'FREESHIP',
      kind: 'free-shipping',
      value: 0,
      cap: amount(300),
      min_spend: amount(500),
      label: words.voucherShipping,
    }),
  ];
}

/** Every second shop gives something on its own goods. */
const shopVouchers = (context: MakeContext, shops: readonly MadeShop[]): VoucherRow[] =>
  shops
    .filter((_, index) => index % 2 === 0)
    .map(({ row }, index) => {
      const value = [5, 8, 10, 15][index % 4] ?? 5;
      return voucher(context, {
        code: `SHOP${row.shopid}`,
        kind: 'percentage',
        value,
        cap: marketPrice(context.market, 800),
        min_spend: marketPrice(context.market, 800),
        label: percent(context, value),
        shopid: row.shopid,
      });
    });

/** Every supermarket brings what is worth the way for nothing. */
const martVouchers = (context: MakeContext, shops: readonly MadeShop[]): VoucherRow[] =>
  shops
    .filter(({ plan }) => plan.kind === 'mart')
    .map(({ row }) =>
      voucher(context, {
        code: `MART${row.shopid}`,
        kind: 'free-shipping',
        value: 0,
        cap: marketPrice(context.market, 200),
        min_spend: marketPrice(context.market, 1200),
        label: context.words.voucherShipping,
        shopid: row.shopid,
      }),
    );

export const makeVouchers = (context: MakeContext, shops: readonly MadeShop[]): VoucherRow[] => [
  ...platformVouchers(context),
  ...shopVouchers(context, shops),
  ...martVouchers(context, shops),
];
