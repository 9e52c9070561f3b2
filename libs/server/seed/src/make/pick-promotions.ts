import { marketLocale } from '@pasar/markets';
import { formatMoney, priceStep } from '@pasar/money';
import type { LanguageData } from '../languages/language-data.ts';
import { toMarketPrice } from '../to-market-price.ts';
import type { Random } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRow } from './rows.ts';

/** @spec add-on-deal-sub-type */
export const addOnSubTypes = { default: 0, freeGift: 1 } as const;

export type Promotions = Pick<
  ItemRow,
  | 'can_use_wholesale'
  | 'wholesale_tiers'
  | 'show_free_shipping'
  | 'has_lowest_price_guarantee'
  | 'bundle_deal_label'
  | 'add_on_deal_label'
  | 'add_on_deal_sub_type'
  | 'voucher_label'
>;

/** Returns a rounded amount for a label. */
export function amountLabel({ market, words }: SeedContext, cents: number): string {
  const amount = toMarketPrice(market, cents);
  const locale = marketLocale(market, market.languages[0]);
  return words.voucherAmount.replace('{amount}', formatMoney({ amount, currency: market.currency }, locale));
}

const makeWholesaleTiers = ({ market }: SeedContext, price: number): ItemRow['wholesale_tiers'] => {
  const step = priceStep(market.currency);
  const share = (percent: number) => Math.max(step, Math.round((price * percent) / 100 / step) * step);
  return [
    { min_quantity: 10, price: share(95) },
    { min_quantity: 50, price: share(90) },
  ];
};

/** Picks an add-on deal, possibly with a free gift: its badge is enough, so the card gets no additional label. */
function pickAddOn(
  { addOn }: LanguageData,
  draw: number,
): Pick<ItemRow, 'add_on_deal_label' | 'add_on_deal_sub_type'> {
  if (draw > 8 && draw <= 13)
    return { add_on_deal_label: addOn, add_on_deal_sub_type: addOnSubTypes.default };
  if (draw > 13 && draw <= 15) return { add_on_deal_label: '', add_on_deal_sub_type: addOnSubTypes.freeGift };
  return { add_on_deal_label: null, add_on_deal_sub_type: null };
}

/** Picks deals, labels and promises of an item; only plain items have wholesale prices. */
export function pickPromotions(
  context: SeedContext,
  { price, plain }: { readonly price: number; readonly plain: boolean },
  random: Random,
): Promotions {
  const { words } = context;
  const sells = plain && random.percent(10);
  const deal = random.integer(1, 100);
  return {
    can_use_wholesale: sells,
    wholesale_tiers: sells ? makeWholesaleTiers(context, price) : [],
    show_free_shipping: random.percent(38),
    has_lowest_price_guarantee: random.percent(6),
    bundle_deal_label: deal <= 8 ? words.bundle : null,
    ...pickAddOn(words, deal),
    voucher_label: deal > 15 && deal <= 24 ? amountLabel(context, random.pick([100, 200, 300])) : null,
  };
}
