import { shopPagesApi } from '@pasar/catalogue-api';
import { EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton } from '@pasar/item-list';
import { ratingChoices, RatingChoices, RatingSummary, ReviewList } from '@pasar/reviews';
import type { RatingFilter, ReviewData, ReviewListProps } from '@pasar/reviews';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Ratings.module.css';

export type RatingsProps<One extends ReviewData> = Pick<ReviewListProps<One>, 'list' | 'renderAbout'> & {
  /** The subject of the ratings: an item, or a shop with all its items. */
  readonly of: { readonly shopid: number; readonly itemid?: number };
  readonly filter: RatingFilter;
};

/** Rating summary, filters and reviews. */
export function Ratings<One extends ReviewData>({
  of,
  filter,
  list,
  renderAbout,
}: RatingsProps<One>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const format = useFormat();
  const { currentData, isError, isFetching, refetch } = shopPagesApi.useGetRatingSummaryQuery(of);
  if (!currentData && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!currentData) return <RatingsSkeleton />;
  if (currentData.rating_count === 0)
    return <EmptyState title={t('no_ratings_title')} text={t('no_ratings_text')} />;
  const choices = ratingChoices(currentData);
  return (
    <div className={styles.ratings}>
      <RatingSummary spread={currentData} format={format} />
      <RatingChoices label={t('which_ratings')} choices={choices} chosen={filter} format={format} />
      <ReviewList
        label={t('tab_ratings')}
        list={list}
        format={format}
        {...(renderAbout && { renderAbout })}
      />
    </div>
  );
}

const RatingsSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <Skeleton shape="block" className={styles.waiting} />
  </DelayedSkeleton>
);
