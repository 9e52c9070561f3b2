import { mallApi, parseSaleParams, pickSession, useRemainingSeconds } from '@pasar/catalogue-api';
import type { FlashSaleSession, ServerTime } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { SaleClock, SessionTabs } from '@pasar/flash-sale';
import { PageTitle } from '@pasar/front-page';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import { ListPage } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingHere } from '../shared/NothingHere.tsx';
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

const Sessions = ({ input }: ScreenComponentProps<'flash-sale'>): ReactElement => {
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = mallApi.useGetFlashSaleSessionsQuery({});
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} />
      </DelayedSkeleton>
    );
  const session = pickSession(data.sessions, parseSaleParams(input.query).session);
  if (!session) return <NoSale />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp ?? 0 };
  return <Sale {...{ input, session, clock }} sessions={data.sessions} onOver={() => void refetch()} />;
};

type SaleProps = {
  readonly input: ScreenComponentProps<'flash-sale'>['input'];
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
        to={(start) => flashSalePath({ session: start })}
        format={useFormat()}
      />
      <SaleClock key={`${starts_at}-${clock.receivedAt}`} {...{ ongoing, remainingSeconds, onOver }} />
      <SaleItems session={session} category={parseSaleParams(input.query).category} />
    </>
  );
};

const NoSale = (): ReactElement => {
  const { t } = useTranslation('list-screens');
  return (
    <NothingHere
      title={t('sale_empty_title')}
      text={t('sale_empty_text')}
      to={buildPath('top-products')}
      action={t('top_products')}
    />
  );
};
