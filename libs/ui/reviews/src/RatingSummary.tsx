import { RatingStars } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingSpread, ReviewFormat } from './review-data.ts';
import styles from './RatingSummary.module.css';

export type RatingSummaryProps = {
  readonly spread: Pick<RatingSpread, 'rating_star' | 'rating_count' | 'rating_breakdown'>;
  readonly format: Pick<ReviewFormat, 'number'>;
};

/** The average rating, and its distribution. */
export function RatingSummary({ spread, format: { number } }: RatingSummaryProps): ReactElement {
  const { t } = useTranslation('reviews');
  const { rating_star, rating_count, rating_breakdown } = spread;
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
        {[5, 4, 3, 2, 1].map((star) => {
          const amount = rating_breakdown[star - 1] ?? 0;
          return (
            <Bar key={star} star={star} share={amount / Math.max(1, rating_count)} text={number(amount)} />
          );
        })}
      </ul>
    </div>
  );
}

type BarProps = { readonly star: number; readonly share: number; readonly text: string };

function Bar({ star, share, text }: BarProps): ReactElement {
  const { t } = useTranslation('reviews');
  return (
    <li className={styles.row}>
      <span className="visually-hidden">{t('stars', { rating: star, amount: text })}</span>
      <span aria-hidden="true">{star} ★</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.fill} width={`${share * 100}%`} height="100%" />
      </svg>
      <span className={styles.amount} aria-hidden="true">
        {text}
      </span>
    </li>
  );
}
