import { parseSaleParams, useSaleSessions } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { SaleSchedule } from '@pasar/flash-sale';
import { FrontPage, PageTitle } from '@pasar/page-sections';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';
import { supermarketSales } from './flash-sale-needs.ts';
import { SupermarketSaleItems } from './SupermarketSaleItems.tsx';

type Props = ScreenComponentProps<'supermarket-flash-sale'>;

/** The supermarket's flash sale: tabs of its sessions, a countdown and the items. */
export function SupermarketSaleScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <SupermarketPage current="supermarket-flash-sale">
      <FrontPage>
        <PageTitle title={t('flash_sale')} text={t('flash_sale_text')} />
        <Sessions input={input} />
      </FrontPage>
    </SupermarketPage>
  );
}

function Sessions({ input }: Props): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const { session: requested, category } = parseSaleParams(input.query);
  const { sessions, session, failed, loading, refetch, ...countdown } = useSaleSessions(
    requested,
    supermarketSales,
  );
  const format = useFormat();
  if (failed) return <ErrorState onRetry={refetch} retrying={loading} />;
  if (!sessions)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} cardSet="S_MART" />
      </DelayedSkeleton>
    );
  if (!session) return <EmptyWithSupermarketLink title={t('no_sale_title')} text={t('no_sale_text')} />;
  return (
    <>
      <SaleSchedule
        {...{ sessions, session, format, ...countdown }}
        to={(start) => buildPath('supermarket-flash-sale', {}, { session: start })}
        onOver={refetch}
      />
      <SupermarketSaleItems session={session} category={category} />
    </>
  );
}
