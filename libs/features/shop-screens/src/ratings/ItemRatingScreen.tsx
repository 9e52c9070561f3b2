import { isNotFound } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import { Container, ErrorState } from '@pasar/design-system';
import { TitleWithCount } from '@pasar/result-list';
import { parseRatingFilter, reviewList } from '@pasar/reviews';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundMessage } from '../shared/NotFoundMessage.tsx';
import frame from '../shared/ShopLoader.module.css';
import { ShopSkeleton } from '../shared/ShopSkeleton.tsx';
import { readItemKey, itemRatingsQuery } from './item-rating-data.ts';
import { RatedItem } from './RatedItem.tsx';
import { Ratings } from './Ratings.tsx';

/** The reviews of one item. */
export function ItemRatingScreen({ input }: ScreenComponentProps<'shop-item-rating'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const key = readItemKey(input);
  const { data: item, error, isFetching, refetch } = catalogueApi.useGetItemQuery(key);
  const ratings = catalogueApi.useGetItemRatingsInfiniteQuery(itemRatingsQuery(input));
  if (isNotFound(error)) return <NotFoundMessage subject="product" />;
  if (!item && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!item) return <ShopSkeleton />;
  const picture = item.is_adult ? undefined : item.pictures[0];
  return (
    <Container className={frame.page}>
      <TitleWithCount title={t('tab_ratings')} />
      <RatedItem item={{ ...key, name: item.name, picture }} />
      <Ratings of={key} filter={parseRatingFilter(input.query)} list={reviewList(ratings)} />
    </Container>
  );
}
