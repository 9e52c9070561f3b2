import type { CheckoutInput } from '@pasar/cart';
import type { CheckoutQuote, QuotedShop } from './quote.ts';

type QuotedGoods = Pick<CheckoutQuote, 'currency'> & {
  readonly shops: readonly Pick<QuotedShop, 'shop' | 'lines' | 'delivery'>[];
};

/** A quoted checkout as vouchers are evaluated on it, without any. */
export const toCheckoutInput = ({ currency, shops }: QuotedGoods, now: number): CheckoutInput => ({
  ...{ currency, now },
  shops: shops.map(({ shop, lines, delivery }) => ({
    ...{ shopid: shop.shopid, lines, shipping: delivery.fee },
  })),
});
