import { vouchersApi } from '@pasar/catalogue-api';
import { ErrorState, LoadMore } from '@pasar/design-system';
import { FrontPage, PageTitle } from '@pasar/page-sections';
import { DelayedSkeleton } from '@pasar/item-list';
import { VoucherGrid } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';
import { SupermarketVouchers } from './SupermarketVouchers.tsx';
import { supermarketVouchersQuery } from './vouchers-needs.ts';

/** All vouchers for the supermarket. */
export function VouchersScreen(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <SupermarketPage current="supermarket-vouchers">
      <FrontPage>
        <PageTitle title={t('vouchers')} text={t('vouchers_text')} />
        <Pages />
      </FrontPage>
    </SupermarketPage>
  );
}

function Pages(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const list = vouchersApi.useGetVouchersInfiniteQuery(supermarketVouchersQuery);
  const pages = list.currentData?.pages;
  if (!pages && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (!pages)
    return (
      <DelayedSkeleton>
        <VoucherGrid label={t('vouchers')} loading={6} />
      </DelayedSkeleton>
    );
  if (pages[0]?.vouchers.length === 0)
    return <EmptyWithSupermarketLink title={t('no_vouchers_title')} text={t('no_vouchers_text')} />;
  return (
    <>
      {pages.map(({ vouchers }) => (
        <SupermarketVouchers key={vouchers[0]?.code} vouchers={vouchers} headingLevel="h2" />
      ))}
      {list.hasNextPage ? (
        <div>
          <LoadMore list={list}>{t('more_vouchers')}</LoadMore>
        </div>
      ) : null}
    </>
  );
}
