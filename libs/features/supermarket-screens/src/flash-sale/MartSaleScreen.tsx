import { mallApi, parseSaleParams, pickSession, useRemainingSeconds } from '@pasar/catalogue-api';
import type { FlashSaleSession, ServerTime } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { SaleClock, SessionTabs } from '@pasar/flash-sale';
import { FrontPage, PageTitle } from '@pasar/front-page';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';
import { martSales } from './flash-sale-needs.ts';
import { MartSaleItems } from './MartSaleItems.tsx';

type Props = ScreenComponentProps<'supermarket-flash-sale'>;

/** The supermarket's flash sale: tabs of its sessions, a countdown and the items. */
export function MartSaleScreen({ input }: Props): ReactElement {
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

const Sessions = ({ input }: Props): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  const sales = mallApi.useGetFlashSaleSessionsQuery(martSales);
  const { data, fulfilledTimeStamp: receivedAt = 0 } = sales;
  if (!data && sales.isError) return <ErrorState onRetry={sales.refetch} retrying={sales.isFetching} />;
  if (!data)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} cardSet="S_MART" />
      </DelayedSkeleton>
    );
  const session = pickSession(data.sessions, parseSaleParams(input.query).session);
  if (!session) return <EmptyWithSupermarketLink title={t('no_sale_title')} text={t('no_sale_text')} />;
  const clock = { serverTime: data.server_time, receivedAt };
  return <Sale {...{ input, session, clock }} sessions={data.sessions} onOver={() => void sales.refetch()} />;
};

type SaleProps = Props & {
  readonly sessions: readonly FlashSaleSession[];
  readonly session: FlashSaleSession;
  readonly clock: ServerTime;
  readonly onOver: () => void;
};

const Sale = ({ input, sessions, session, clock, onOver }: SaleProps): ReactElement => {
  const { ongoing, starts_at, ends_at } = session;
  const remainingSeconds = useRemainingSeconds(ongoing ? ends_at : starts_at, clock);
  return (
    <>
      <SessionTabs
        sessions={sessions}
        current={session}
        to={(start) => buildPath('supermarket-flash-sale', {}, { session: start })}
        format={useFormat()}
      />
      <SaleClock key={`${starts_at}-${clock.receivedAt}`} {...{ ongoing, remainingSeconds, onOver }} />
      <MartSaleItems session={session} category={parseSaleParams(input.query).category} />
    </>
  );
};
