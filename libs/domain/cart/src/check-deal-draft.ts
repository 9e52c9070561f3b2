import { checkPeriod } from './check-period.ts';
import type { PeriodProblem } from './check-period.ts';
import { dealLimits } from './deal-limits.data.ts';
import type { DealKind } from './deal-limits.data.ts';
import { isIntegerWithin } from './is-integer-within.ts';

/** A product that is cheaper or free with a main product; null for a missing or invalid number. */
export type DealSubDraft = {
  readonly itemid: number;
  /** In minor units; of a gift, 0. */
  readonly price: number | null;
  /** How many pieces per piece of a main product. */
  readonly per_main: number | null;
  /** The lowest price of the product without the deal, in minor units. */
  readonly usual_price: number;
};

/** A deal as entered by its shop; null for a missing or invalid number. */
export type DealDraft = {
  readonly kind: DealKind;
  readonly name: string;
  /** Of a bundle: how many pieces of its products it takes, and the whole percentage off. */
  readonly min_quantity?: number | null;
  readonly percent_off?: number | null;
  /** The products of a bundle, or the main products. */
  readonly itemids: readonly number[];
  readonly subs?: readonly DealSubDraft[];
  /** Epoch milliseconds. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
};

export type DealDraftContext = {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The smallest step between two prices, in minor units. */
  readonly priceStep: number;
};

export type DealProblem =
  | { readonly field: 'name'; readonly problem: 'missing' | 'too-long' }
  | { readonly field: 'min_quantity' | 'percent_off'; readonly problem: 'invalid' }
  | { readonly field: 'itemids' | 'subs'; readonly problem: 'missing' | 'too-many' }
  | {
      readonly field: 'sub';
      readonly itemid: number;
      readonly problem: 'price' | 'not-below-price' | 'per-main' | 'is-main';
    }
  | PeriodProblem;

function checkBundle({ min_quantity, percent_off }: DealDraft): DealProblem[] {
  const { minQuantity, maxQuantity, maxPercent } = dealLimits;
  return [
    ...(isIntegerWithin(min_quantity, minQuantity, maxQuantity)
      ? []
      : [{ field: 'min_quantity', problem: 'invalid' } as const]),
    ...(isIntegerWithin(percent_off, 1, maxPercent)
      ? []
      : [{ field: 'percent_off', problem: 'invalid' } as const]),
  ];
}

const countProblem = (field: 'itemids' | 'subs', count: number, max: number): DealProblem[] =>
  count === 0 ? [{ field, problem: 'missing' }] : count > max ? [{ field, problem: 'too-many' }] : [];

function checkSub(
  { itemid, price, per_main, usual_price }: DealSubDraft,
  { kind, itemids }: DealDraft,
  priceStep: number,
): DealProblem[] {
  const problem = (found: Extract<DealProblem, { field: 'sub' }>['problem']) =>
    [{ field: 'sub', itemid, problem: found }] as const;
  if (itemids.includes(itemid)) return [...problem('is-main')];
  const isPrice =
    kind === 'gift'
      ? price === 0
      : isIntegerWithin(price, 1, Number.MAX_SAFE_INTEGER) && price % priceStep === 0;
  return [
    ...(isPrice ? [] : problem('price')),
    ...(isPrice && (price ?? 0) >= usual_price ? problem('not-below-price') : []),
    ...(isIntegerWithin(per_main, 1, dealLimits.maxPerMain) ? [] : problem('per-main')),
  ];
}

function checkSubs(draft: DealDraft, priceStep: number): DealProblem[] {
  const { subs = [] } = draft;
  return [
    ...countProblem('subs', subs.length, dealLimits.maxSubs),
    ...subs.flatMap((sub) => checkSub(sub, draft, priceStep)),
  ];
}

/** Returns every problem that prevents saving a shop's deal. */
export const checkDealDraft = (
  draft: DealDraft,
  { now, priceStep }: DealDraftContext,
): readonly DealProblem[] => [
  ...(draft.name.trim() === '' ? [{ field: 'name', problem: 'missing' } as const] : []),
  ...(draft.name.length > dealLimits.maxNameLength ? [{ field: 'name', problem: 'too-long' } as const] : []),
  ...(draft.kind === 'bundle' ? checkBundle(draft) : checkSubs(draft, priceStep)),
  ...countProblem('itemids', draft.itemids.length, dealLimits.maxItems),
  ...checkPeriod(draft, dealLimits, now),
];
