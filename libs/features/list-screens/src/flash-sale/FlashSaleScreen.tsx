import { parseSaleParams, useSaleSessions } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { SaleSchedule } from '@pasar/flash-sale';
import { PageTitle } from '@pasar/page-sections';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import { ListPage } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../shared/EmptyList.tsx';
import { flashSalePath } from './flash-sale-data.ts';
import { SaleItems } from './SaleItems.tsx';

/** The flash sale: tabs of its sessions, a countdown and the items. */
export function FlashSaleScreen({ input }: ScreenComponentProps<'flash-sale'>): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <ListPage>
      <PageTitle title={t('flash_sale')} text={t('flash_sale_text')} />
      <Sessions input={input} />
    </ListPage>
  );
}

function Sessions({ input }: ScreenComponentProps<'flash-sale'>): ReactElement {
  const { session: requested, category } = parseSaleParams(input.query);
  const { sessions, session, failed, loading, refetch, ...countdown } = useSaleSessions(requested);
  const format = useFormat();
  if (failed) return <ErrorState onRetry={refetch} retrying={loading} />;
  if (!sessions)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} />
      </DelayedSkeleton>
    );
  if (!session) return <NoSale />;
  return (
    <>
      <SaleSchedule
        {...{ sessions, session, format, ...countdown }}
        to={(start) => flashSalePath({ session: start })}
        onOver={refetch}
      />
      <SaleItems session={session} category={category} />
    </>
  );
}

function NoSale(): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyList
      title={t('sale_empty_title')}
      text={t('sale_empty_text')}
      to={buildPath('top-products')}
      action={t('top_products')}
    />
  );
}
