import { endlessList, listsApi, mallApi } from '@pasar/catalogue-api';
import { ErrorState, VisuallyHidden } from '@pasar/design-system';
import { FrontPage, FrontSkeleton, InfiniteItemList } from '@pasar/front-page';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { SupermarketFront } from './SupermarketFront.tsx';

/** The supermarket: what is on offer today, its aisles, then all that there is. */
export function SupermarketHomeScreen(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <SupermarketPage>
      <FrontPage>
        <VisuallyHidden as="h1">{t('name')}</VisuallyHidden>
        <Front />
        <Everything />
      </FrontPage>
    </SupermarketPage>
  );
}

const Front = (): ReactElement => {
  const { data, isError, isFetching, refetch } = mallApi.useGetSupermarketHomeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return data ? <SupermarketFront home={data} /> : <FrontSkeleton />;
};

const Everything = (): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  const list = endlessList(listsApi.useGetItemListInfiniteQuery({ list: 'supermarket' }));
  return (
    <Section
      title={t('all_products')}
      moreTo={buildPath('supermarket-all-products')}
      moreLabel={t('with_filters')}
    >
      <InfiniteItemList label={t('all_products')} list={list} cardSet="S_MART" headingLevel="h3" />
    </Section>
  );
};
