import type { DealKind } from '@pasar/cart';
import type { DealItem, ShopDeal } from '@pasar/catalogue-api';
import { toZonedText } from '@pasar/locale-format';
import { toPriceText } from '../product/price-text.ts';

/** A product that is cheaper or free with a main product, with its price and limit as texts. */
export type SubForm = DealItem & { readonly priceText: string; readonly perMain: string };

/** The form's values, as texts. Times are in the market's time zone; an empty start is now. */
export type DealForm = {
  readonly kind: DealKind;
  readonly name: string;
  readonly minQuantity: string;
  readonly percent: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The products of a bundle, or the main products. */
  readonly items: readonly DealItem[];
  readonly subs: readonly SubForm[];
};

export const emptyDealForm: DealForm = {
  ...{ kind: 'bundle', name: '', minQuantity: '2', percent: '', startsAt: '', endsAt: '' },
  ...{ items: [], subs: [] },
};

/** The form values of an existing deal, in an IANA time zone. */
export const toDealForm = (deal: ShopDeal, timeZone: string): DealForm => ({
  ...{ kind: deal.kind, name: deal.name, items: deal.items },
  minQuantity: String(deal.min_quantity ?? 2),
  percent: deal.percent_off === undefined ? '' : String(deal.percent_off),
  startsAt: toZonedText(deal.starts_at, timeZone),
  endsAt: toZonedText(deal.ends_at, timeZone),
  subs: deal.subs.map(({ price, per_main, ...item }) => ({
    ...item,
    priceText: toPriceText(price),
    perMain: String(per_main),
  })),
});
