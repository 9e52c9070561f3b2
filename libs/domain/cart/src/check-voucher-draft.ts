import { checkPeriod } from './check-period.ts';
import type { PeriodProblem } from './check-period.ts';
import { isIntegerWithin } from './is-integer-within.ts';
import { checkVoucherCode } from './voucher-code.ts';
import type { VoucherCodeProblem } from './voucher-code.ts';
import { voucherLimits } from './voucher-limits.data.ts';

/** A voucher as entered by its shop; null for a missing or invalid number. Amounts are in minor units. */
export type VoucherDraft = {
  /** Normalized; absent for a voucher that exists, whose code is fixed. */
  readonly code?: string;
  readonly name: string;
  readonly kind: 'percentage' | 'fixed';
  /** A whole percentage, or an amount. */
  readonly value: number | null;
  /** The maximum discount of a percentage; absent for no limit. */
  readonly cap?: number | null;
  readonly min_spend: number | null;
  readonly quantity: number | null;
  readonly per_user_limit: number | null;
  /** Epoch milliseconds. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  /** Absent for the whole shop. */
  readonly itemids?: readonly number[];
};

export type VoucherDraftContext = {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The smallest step between two prices, in minor units. */
  readonly priceStep: number;
  /** The highest price, in minor units. */
  readonly maxAmount: number;
  /** The quantity that cannot be reduced, of a voucher that was claimed or used. */
  readonly minQuantity?: number;
};

export type VoucherProblem =
  | { readonly field: 'code'; readonly problem: VoucherCodeProblem }
  | { readonly field: 'name'; readonly problem: 'missing' | 'too-long' }
  | { readonly field: 'value' | 'cap'; readonly problem: 'invalid' }
  | { readonly field: 'min_spend'; readonly problem: 'invalid' | 'below-value' }
  | { readonly field: 'quantity'; readonly problem: 'invalid' | 'below-current' }
  | { readonly field: 'per_user_limit'; readonly problem: 'invalid' | 'above-quantity' }
  | PeriodProblem
  | { readonly field: 'itemids'; readonly problem: 'missing' | 'too-many' };

function checkTexts({ code, name }: VoucherDraft): VoucherProblem[] {
  const codeProblem = code === undefined ? undefined : checkVoucherCode(code);
  return [
    ...(codeProblem ? [{ field: 'code', problem: codeProblem } as const] : []),
    ...(name.trim() === '' ? [{ field: 'name', problem: 'missing' } as const] : []),
    ...(name.length > voucherLimits.maxNameLength ? [{ field: 'name', problem: 'too-long' } as const] : []),
  ];
}

/** A fixed amount needs at least its own value as the minimum spend, so that nothing is given away by mistake. */
function checkDiscount(
  { kind, value, cap, min_spend }: VoucherDraft,
  { priceStep, maxAmount }: VoucherDraftContext,
): VoucherProblem[] {
  const isAmount = (amount: number | null | undefined, min: number) =>
    isIntegerWithin(amount, min, maxAmount) && amount % priceStep === 0;
  const isValue = kind === 'fixed' ? isAmount(value, 1) : isIntegerWithin(value, 1, voucherLimits.maxPercent);
  const isSpend = isAmount(min_spend, 0);
  return [
    ...(isValue ? [] : [{ field: 'value', problem: 'invalid' } as const]),
    ...(cap === undefined || (kind === 'percentage' && isAmount(cap, 1))
      ? []
      : [{ field: 'cap', problem: 'invalid' } as const]),
    ...(isSpend ? [] : [{ field: 'min_spend', problem: 'invalid' } as const]),
    ...(kind === 'fixed' && isValue && isSpend && (min_spend ?? 0) < (value ?? 0)
      ? [{ field: 'min_spend', problem: 'below-value' } as const]
      : []),
  ];
}

function checkUses(
  { quantity, per_user_limit }: VoucherDraft,
  { minQuantity = 1 }: VoucherDraftContext,
): VoucherProblem[] {
  const isQuantity = isIntegerWithin(quantity, 1, voucherLimits.maxQuantity);
  const isLimit = isIntegerWithin(per_user_limit, 1, voucherLimits.maxPerUserLimit);
  return [
    ...(isQuantity ? [] : [{ field: 'quantity', problem: 'invalid' } as const]),
    ...(isQuantity && quantity < minQuantity
      ? [{ field: 'quantity', problem: 'below-current' } as const]
      : []),
    ...(isLimit ? [] : [{ field: 'per_user_limit', problem: 'invalid' } as const]),
    ...(isLimit && isQuantity && per_user_limit > quantity
      ? [{ field: 'per_user_limit', problem: 'above-quantity' } as const]
      : []),
  ];
}

function checkItems({ itemids }: VoucherDraft): VoucherProblem[] {
  if (itemids === undefined) return [];
  if (itemids.length === 0) return [{ field: 'itemids', problem: 'missing' }];
  return itemids.length > voucherLimits.maxItems ? [{ field: 'itemids', problem: 'too-many' }] : [];
}

/** Returns every problem that prevents saving a shop's voucher. */
export const checkVoucherDraft = (
  draft: VoucherDraft,
  context: VoucherDraftContext,
): readonly VoucherProblem[] => [
  ...checkTexts(draft),
  ...checkDiscount(draft, context),
  ...checkUses(draft, context),
  ...checkPeriod(draft, voucherLimits, context.now),
  ...checkItems(draft),
];
