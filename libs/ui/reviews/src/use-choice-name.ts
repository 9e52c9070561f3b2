import { useTranslation } from 'react-i18next';
import type { RatingChoice } from './rating-filter.ts';
import type { ReviewFormat } from './review-data.ts';

/** The label of a review filter, with its count if known. */
export function useChoiceName({ number }: Pick<ReviewFormat, 'number'>): (choice: RatingChoice) => string {
  const { t } = useTranslation('reviews');
  return ({ filter: { star, with_comment, with_picture, variation = t('all_ratings') }, amount }) => {
    if (amount === undefined) return with_picture ? t('pictured') : variation;
    const text = number(amount);
    if (star !== undefined) return `${star} ★ (${text})`;
    if (with_comment) return t('with_comment', { amount: text });
    return with_picture ? t('with_picture', { amount: text }) : `${variation} (${text})`;
  };
}
