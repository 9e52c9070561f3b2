import { priceCheckout, spendCoins } from '@pasar/cart';
import type { PricedCheckout, VoucherRule, VoucherEvaluation } from '@pasar/cart';
import type { Shopper } from '@pasar/cart-service';
import { compareMoney, subtractMoney, zeroMoney } from '@pasar/money';
import { coinTerms } from '@pasar/order';
import type { CartSavings } from '@pasar/order-contract';
import { toCheckoutInput } from './to-checkout-input.ts';
import { readChoices } from './checkout-choices.ts';
import type { OrderDeps } from './order-deps.ts';
import type { EvaluatedVoucher, CheckoutQuote } from './quote.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { selectPickedLines } from './select-picked-lines.ts';

const maxMissedVouchers = 3;

/** Prices the checkout with the vouchers of these codes. */
function priceWith(quote: CheckoutQuote, codes: readonly string[], now: number): PricedCheckout {
  const used = quote.vouchers.map(({ voucher }) => voucher).filter(({ code }) => codes.includes(code));
  const ofIssuer = (shopid?: number): VoucherRule | undefined => used.find((each) => each.shopid === shopid);
  const input = toCheckoutInput(quote, now);
  const platformVoucher = ofIssuer();
  return priceCheckout({
    ...input,
    shops: input.shops.map((shop) => {
      const voucher = ofIssuer(shop.shopid);
      return voucher ? { ...shop, voucher } : shop;
    }),
    ...(platformVoucher && { platformVoucher }),
  });
}

const evaluationIn = ({ shops, platformVoucher }: PricedCheckout, shopid?: number) =>
  shopid === undefined ? platformVoucher : shops.find((shop) => shop.shopid === shopid)?.voucher;

const savedBy = (judged: VoucherEvaluation | undefined, currency: string) =>
  judged?.applies ? judged.saves : zeroMoney(currency);

/** A voucher in responses. */
const presentVoucher = ({ voucher, label }: EvaluatedVoucher) => ({
  code: voucher.code,
  ...(voucher.shopid !== undefined && { shopid: voucher.shopid }),
  label,
});

/** The vouchers that a higher amount would allow, the nearest of each issuer. The cart itself tells about the marketplace's delivery. */
const listMissed = (vouchers: readonly EvaluatedVoucher[]): CartSavings['missed'] => {
  const missed = vouchers.flatMap((each) => {
    const { judgement, voucher } = each;
    const isOwnDelivery = voucher.kind === 'free-shipping' && voucher.shopid === undefined;
    return !judgement.applies && judgement.missing && !isOwnDelivery
      ? [{ ...presentVoucher(each), missing: judgement.missing }]
      : [];
  });
  const nearest = missed.toSorted((one, other) => compareMoney(one.missing, other.missing));
  const firstOfIssuer = nearest.filter(
    (each, at) => nearest.findIndex(({ shopid }) => shopid === each.shopid) === at,
  );
  return firstOfIssuer.slice(0, maxMissedVouchers);
};

/**
 * Finds the vouchers and coins with which the selected lines of a cart cost least, delivered as the checkout would suggest. The
 * totals are those of the goods: the cart shows the delivery apart.
 */
export async function readCartSavings(deps: OrderDeps, shopper: Shopper): Promise<CartSavings> {
  const { now, market } = shopper;
  const picked = await selectPickedLines(deps, shopper).execute();
  const quote = await quoteCheckout(deps, shopper, picked, {
    ...{ choices: readChoices({}), now, findsBestVouchers: true },
  });
  const codes = quote.bestVouchers?.codes ?? [];
  const priced = priceWith(quote, codes, now);
  const { coins, coin_discount } = spendCoins(priced, coinTerms(market.code), quote.coins.balance);
  return {
    vouchers: quote.vouchers
      .filter(({ voucher }) => codes.includes(voucher.code))
      .map((each) => ({
        ...presentVoucher(each),
        saves: savedBy(evaluationIn(priced, each.voucher.shopid), quote.currency),
      })),
    missed: listMissed(quote.vouchers.filter(({ voucher }) => !codes.includes(voucher.code))),
    goods: priced.merchandise_total,
    voucher_discount: priced.voucher_discount,
    shipping_discount: priced.shipping_discount,
    coins: { balance: quote.coins.balance, spendable: coins, saves: coin_discount },
    total: subtractMoney(priced.merchandise_total, priced.voucher_discount),
  };
}
