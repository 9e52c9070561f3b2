import type { Money } from '@pasar/money';
import {
  addMoney,
  compareMoney,
  minMoney,
  multiplyMoney,
  takePercent,
  roundToPrice,
  subtractMoney,
  zeroMoney,
} from '@pasar/money';
import { lineSubtotal } from './cart-totals.ts';

/** The fields of a line that deals use. */
export type DealLine = {
  readonly shopid: number;
  readonly itemid: number;
  readonly price: Money;
  readonly quantity: number;
  /** Units at the price of a flash sale. The line gets no percentage off, but the price of an add-on or a gift, and counts towards the deals of other lines. */
  readonly flash_quantity?: number;
  /** What the line is reduced by already: by a flash sale of fewer units. A deal applies instead if it gives more. */
  readonly deal_discount?: Money;
};

type DealBase = {
  readonly shopid: number;
  readonly label: string;
};

/** Any `min_quantity` units of its items together: a percentage off all of them. */
export type BundleDealRule = {
  readonly kind: 'bundle';
  readonly min_quantity: number;
  readonly percent_off: number;
  readonly itemids: readonly number[];
} & DealBase;

/** For each unit of a main item, up to `per_main` units of each add-on item cost `price`. */
export type AddOnDealRule = {
  readonly kind: 'add-on';
  readonly mains: readonly number[];
  readonly subs: readonly { readonly itemid: number; readonly price: Money; readonly per_main: number }[];
} & DealBase;

export type DealRule = BundleDealRule | AddOnDealRule;

/** A deal's discount on a line. */
export type LineDeal = {
  /** Positive, and at most the line's amount; with what a flash sale of fewer units takes off the others. */
  readonly discount: Money;
  /** Units at the deal's price. */
  readonly quantity: number;
  readonly label: string;
};

type Discounts = ReadonlyMap<DealLine, Omit<LineDeal, 'label'>>;

const countPieces = (lines: readonly DealLine[], deal: DealRule, itemids: readonly number[]): number =>
  lines
    .filter(({ shopid, itemid }) => shopid === deal.shopid && itemids.includes(itemid))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const bundleDiscounts = (lines: readonly DealLine[], deal: BundleDealRule): Discounts => {
  if (countPieces(lines, deal, deal.itemids) < deal.min_quantity) return new Map();
  const inIt = lines.filter(({ shopid, itemid }) => shopid === deal.shopid && deal.itemids.includes(itemid));
  return new Map(
    inIt.map((line) => {
      const full = lineSubtotal(line);
      const discount = minMoney(full, roundToPrice(takePercent(full, deal.percent_off)));
      return [line, { discount, quantity: line.quantity }];
    }),
  );
};

/** What a flash sale of fewer units still takes off a line of which a deal has some units: those at the deal's price are none of the sale's. */
const remainingSaleDiscount = (line: DealLine, dealQuantity: number): Money => {
  const { price, quantity, flash_quantity = 0, deal_discount } = line;
  if (!deal_discount || flash_quantity === 0) return zeroMoney(price.currency);
  return multiplyMoney(deal_discount, Math.min(flash_quantity, quantity - dealQuantity) / flash_quantity);
};

const addOnDiscount = (line: DealLine, price: Money, quantity: number): Money => {
  const reduces = compareMoney(line.price, price) > 0;
  const off = reduces ? subtractMoney(line.price, price) : zeroMoney(price.currency);
  return addMoney(multiplyMoney(off, quantity), remainingSaleDiscount(line, quantity));
};

const addOnDiscounts = (lines: readonly DealLine[], deal: AddOnDealRule): Discounts => {
  const mains = countPieces(lines, deal, deal.mains);
  return new Map(
    deal.subs.flatMap(({ itemid, price, per_main }) => {
      let allowed = mains * per_main;
      return lines
        .filter(
          (line) => line.shopid === deal.shopid && line.itemid === itemid && !deal.mains.includes(itemid),
        )
        .map((line) => {
          const quantity = Math.min(allowed, line.quantity);
          allowed -= quantity;
          return [line, { discount: addOnDiscount(line, price, quantity), quantity }] as const;
        });
    }),
  );
};

const computeDiscounts = (lines: readonly DealLine[], deal: DealRule): Discounts =>
  deal.kind === 'bundle' ? bundleDiscounts(lines, deal) : addOnDiscounts(lines, deal);

/** Whether a deal's discount can apply to a line: flash prices are reduced by no percentage, but a gift is free at any price. */
const canApply = (
  { flash_quantity = 0, deal_discount }: DealLine,
  { kind }: DealRule,
  discount: Money,
): boolean =>
  (kind === 'add-on' || flash_quantity === 0) &&
  (deal_discount === undefined || compareMoney(discount, deal_discount) > 0);

/**
 * The deal discount of each line, in the lines' order; undefined if there is none. A line gets one deal, the best for the
 * shopper; the first one wins a tie.
 */
export const priceDeals = (
  lines: readonly DealLine[],
  deals: readonly DealRule[],
): readonly (LineDeal | undefined)[] => {
  const all = deals.map((deal) => ({ deal, discounts: computeDiscounts(lines, deal) }));
  return lines.map((line) =>
    all.reduce<LineDeal | undefined>((best, { deal, discounts }) => {
      const offered = discounts.get(line);
      if (!offered || offered.discount.amount <= 0 || !canApply(line, deal, offered.discount)) return best;
      return best && compareMoney(best.discount, offered.discount) >= 0
        ? best
        : { ...offered, label: deal.label };
    }, undefined),
  );
};
