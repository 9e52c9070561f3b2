import { isNotFound } from '@pasar/base-api';
import { catalogueApi, useResultList } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { ListPage, ResultList } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueAddress, readCatalogueId, offersQuery } from './catalogue-data.ts';
import { CatalogueHead } from './CatalogueHead.tsx';

type Props = ScreenComponentProps<'search-catalogue'>;

/** A catalogue product, and every shop's offer of it. */
export function SearchCatalogueScreen({ input }: Props): ReactElement {
  const catalogue = readCatalogueId(input);
  const { currentData, error, isFetching, refetch } = catalogueApi.useGetCatalogueProductQuery(
    { catalogue },
    { skip: catalogue === 0 },
  );
  if (catalogue === 0 || (!currentData && isNotFound(error))) return <ProductGone />;
  if (!currentData && error) return <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />;
  return (
    <ListPage>
      {currentData ? <CatalogueHead product={currentData.catalogue} /> : <Skeleton width="half" />}
      <Offers input={input} />
    </ListPage>
  );
}

const Offers = ({ input }: Props): ReactElement => (
  <ResultList
    address={catalogueAddress(input)}
    list={useResultList(offersQuery(input, useScreenContext()))}
    setting={usePageSetting()}
    head={null}
  />
);

function ProductGone(): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('product_gone_title')}
      text={t('product_gone_text')}
      action={<ButtonLink to={buildPath('all-categories')}>{t('all_categories')}</ButtonLink>}
    />
  );
}
