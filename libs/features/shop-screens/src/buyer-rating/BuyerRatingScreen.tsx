import { isNotFound } from '@pasar/base-api';
import { shopPagesApi } from '@pasar/catalogue-api';
import { Container, EmptyState, ErrorState, RatingStars } from '@pasar/design-system';
import { TitleWithCount } from '@pasar/result-list';
import { reviewList, ReviewList } from '@pasar/reviews';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundMessage } from '../shared/NotFoundMessage.tsx';
import frame from '../shared/ShopLoader.module.css';
import { ShopSkeleton } from '../shared/ShopSkeleton.tsx';
import { toReview } from './to-review.ts';
import { RatingShop } from './RatingShop.tsx';
import styles from './BuyerRatingScreen.module.css';

/** Sellers' ratings of a buyer. */
export function BuyerRatingScreen({ input }: ScreenComponentProps<'buyer-rating'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const format = useFormat();
  const ratings = shopPagesApi.useGetBuyerRatingsInfiniteQuery({ userid: input.params.userid });
  const { error, isFetching, refetch } = ratings;
  const [first] = ratings.currentData?.pages ?? [];
  if (isNotFound(error)) return <NotFoundMessage subject="buyer" />;
  if (!first && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!first) return <ShopSkeleton />;
  const list = reviewList(ratings);
  return (
    <Container className={frame.page}>
      <TitleWithCount title={t('buyer_title', { name: first.username })} />
      {first.rating_count === 0 ? (
        <EmptyState title={t('buyer_none')} />
      ) : (
        <>
          <p className={styles.sum}>
            <span className={styles.number}>{format.compact(first.rating_star)}</span>
            <RatingStars rating={first.rating_star} size="md" />
            <span className={styles.count}>
              {t('buyer_count', { count: first.rating_count, amount: format.number(first.rating_count) })}
            </span>
          </p>
          <ReviewList
            label={t('tab_ratings')}
            list={{ ...list, reviews: list.reviews?.map(toReview) }}
            format={format}
            renderAbout={({ shop }) => <RatingShop shop={shop} />}
          />
        </>
      )}
    </Container>
  );
}
