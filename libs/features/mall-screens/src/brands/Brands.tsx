import { mallApi } from '@pasar/catalogue-api';
import type { MallBrandsQuery } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton, ListEnd } from '@pasar/item-list';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallBrandsPath } from '../shared/mall-paths.ts';
import { BrandGroups } from './BrandGroups.tsx';
import styles from './Brands.module.css';
import { LetterLinks } from './LetterLinks.tsx';

/** The letter filter and the brands. */
export function Brands({ query }: { readonly query: MallBrandsQuery }): ReactElement {
  const { t } = useTranslation('mall-screens');
  const list = mallApi.useGetMallBrandsInfiniteQuery(query);
  const pages = list.currentData?.pages;
  if (!pages)
    return list.isError ? (
      <ErrorState onRetry={list.refetch} retrying={list.isFetching} />
    ) : (
      <BrandsSkeleton />
    );
  const brands = pages.flatMap((page) => page.brands);
  return (
    <>
      <LetterLinks letters={pages[0]?.letters ?? []} query={query} />
      {brands.length === 0 ? <NoBrands /> : <BrandGroups brands={brands} />}
      <ListEnd
        failed={list.isFetchNextPageError}
        hasMore={list.hasNextPage}
        loading={list.isFetching}
        onMore={() => void list.fetchNextPage()}
        label={t('more_brands')}
        className={styles.more}
      />
    </>
  );
}

const BrandsSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.waiting}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.brand} />
      ))}
    </div>
  </DelayedSkeleton>
);

function NoBrands(): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <EmptyState
      title={t('no_brands_title')}
      text={t('no_brands_text')}
      action={<ButtonLink to={mallBrandsPath({}, market)}>{t('all_brands')}</ButtonLink>}
    />
  );
}
