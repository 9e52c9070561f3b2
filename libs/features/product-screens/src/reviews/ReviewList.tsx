import { catalogueApi } from '@pasar/catalogue-api';
import type { RatingsQuery } from '@pasar/catalogue-api';
import { Button, ErrorState, Skeleton } from '@pasar/design-system';
import { Late } from '@pasar/item-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from './Review.tsx';
import styles from './ReviewList.module.css';

/** The reviews that were chosen, newest first; more on demand. */
export const ReviewList = ({ query }: { readonly query: RatingsQuery }): ReactElement => {
  const { t } = useTranslation('product-screens');
  const list = catalogueApi.useGetItemRatingsInfiniteQuery(query);
  const reviews = list.currentData?.pages.flatMap((page) => page.ratings);
  if (!reviews && list.isError)
    return <ErrorState headingLevel="h3" onRetry={list.refetch} retrying={list.isFetching} />;
  if (!reviews) return <Waiting />;
  if (reviews.length === 0) return <p className={styles.none}>{t('no_reviews_filter')}</p>;
  return (
    <div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.place}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className={styles.more}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more_reviews')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

const Waiting = (): ReactElement => (
  <Late>
    <div className={styles.waiting}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waitingRow}>
          <Skeleton width="third" />
          <Skeleton width="three-quarters" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  </Late>
);
