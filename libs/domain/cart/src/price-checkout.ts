import type { Money } from '@pasar/money';
import { addMoney, allocatePrice, subtractMoney, sumMoney, zeroMoney } from '@pasar/money';
import type { PricedLine } from './cart-totals.ts';
import { lineSubtotal, linesTotal } from './cart-totals.ts';
import type { VoucherRule, VoucherBasket, VoucherEvaluation } from './evaluate-voucher.ts';
import { evaluateVoucher, voucherSavings } from './evaluate-voucher.ts';

/** A line; vouchers of chosen products need its product. */
export type ShopLine = PricedLine & { readonly itemid?: number };

export type CheckoutShopInput = {
  readonly shopid: number;
  readonly lines: readonly ShopLine[];
  /** The fee of the chosen delivery, before vouchers. */
  readonly shipping: Money;
  readonly voucher?: VoucherRule;
};

export type CheckoutInput = {
  readonly currency: string;
  readonly shops: readonly CheckoutShopInput[];
  readonly platformVoucher?: VoucherRule;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The totals of one order, or of all orders. Discounts are positive amounts. */
export type CheckoutSums = {
  readonly merchandise_total: Money;
  readonly shipping_total: Money;
  readonly voucher_discount: Money;
  readonly shipping_discount: Money;
  readonly total: Money;
};

export type PricedShop = {
  readonly shopid: number;
  /** Evaluation of the shop's voucher, if one was given. */
  readonly voucher?: VoucherEvaluation;
} & CheckoutSums;

export type PricedCheckout = {
  readonly shops: readonly PricedShop[];
  readonly platformVoucher?: VoucherEvaluation;
} & CheckoutSums;

type Draft = {
  readonly shopid: number;
  readonly merchandise: Money;
  readonly shipping: Money;
  readonly off: { readonly merchandise: Money; readonly shipping: Money };
  readonly voucher?: VoucherEvaluation;
};

/** The amounts of lines by product, as a voucher is evaluated on them. */
export const voucherLines = (lines: readonly ShopLine[]): NonNullable<VoucherBasket['lines']> =>
  lines.flatMap((line) =>
    line.itemid === undefined ? [] : [{ itemid: line.itemid, subtotal: lineSubtotal(line) }],
  );

const draftShop = (shop: CheckoutShopInput, currency: string, now: number): Draft => {
  const merchandise = linesTotal(shop.lines, currency);
  const lines = voucherLines(shop.lines);
  const basket: VoucherBasket = { shopid: shop.shopid, merchandise, shipping: shop.shipping, lines };
  const voucher = shop.voucher && evaluateVoucher(shop.voucher, basket, now);
  const off = voucherSavings(voucher, currency);
  return { shopid: shop.shopid, merchandise, shipping: shop.shipping, off, ...(voucher && { voucher }) };
};

/** Splits the marketplace voucher's discount over the shops, in proportion to their remaining amounts. */
const splitDiscount = (amount: Money, left: readonly Money[]): Money[] =>
  left.length === 0
    ? []
    : allocatePrice(
        amount,
        left.map((each) => each.amount),
      );

const sums = (draft: Draft, merchandiseOff: Money, shippingOff: Money): CheckoutSums => {
  const voucher_discount = addMoney(draft.off.merchandise, merchandiseOff);
  const shipping_discount = addMoney(draft.off.shipping, shippingOff);
  const before = addMoney(draft.merchandise, draft.shipping);
  return {
    merchandise_total: draft.merchandise,
    shipping_total: draft.shipping,
    voucher_discount,
    shipping_discount,
    total: subtractMoney(before, addMoney(voucher_discount, shipping_discount)),
  };
};

const grandTotals = (shops: readonly CheckoutSums[], currency: string): CheckoutSums => {
  const sumField = (field: keyof CheckoutSums) =>
    sumMoney(
      shops.map((shop) => shop[field]),
      currency,
    );
  return {
    merchandise_total: sumField('merchandise_total'),
    shipping_total: sumField('shipping_total'),
    voucher_discount: sumField('voucher_discount'),
    shipping_discount: sumField('shipping_discount'),
    total: sumField('total'),
  };
};

/**
 * Prices a checkout: first each shop's voucher on its own goods or shipping, then the marketplace's voucher on the remaining
 * amounts, split over the shops in whole price steps. The orders' totals sum to the checkout's; none is negative.
 */
export const priceCheckout = ({ currency, shops, platformVoucher, now }: CheckoutInput): PricedCheckout => {
  const drafts = shops.map((shop) => draftShop(shop, currency, now));
  const leftOfGoods = drafts.map(({ merchandise, off }) => subtractMoney(merchandise, off.merchandise));
  const leftOfShipping = drafts.map(({ shipping, off }) => subtractMoney(shipping, off.shipping));
  const basket = {
    merchandise: sumMoney(leftOfGoods, currency),
    shipping: sumMoney(leftOfShipping, currency),
  };
  const judged = platformVoucher && evaluateVoucher(platformVoucher, basket, now);
  const off = voucherSavings(judged, currency);
  const goodsOff = splitDiscount(off.merchandise, leftOfGoods);
  const shippingOff = splitDiscount(off.shipping, leftOfShipping);
  const priced = drafts.map((draft, index): PricedShop => {
    const nothing = zeroMoney(currency);
    const { shopid, voucher } = draft;
    return {
      shopid,
      ...(voucher && { voucher }),
      ...sums(draft, goodsOff[index] ?? nothing, shippingOff[index] ?? nothing),
    };
  });
  return { shops: priced, ...(judged && { platformVoucher: judged }), ...grandTotals(priced, currency) };
};
