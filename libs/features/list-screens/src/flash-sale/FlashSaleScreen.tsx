import { mallApi } from '@pasar/catalogue-api';
import type { FlashSaleSession, ServerTime } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { PageTitle } from '@pasar/front-page';
import { ItemGrid } from '@pasar/item-card';
import { Late } from '@pasar/item-list';
import { ListPage } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCrumbs } from '../shared/HomeCrumbs.tsx';
import { NothingHere } from '../shared/NothingHere.tsx';
import { flashSaleAsked, shownSession } from './flash-sale-data.ts';
import type { FlashSaleInput } from './flash-sale-data.ts';
import { SaleClock } from './SaleClock.tsx';
import { SaleItems } from './SaleItems.tsx';
import { SessionTabs } from './SessionTabs.tsx';

/** What is cheap for hours only: the session that runs, and those to come. */
export function FlashSaleScreen({ input }: ScreenComponentProps<'flash-sale'>): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <ListPage>
      <HomeCrumbs crumbs={[{ label: t('flash_sale') }]} />
      <PageTitle title={t('flash_sale')} text={t('flash_sale_text')} />
      <Sessions input={input} />
    </ListPage>
  );
}

const Sessions = ({ input }: { readonly input: FlashSaleInput }): ReactElement => {
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = mallApi.useGetFlashSaleSessionsQuery({});
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data)
    return (
      <Late>
        <ItemGrid loading={12} />
      </Late>
    );
  const session = shownSession(data.sessions, flashSaleAsked(input).session);
  if (!session) return <NoSale />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp ?? 0 };
  return <Sale {...{ input, session, clock }} sessions={data.sessions} onOver={() => void refetch()} />;
};

type SaleProps = {
  readonly input: FlashSaleInput;
  readonly sessions: readonly FlashSaleSession[];
  readonly session: FlashSaleSession;
  readonly clock: ServerTime;
  readonly onOver: () => void;
};

const Sale = ({ input, sessions, session, clock, onOver }: SaleProps): ReactElement => (
  <>
    <SessionTabs sessions={sessions} current={session} />
    <SaleClock key={`${session.starts_at}-${clock.receivedAt}`} {...{ session, clock, onOver }} />
    <SaleItems session={session} category={flashSaleAsked(input).category} />
  </>
);

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
