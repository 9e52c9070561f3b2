import { catalogueApi, flattenPages, listsApi } from '@pasar/catalogue-api';
import type { ItemCard as Item } from '@pasar/catalogue-api';
import { ItemCard, ItemCardSkeleton } from '@pasar/item-card';
import type { ItemKey } from '@pasar/item';
import { productPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { similarPages, similarQuery, startItem, startQuery } from './similar-data.ts';
import type { SimilarRoute } from './similar-data.ts';
import styles from './SimilarScreen.module.css';

/** Items similar to one, bought with it, or from the same shop. */
export function SimilarScreen({ input }: ScreenComponentProps<SimilarRoute>): ReactElement {
  const { t } = useTranslation('list-screens');
  const key = startItem(input);
  return key ? (
    <Recommendations route={input.route} start={key} />
  ) : (
    <EmptyList isWholePage illustration="signpost" title={t('no_item_title')} text={t('no_item_text')} />
  );
}

type RecommendationsProps = { readonly route: SimilarRoute; readonly start: ItemKey };

function Recommendations({ route, start }: RecommendationsProps): ReactElement {
  const { t } = useTranslation('list-screens');
  const { currentData } = listsApi.useGetItemBatchQuery(startQuery(start));
  const list = flattenPages(catalogueApi.useGetRecommendationsInfiniteQuery(similarQuery(route, start)));
  const item = currentData?.items[0];
  if (currentData && !item)
    return (
      <EmptyList
        isWholePage
        illustration="signpost"
        title={t('item_gone_title')}
        text={t('item_gone_text')}
      />
    );
  return (
    <ItemsPage
      title={t(similarPages[route].texts)}
      above={<StartItem item={item} />}
      list={list}
      empty={<EmptyList title={t('similar_empty_title')} />}
    />
  );
}

/** The item that the recommendations are for. */
const StartItem = ({ item }: { readonly item: Item | undefined }): ReactElement => (
  <div className={styles.start}>
    {item ? (
      <ItemCard
        item={item}
        cardSet="LITE_HORIZONTAL_PROMOTION"
        headingLevel="h2"
        blurAdult
        to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
      />
    ) : (
      <ItemCardSkeleton cardSet="LITE_HORIZONTAL_PROMOTION" />
    )}
  </div>
);
