import { estimateArrival, estimateDelivery, isPickUpChannel } from '@pasar/delivery';
import type { DeliveryLocation, DeliveryOption, EstimatedOption } from '@pasar/delivery';
import { zeroMoney, subtractMoney } from '@pasar/money';
import {
  destinationWithoutAddress,
  seenPriceField,
  toWireKey,
  usedSaleLimitField,
} from '@pasar/cart-service';
import type { Shopper } from '@pasar/cart-service';
import type { Market } from '@pasar/markets';
import type { CheckoutPreview, CheckoutShop, VoucherOffer } from '@pasar/order-contract';
import { presentBranch } from './branches/branch.ts';
import { listCheckoutMethods } from './payment-methods.ts';
import type { EvaluatedVoucher, CheckoutQuote, QuotedLine, QuotedShop } from './quote.ts';

const voucherOffer = ({ voucher, label, judgement }: EvaluatedVoucher): VoucherOffer => ({
  code: voucher.code,
  ...(voucher.shopid === undefined ? {} : { shopid: voucher.shopid }),
  kind: voucher.kind,
  label,
  min_spend: voucher.min_spend,
  ends_at: voucher.ends_at,
  applies: judgement.applies,
  ...(judgement.applies ? {} : { reason: judgement.reason }),
  ...(!judgement.applies && judgement.missing && { missing: judgement.missing }),
  saves: judgement.applies ? judgement.saves : zeroMoney(voucher.min_spend.currency),
});

const unknownOffer = (code: string, currency: string): VoucherOffer => ({
  code,
  kind: 'fixed',
  label: code,
  min_spend: zeroMoney(currency),
  ends_at: 0,
  applies: false,
  reason: 'unknown',
  saves: zeroMoney(currency),
});

const checkoutLine = ({
  offer,
  price,
  quantity,
  deal_discount,
  deal_label,
  subtotal,
  ...line
}: QuotedLine): CheckoutShop['lines'][number] => {
  const { itemid, modelid } = toWireKey(line);
  return {
    itemid,
    ...(modelid === undefined ? {} : { modelid }),
    name: offer.name,
    model_name: offer.model_name,
    picture: offer.picture,
    price,
    ...seenPriceField(line, price),
    ...usedSaleLimitField(offer, price),
    quantity,
    ...(deal_discount && { deal_discount }),
    ...(deal_label !== undefined && { deal_label }),
    subtotal,
  };
};

/** The market, the language in which places are named, and where parcels go while there is no address. */
type PreviewReader = Pick<Shopper, 'market' | 'language' | 'deliveryRegion'>;

/** Returns a function that gives the arrival of an option: at the destination, anywhere in the market without one, or at the chosen branch. */
function optionEstimator(
  { market, language }: PreviewReader,
  shop: QuotedShop,
  to: DeliveryLocation,
  now: number,
): (option: DeliveryOption) => EstimatedOption {
  const items = shop.lines.map(({ offer }) => offer);
  const from = { city: items[0]?.ships_from ?? '' };
  const estimates = estimateDelivery({ items, from, to, orderedAt: now }, market, language);
  const branch = shop.pickUp?.branch ? { city: shop.pickUp.branch.city } : {};
  return (option) =>
    estimates.find(({ channel }) => channel === option.channel) ?? {
      ...option,
      arrives: estimateArrival(option, market, now, branch, language),
    };
}

const checkoutShop = (
  { shop, lines, delivery, deliveryOptions, pickUp, voucher, sums }: QuotedShop,
  { code }: Market,
  estimate: (option: DeliveryOption) => EstimatedOption,
): CheckoutShop => {
  const { channel, days_min, days_max, arrives } = estimate(delivery);
  return {
    shopid: shop.shopid,
    username: shop.username,
    name: shop.name,
    lines: lines.map(checkoutLine),
    delivery: {
      ...{ channel, days_min, days_max, arrives },
      fee: subtractMoney(sums.shipping_total, sums.shipping_discount),
      fee_before_discount: sums.shipping_total,
      ...(pickUp?.branch && { branch: presentBranch(pickUp.branch) }),
      ...(pickUp?.problem && { branch_problem: pickUp.problem }),
    },
    delivery_options: deliveryOptions.map((option) => ({
      ...estimate(option),
      ...(isPickUpChannel(code, option.channel) && { is_pick_up: true as const }),
    })),
    ...(voucher && { voucher: voucherOffer(voucher) }),
    subtotal: sums.merchandise_total,
  };
};

/** Returns a quote for the checkout page at `now` (epoch milliseconds). */
export function presentPreview(
  quote: CheckoutQuote,
  reader: PreviewReader,
  payments: Parameters<typeof listCheckoutMethods>[2],
  now: number,
): CheckoutPreview {
  const { market } = reader;
  const { sums, platformVoucher, bestVouchers: best } = quote;
  const to = quote.address?.place ?? destinationWithoutAddress(reader);
  const { merchandise_total, shipping_total, voucher_discount, shipping_discount } = sums;
  return {
    shops: quote.shops.map((shop) => checkoutShop(shop, market, optionEstimator(reader, shop, to, now))),
    ...(quote.address && { address_id: quote.address.id }),
    vouchers: [
      ...quote.vouchers.map(voucherOffer),
      ...quote.unknownCodes.map((code) => unknownOffer(code, quote.currency)),
    ],
    ...(platformVoucher && { platform_voucher: voucherOffer(platformVoucher) }),
    ...(quote.surplusCodes.length > 0 && { surplus_codes: [...quote.surplusCodes] }),
    ...(best && { best_vouchers: { codes: [...best.codes], saves: best.saves } }),
    payment_methods: listCheckoutMethods(market, quote, payments).map(({ options, plans, ...offered }) => ({
      ...offered,
      options: [...options],
      plans: [...plans],
    })),
    coins: {
      balance: quote.coins.balance,
      spendable: quote.coins.coins,
      saves: quote.coins.coin_discount,
    },
    ...{ merchandise_total, shipping_total, voucher_discount, shipping_discount },
    ...{ coin_discount: sums.coin_discount, total: sums.total },
    left_out: quote.unavailableLines.map((line) => ({ ...line })),
  };
}
