import { Breadcrumbs, ButtonLink, CardSection, Notice, Stack, Tag } from '@pasar/design-system';
import { sellerIncomeApi } from '@pasar/order-api';
import type { OrderIncomeDetail } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import orderStyles from '../order/OrderScreen.module.css';
import { PortalPage } from '../shared/PortalPage.tsx';
import { PortalRecord } from '../shared/PortalRecord.tsx';
import { IncomeEntries } from './IncomeEntries.tsx';
import { IncomeParts } from './IncomeParts.tsx';

/** How the income of an order is made up, and when it was released. */
export function OrderIncomeScreen({ input }: ScreenComponentProps<'seller-order-income'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const query = sellerIncomeApi.useGetOrderIncomeQuery({ order_id: input.params.orderId });
  return (
    <PortalPage part="seller-income">
      {() => (
        <PortalRecord query={query} part="seller-income" goneTitle={t('gone_title')}>
          {(income) => <Details income={income} />}
        </PortalRecord>
      )}
    </PortalPage>
  );
}

const tones = { none: 'neutral', pending: 'info', released: 'success' } as const;

function Details({ income }: { readonly income: OrderIncomeDetail }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { order_id, order_sn, state, entries } = income;
  const name = t('order_number', { sn: order_sn });
  return (
    <Stack gap="lg">
      <Breadcrumbs crumbs={[{ label: t('income'), to: buildPath('seller-income') }, { label: name }]} />
      <header className={orderStyles.head}>
        <div>
          <h1 className={orderStyles.title}>{name}</h1>
          <p className={orderStyles.muted}>{t('placed_on', { date: format.dateTime(income.created_at) })}</p>
        </div>
        <Tag tone={tones[state]}>{t(`income_${state}`)}</Tag>
      </header>
      {state === 'released' ? null : <Notice tone="info">{t(`income_${state}_text`)}</Notice>}
      <CardSection title={t('income')}>
        <IncomeParts income={income} />
        <p className={orderStyles.muted}>{t('income_not_included')}</p>
      </CardSection>
      {entries.length > 0 ? (
        <CardSection title={t('income_entries')}>
          <IncomeEntries entries={entries} />
        </CardSection>
      ) : null}
      <div>
        <ButtonLink variant="secondary" to={buildPath('seller-order', { orderId: order_id })}>
          {t('view_order')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
