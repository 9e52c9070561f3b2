import { dayMs } from '@pasar/durations';
import { priceStep } from '@pasar/money';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import { addOnSubTypes } from './pick-promotions.ts';
import type { AddOnDealRow, AddOnMainRow, AddOnSubRow, BundleDealRow, DealItemRow } from './rows.ts';

/** Two years, like vouchers, so that deals last in a store that stays up. */
const dealDurationMs = 730 * dayMs;
const addOnsPerShop = 6;

export type DealRows = {
  readonly bundle_deal: BundleDealRow[];
  readonly bundle_deal_item: DealItemRow[];
  readonly add_on_deal: AddOnDealRow[];
  readonly add_on_deal_main: AddOnMainRow[];
  readonly add_on_deal_sub: AddOnSubRow[];
};

type Row = ItemRows['row'];
type DealKey = { readonly market: string; readonly shopid: number; readonly dealid: number };

const toPeriod = ({ now }: SeedContext) => ({ starts_at: now - dayMs, ends_at: now + dealDurationMs });

/** The discount is at least one price step of the currency. */
const percentOfPrice = ({ market }: SeedContext, price: number, percent: number): number => {
  const step = priceStep(market.currency);
  return Math.min(price - step, Math.floor((price * percent) / 100 / step) * step);
};

/** What a seller adds to a deal. */
const managed = (name: string) => ({ name, revision: 0, is_on_cards: true });

const toDealItems = (key: DealKey, rows: readonly Row[]): DealItemRow[] =>
  rows.map(({ itemid }) => ({ ...key, itemid }));

/** Bundles all items of a shop that are marked for a bundle: 10% off any two of them. */
function makeBundle(context: SeedContext, key: DealKey, rows: readonly Row[]): Partial<DealRows> {
  const bundled = rows.filter(({ bundle_deal_label }) => bundle_deal_label !== null);
  const label = bundled[0]?.bundle_deal_label;
  if (!label) return {};
  const deal = { ...key, label, min_quantity: 2, percent_off: 10, ...toPeriod(context), ...managed(label) };
  return { bundle_deal: [deal], bundle_deal_item: toDealItems(key, bundled) };
}

const isMain = ({ add_on_deal_label }: Row): boolean => add_on_deal_label !== null;

/** Picks the cheapest other items of a shop. */
const pickAddOns = (context: SeedContext, rows: readonly Row[]): Row[] =>
  rows
    .filter(
      (row) => !isMain(row) && !row.is_adult && row.stock > 0 && percentOfPrice(context, row.price, 70) > 0,
    )
    .toSorted((one, other) => one.price - other.price || one.itemid - other.itemid)
    .slice(0, addOnsPerShop);

/** Removes the add-on label from items of shops without add-ons. */
export function removeEmptyDealLabels(context: SeedContext, items: readonly ItemRows[]): ItemRows[] {
  const byShop = Map.groupBy(items, ({ row }) => row.shopid);
  const empty = new Set(
    [...byShop].flatMap(([shopid, made]) =>
      pickAddOns(
        context,
        made.map(({ row }) => row),
      ).length === 0
        ? [shopid]
        : [],
    ),
  );
  return items.map((item) =>
    empty.has(item.row.shopid)
      ? { ...item, row: { ...item.row, add_on_deal_label: null, add_on_deal_sub_type: null } }
      : item,
  );
}

/** Terms of a shop's add-on deal: for its main items, add-ons cost a percentage of their price. */
type AddOnTerms = {
  readonly sub_type: number;
  readonly label: string;
  readonly percent: number;
  readonly per_main: number;
};

function makeAddOn(
  context: SeedContext,
  key: DealKey,
  rows: readonly Row[],
  terms: AddOnTerms,
): Partial<DealRows> {
  const { sub_type, label, percent, per_main } = terms;
  const mains = rows.filter(({ add_on_deal_sub_type }) => add_on_deal_sub_type === sub_type);
  if (mains.length === 0) return {};
  return {
    add_on_deal: [{ ...key, label, sub_type, ...toPeriod(context), ...managed(label) }],
    add_on_deal_main: toDealItems(key, mains),
    add_on_deal_sub: pickAddOns(context, rows).map(({ itemid, price }) => ({
      ...key,
      itemid,
      price: percent === 0 ? 0 : percentOfPrice(context, price, percent),
      per_main,
    })),
  };
}

/** Cheap add-ons: 30% off, two pieces per main item. */
const addOnTerms = ({ words }: SeedContext): AddOnTerms => ({
  sub_type: addOnSubTypes.default,
  label: words.addOn,
  percent: 70,
  per_main: 2,
});

/** Free gifts: one piece per main item. */
const giftTerms = ({ words }: SeedContext): AddOnTerms => ({
  sub_type: addOnSubTypes.freeGift,
  label: words.gift,
  percent: 0,
  per_main: 1,
});

/** Creates a bundle, an add-on deal and a free gift per shop, for the items marked for them. */
export function makeDeals(context: SeedContext, items: readonly ItemRows[]): DealRows {
  const byShop = Map.groupBy(
    items.map(({ row }) => row),
    ({ shopid }) => shopid,
  );
  const deals = [...byShop].flatMap(([shopid, rows]) => {
    const key = (place: number) => ({ market: context.market.code, shopid, dealid: shopid * 10 + place });
    return [
      makeBundle(context, key(1), rows),
      makeAddOn(context, key(2), rows, addOnTerms(context)),
      makeAddOn(context, key(3), rows, giftTerms(context)),
    ];
  });
  return {
    bundle_deal: deals.flatMap(({ bundle_deal = [] }) => bundle_deal),
    bundle_deal_item: deals.flatMap(({ bundle_deal_item = [] }) => bundle_deal_item),
    add_on_deal: deals.flatMap(({ add_on_deal = [] }) => add_on_deal),
    add_on_deal_main: deals.flatMap(({ add_on_deal_main = [] }) => add_on_deal_main),
    add_on_deal_sub: deals.flatMap(({ add_on_deal_sub = [] }) => add_on_deal_sub),
  };
}
