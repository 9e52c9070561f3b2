import { RatingStars, lazyPart } from '@pasar/design-system';
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewData, ReviewFormat } from './review-data.ts';
import { ReviewPictures } from './ReviewPictures.tsx';
import styles from './Review.module.css';

const ReviewVideo = lazyPart(() => import('./ReviewVideo.tsx'));

export type ReviewProps = {
  readonly review: ReviewData;
  readonly format: ReviewFormat;
  /** The reviewed item, where the page does not show it. */
  readonly about?: ReactNode;
};

/** A buyer's review, and the shop's reply. */
export function Review({ review, format, about }: ReviewProps): ReactElement {
  const { t } = useTranslation('reviews');
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <span className={styles.name}>{review.username}</span>
        <RatingStars rating={review.rating_star} />
        <span className={styles.facts}>
          <time dateTime={new Date(review.ctime * 1000).toISOString()}>
            {format.date(review.ctime * 1000)}
          </time>
          {review.model_name ? ` · ${t('variant', { name: review.model_name })}` : ''}
        </span>
      </header>
      {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
      <ReviewPictures review={review} />
      {review.video ? (
        <Suspense>
          <ReviewVideo review={review} />
        </Suspense>
      ) : null}
      {review.seller_reply ? (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{t('seller_reply')}</p>
          <p>{review.seller_reply}</p>
        </div>
      ) : null}
      {about}
    </article>
  );
}
