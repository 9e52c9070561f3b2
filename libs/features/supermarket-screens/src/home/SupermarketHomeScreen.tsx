import { flattenPages, listsApi, mallApi } from '@pasar/catalogue-api';
import { ErrorState, VisuallyHidden } from '@pasar/design-system';
import { FrontPage, FrontSkeleton, InfiniteItemList } from '@pasar/page-sections';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { SupermarketHomeSections } from './SupermarketHomeSections.tsx';

/** The supermarket's home page: its sections, then all items. */
export function SupermarketHomeScreen(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <SupermarketPage>
      <FrontPage>
        <VisuallyHidden as="h1">{t('name')}</VisuallyHidden>
        <HomeSections />
        <AllItems />
      </FrontPage>
    </SupermarketPage>
  );
}

function HomeSections(): ReactElement {
  const { data, isError, isFetching, refetch } = mallApi.useGetSupermarketHomeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return data ? <SupermarketHomeSections home={data} /> : <FrontSkeleton />;
}

function AllItems(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery({ list: 'supermarket' }));
  return (
    <Section
      title={t('all_products')}
      moreTo={buildPath('supermarket-all-products')}
      moreLabel={t('with_filters')}
    >
      <InfiniteItemList label={t('all_products')} list={list} cardSet="S_MART" headingLevel="h3" />
    </Section>
  );
}
