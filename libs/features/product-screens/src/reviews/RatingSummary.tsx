import type { ItemDetail } from '@pasar/catalogue-api';
import { RatingStars } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RatingSummary.module.css';

export type RatingSummaryProps = {
  readonly rating: ItemDetail['item_rating'];
  /** Ratings of 1, 2, 3, 4 and 5 stars. */
  readonly breakdown: readonly number[];
};

/** The average, and how it came about. */
export const RatingSummary = ({ rating, breakdown }: RatingSummaryProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { number } = useFormat();
  const { rating_star, rating_count } = rating;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p>
          <span className={styles.number}>{number(Math.round(rating_star * 10) / 10)}</span>{' '}
          {t('out_of_five')}
        </p>
        <RatingStars rating={rating_star} size="md" />
        <p className={styles.count}>{t('ratings', { count: rating_count, amount: number(rating_count) })}</p>
      </div>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((star) => (
          <Bar key={star} star={star} amount={breakdown[star - 1] ?? 0} of={rating_count} />
        ))}
      </ul>
    </div>
  );
};

type BarProps = { readonly star: number; readonly amount: number; readonly of: number };

const Bar = ({ star, amount, of }: BarProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { number } = useFormat();
  return (
    <li className={styles.row}>
      <span className="visually-hidden">{t('stars', { rating: star, amount: number(amount) })}</span>
      <span aria-hidden="true">{star} ★</span>
      <meter className={styles.bar} min={0} max={Math.max(1, of)} value={amount} aria-hidden="true" />
      <span className={styles.amount} aria-hidden="true">
        {number(amount)}
      </span>
    </li>
  );
};
