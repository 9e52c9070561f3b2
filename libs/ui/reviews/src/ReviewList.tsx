import { Button, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from './Review.tsx';
import type { ReviewData, ReviewFormat, ReviewListState } from './review-data.ts';
import styles from './ReviewList.module.css';

export type ReviewListProps<One extends ReviewData> = {
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly list: ReviewListState<One>;
  readonly format: ReviewFormat;
  /** What a review speaks of, where that is not plain from the page. */
  readonly aboutOf?: (review: One) => ReactNode;
  /** More at the press of a button only, where something else stands below. */
  readonly onDemand?: boolean;
  /** How deep in the page the list stands, when there is nothing to list. */
  readonly headingLevel?: 'h2' | 'h3';
};

/** The reviews that were chosen, newest first; more as one comes near the end, or on demand. */
export function ReviewList<One extends ReviewData>({
  label,
  list,
  format,
  aboutOf,
  onDemand = false,
  headingLevel = 'h2',
}: ReviewListProps<One>): ReactElement {
  const { t } = useTranslation('reviews');
  if (list.failed)
    return <ErrorState headingLevel={headingLevel} onRetry={list.retry} retrying={list.loading} />;
  if (!list.reviews) return <Waiting />;
  if (list.reviews.length === 0)
    return <EmptyState headingLevel={headingLevel} illustration="lens" title={t('no_reviews_filter')} />;
  return (
    <div>
      <ul className={styles.list} aria-label={label}>
        {list.reviews.map((review) => (
          <li key={review.id} className={styles.place}>
            <Review review={review} format={format} about={aboutOf?.(review)} />
          </li>
        ))}
      </ul>
      <More {...list} onDemand={onDemand} />
    </div>
  );
}

type MoreProps = Omit<ReviewListState<ReviewData>, 'reviews' | 'failed' | 'retry'> & {
  readonly onDemand: boolean;
};

function More({ hasMore, loading, moreFailed, more, onDemand }: MoreProps): ReactElement | null {
  const { t } = useTranslation('reviews');
  const mark = useOnNearViewport(hasMore && !loading && !moreFailed && !onDemand, more);
  if (moreFailed) return <ErrorState headingLevel="h3" onRetry={more} retrying={loading} />;
  return hasMore ? (
    <div ref={mark} className={styles.more}>
      <Button variant="secondary" loading={loading} onClick={more}>
        {t('more_reviews')}
      </Button>
    </div>
  ) : null;
}

const Waiting = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.waiting}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waitingRow}>
          <Skeleton width="third" />
          <Skeleton width="three-quarters" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  </DelayedSkeleton>
);
