import { allocateMoney, money, subtractMoney, sumMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { spendableCoins } from '@pasar/order';
import type { CoinTerms } from '@pasar/order';
import type { PricedCheckout, PricedShop } from './price-checkout.ts';

/** The coin discount on an order, or on all of them. */
export type CoinTotals = {
  readonly coins: number;
  readonly coin_discount: Money;
};

export type CheckoutWithCoins = Omit<PricedCheckout, 'shops'> &
  CoinTotals & {
    readonly shops: readonly (PricedShop & CoinTotals)[];
  };

const goodsLeft = ({ merchandise_total, voucher_discount }: PricedShop): number =>
  subtractMoney(merchandise_total, voucher_discount).amount;

/** Whole coins per shop, in proportion to its goods and never worth more than they are. */
function splitCoins(coins: number, goods: readonly number[], coinValue: number): readonly number[] {
  if (goods.length === 0) return [];
  const room = goods.map((amount) => Math.floor(amount / coinValue));
  const wanted = allocateMoney(money(coins, 'XXX'), room).map((part) => part.amount);
  return wanted.map((share, index) => Math.min(share, room[index] ?? 0));
}

/**
 * Spends coins on the goods of a priced checkout, after all vouchers: as many as the market's terms and the balance allow,
 * split over the shops' orders in whole coins. The orders' coin discounts sum to the checkout's.
 */
export function spendCoins(
  priced: PricedCheckout,
  terms: Pick<CoinTerms, 'coinValue' | 'maxSpendPercent'>,
  balance: number,
): CheckoutWithCoins {
  const { currency } = priced.total;
  const goods = priced.shops.map(goodsLeft);
  const allGoods = goods.reduce((sum, amount) => sum + amount, 0);
  const split = splitCoins(spendableCoins(terms, allGoods, balance), goods, terms.coinValue);
  const shops = priced.shops.map((shop, index) => {
    const coins = split[index] ?? 0;
    const coin_discount = money(coins * terms.coinValue, currency);
    return { ...shop, coins, coin_discount, total: subtractMoney(shop.total, coin_discount) };
  });
  const coin_discount = sumMoney(
    shops.map((shop) => shop.coin_discount),
    currency,
  );
  return {
    ...priced,
    shops,
    coins: shops.reduce((sum, { coins }) => sum + coins, 0),
    coin_discount,
    total: subtractMoney(priced.total, coin_discount),
  };
}
