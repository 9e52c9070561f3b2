import { reservedVoucherPrefixes, voucherLimits } from '@pasar/cart';
import type { VoucherProblem } from '@pasar/cart';
import { money, priceDigits } from '@pasar/money';
import { useFormat, useListText, useScreenContext } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';
import { toPriceText } from '../product/price-text.ts';
import { exampleAmount } from '../shared/example-amount.ts';

export type ProblemField = VoucherProblem['field'];

/** Returns the texts of a form's errors by field; `minQuantity` is the quantity that cannot be reduced. */
export function useProblemText(
  problems: readonly VoucherProblem[],
  { isPercentage, minQuantity = 1 }: { readonly isPercentage: boolean; readonly minQuantity?: number },
): (field: ProblemField) => string | undefined {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  const { number } = useFormat();
  const list = useListText();
  const { currency } = market;
  const { minCodeLength, maxCodeLength, maxNameLength, maxPercent, maxQuantity } = voucherLimits;
  const example = toPriceText(money(exampleAmount * (priceDigits(currency) === 0 ? 100 : 1), currency));
  const range = (min: number, max: number) => t('error_range', { min: number(min), max: number(max) });
  const amount = t('error_price', { example });
  const texts: Record<ProblemField, (problem: string) => string> = {
    code: (problem) =>
      problem === 'reserved'
        ? t('error_code_reserved', { prefixes: list(reservedVoucherPrefixes, 'disjunction') })
        : t('error_code', { min: number(minCodeLength), max: number(maxCodeLength) }),
    name: (problem) =>
      problem === 'missing' ? t('error_name') : t('error_too_long', { max: number(maxNameLength) }),
    value: () => (isPercentage ? range(1, maxPercent) : amount),
    cap: () => amount,
    min_spend: (problem) => (problem === 'below-value' ? t('error_below_value') : amount),
    quantity: () => range(minQuantity, maxQuantity),
    per_user_limit: (problem) =>
      problem === 'above-quantity' ? t('error_above_quantity') : range(1, voucherLimits.maxPerUserLimit),
    starts_at: (problem) => t(problem === 'too-far' ? 'error_start_far' : 'error_time'),
    ends_at: (problem) => t(problem === 'missing' ? 'error_time' : `error_end_${problem}`),
    itemids: (problem) =>
      problem === 'missing'
        ? t('error_items')
        : t('error_items_many', { max: number(voucherLimits.maxItems) }),
  };
  return (field) => {
    const found = problems.find((each) => each.field === field);
    return found && texts[field](found.problem);
  };
}
