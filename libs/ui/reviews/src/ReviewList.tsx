import { EmptyState, ErrorState, LoadMore, Skeleton } from '@pasar/design-system';
import type { PagedList } from '@pasar/design-system';
import { DelayedSkeleton, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from './Review.tsx';
import type { ReviewData, ReviewFormat, ReviewListState } from './review-data.ts';
import styles from './ReviewList.module.css';

export type ReviewListProps<One extends ReviewData> = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly list: ReviewListState<One>;
  readonly format: ReviewFormat;
  /** Renders the reviewed item, where the page does not show it. */
  readonly renderAbout?: (review: One) => ReactNode;
  /** Loads more only by the button, where more content follows below. */
  readonly onDemand?: boolean;
  /** The heading level of the empty state. */
  readonly headingLevel?: 'h2' | 'h3';
};

/** The selected reviews, newest first; loads more near the end, or on demand. */
export function ReviewList<One extends ReviewData>({
  label,
  list,
  format,
  renderAbout,
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
            <Review review={review} format={format} about={renderAbout?.(review)} />
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
  const list: PagedList = {
    hasNextPage: hasMore,
    isFetchingNextPage: loading,
    isFetchNextPageError: moreFailed,
    fetchNextPage: more,
  };
  return hasMore ? (
    <div ref={mark} className={styles.more}>
      <LoadMore list={list}>{t('more_reviews')}</LoadMore>
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
