import { dealLimits } from '@pasar/cart';
import type { DealProblem } from '@pasar/cart';
import { money, priceDigits } from '@pasar/money';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';
import { toPriceText } from '../product/price-text.ts';
import { exampleAmount } from '../shared/example-amount.ts';

type SubField = 'price' | 'per-main';
type PlainField = Exclude<DealProblem['field'], 'sub'>;

export type DealErrors = {
  readonly errorOf: (field: PlainField) => string | undefined;
  /** The error of a field of a product that is cheaper or free with a main product. */
  readonly itemErrorOf: (itemid: number, field: SubField) => string | undefined;
};

/** Returns the texts of a form's errors by field. */
export function useDealProblemText(problems: readonly DealProblem[]): DealErrors {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const { currency } = useScreenContext().market;
  const { maxNameLength, minQuantity, maxQuantity, maxPercent, maxItems, maxSubs, maxPerMain } = dealLimits;
  const example = toPriceText(money(exampleAmount * (priceDigits(currency) === 0 ? 100 : 1), currency));
  const range = (min: number, max: number) => t('error_range', { min: number(min), max: number(max) });
  const chosen = (max: number) => (problem: string) =>
    problem === 'missing' ? t('error_items') : t('error_items_many', { max: number(max) });
  const texts: Record<PlainField, (problem: string) => string> = {
    name: (problem) =>
      problem === 'missing' ? t('error_name') : t('error_too_long', { max: number(maxNameLength) }),
    min_quantity: () => range(minQuantity, maxQuantity),
    percent_off: () => range(1, maxPercent),
    itemids: chosen(maxItems),
    subs: chosen(maxSubs),
    starts_at: (problem) => t(problem === 'too-far' ? 'error_start_far' : 'error_time'),
    ends_at: (problem) => t(problem === 'missing' ? 'error_time' : `error_end_${problem}`),
  };
  const subTexts: Record<SubField, (problem: string) => string> = {
    price: (problem) =>
      problem === 'is-main'
        ? t('error_deal_main')
        : problem === 'not-below-price'
          ? t('error_deal_price')
          : t('error_price', { example }),
    'per-main': (problem) => (problem === 'is-main' ? t('error_deal_main') : range(1, maxPerMain)),
  };
  return {
    errorOf: (field) => {
      const found = problems.find((each) => each.field === field);
      return found && texts[field](found.problem);
    },
    itemErrorOf: (itemid, field) => {
      const found = problems.find(
        (each) =>
          each.field === 'sub' &&
          each.itemid === itemid &&
          (field === 'per-main') === (each.problem === 'per-main'),
      );
      return found && subTexts[field](found.problem);
    },
  };
}
