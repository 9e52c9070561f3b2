import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { decimalAmount, money, parseMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { coinTerms, earnedCoins, sellerFees, sellerIncome } from '@pasar/order';
import type { VoucherRule } from './evaluate-voucher.ts';
import { voucherSavings } from './evaluate-voucher.ts';
import { priceCheckout } from './price-checkout.ts';
import type { CheckoutShopInput } from './price-checkout.ts';
import { spendCoins } from './spend-coins.ts';
import type { CheckoutWithCoins } from './spend-coins.ts';

/** A checkout in an accountant's notation: amounts in decimals of the market's currency. */
export type CheckoutExample = {
  readonly market: MarketCode;
  readonly shops: readonly {
    readonly lines: readonly { readonly price: string; readonly quantity: number }[];
    readonly delivery: string;
    /** Whole per cent off the shop's goods. */
    readonly voucher_percent?: number;
    /** What the shop pays of the delivery, at most. */
    readonly delivery_voucher?: string;
  }[];
  /** The marketplace's voucher. */
  readonly voucher?: string;
  /** The buyer's balance. */
  readonly coins?: number;
};

type ExampleShop = CheckoutExample['shops'][number];

const base = (currency: string) => ({
  code: 'EXAMPLE',
  min_spend: money(0, currency),
  starts_at: 0,
  ends_at: 2,
  uses_left: 1,
});

function createShopVoucher(
  { voucher_percent, delivery_voucher }: ExampleShop,
  shopid: number,
  currency: string,
): VoucherRule | undefined {
  if (voucher_percent !== undefined)
    return { ...base(currency), shopid, kind: 'percentage', percent: voucher_percent };
  if (delivery_voucher === undefined) return undefined;
  return { ...base(currency), shopid, kind: 'free-shipping', cap: readAmount(delivery_voucher, currency) };
}

function readAmount(text: string, currency: string): Money {
  const amount = parseMoney(`${text} ${currency}`);
  if (!amount) throw new RangeError(`${text} is no amount in ${currency}.`);
  return amount;
}

/** Returns what the seller gets for an order, and the coins that the buyer earns with it. */
function settleOrder(
  market: MarketCode,
  priced: CheckoutWithCoins['shops'][number],
  shop: CheckoutShopInput,
) {
  const { currency } = marketByCode(market);
  const own = voucherSavings(priced.voucher, currency);
  const lines = shop.lines.map(({ price, quantity }, at) => ({
    ...{ line_no: at + 1, subtotal: price.amount * quantity, quantity, returned: 0 },
  }));
  const income = sellerIncome({
    ...{ currency, goods: priced.merchandise_total.amount, fees: sellerFees(market), isCancelled: false },
    ...{ shopVoucher: own.merchandise.amount, shopShipping: own.shipping.amount, lines },
  });
  const paidForGoods =
    priced.merchandise_total.amount - priced.voucher_discount.amount - priced.coin_discount.amount;
  return { income, earned_coins: earnedCoins(coinTerms(market), paidForGoods) };
}

/**
 * Prices a checkout in a market from the goods to the seller's income, with the market's currency, coins and fees. For the case
 * tables, which an accountant can check.
 */
export function priceCheckoutExample({ market, shops, voucher, coins = 0 }: CheckoutExample) {
  const { currency } = marketByCode(market);
  const decimal = (amount: Money | number) =>
    decimalAmount(typeof amount === 'number' ? money(amount, currency) : amount);
  const inputs = shops.map((shop, at): CheckoutShopInput => {
    const own = createShopVoucher(shop, at + 1, currency);
    const lines = shop.lines.map(({ price, quantity }) => ({ price: readAmount(price, currency), quantity }));
    const shipping = readAmount(shop.delivery, currency);
    return { shopid: at + 1, lines, shipping, ...(own && { voucher: own }) };
  });
  const platformVoucher: VoucherRule | undefined =
    voucher === undefined
      ? undefined
      : { ...base(currency), kind: 'fixed', amount: readAmount(voucher, currency) };
  const priced = priceCheckout({
    ...{ currency, shops: inputs, now: 1 },
    ...(platformVoucher && { platformVoucher }),
  });
  const spent = spendCoins(priced, coinTerms(market), coins);
  return {
    total: decimal(spent.total),
    coins: spent.coins,
    orders: spent.shops.map((order, at) => {
      const input = inputs[at];
      if (!input) throw new RangeError('An order without a shop.');
      const { income, earned_coins } = settleOrder(market, order, input);
      return {
        goods: decimal(order.merchandise_total),
        voucher: decimal(order.voucher_discount),
        delivery: decimal(order.shipping_total),
        delivery_voucher: decimal(order.shipping_discount),
        coins: order.coins,
        coin_discount: decimal(order.coin_discount),
        total: decimal(order.total),
        earned_coins,
        commission: decimal(income.commission),
        transaction_fee: decimal(income.transactionFee),
        income: decimal(income.income),
      };
    }),
  };
}
