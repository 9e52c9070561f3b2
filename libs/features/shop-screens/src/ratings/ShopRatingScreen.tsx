import { shopPagesApi } from '@pasar/catalogue-api';
import { TitleWithCount } from '@pasar/result-list';
import { reviewList } from '@pasar/reviews';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPage } from '../shared/ShopPage.tsx';
import { RatedItem } from './RatedItem.tsx';
import { Ratings } from './Ratings.tsx';
import { shopRatingFilter, shopRatingsQuery } from './shop-ratings-query.ts';

/** The reviews of all items of a shop. */
export function ShopRatingScreen({ input }: ScreenComponentProps<'shop-rating'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const ratings = shopPagesApi.useGetShopRatingsInfiniteQuery(shopRatingsQuery(input));
  return (
    <ShopPage input={input} tab="ratings">
      {({ shopid }) => (
        <>
          <TitleWithCount title={t('tab_ratings')} />
          <Ratings
            of={{ shopid }}
            filter={shopRatingFilter(input)}
            list={reviewList(ratings)}
            renderAbout={({ item }) => <RatedItem item={item} />}
          />
        </>
      )}
    </ShopPage>
  );
}
