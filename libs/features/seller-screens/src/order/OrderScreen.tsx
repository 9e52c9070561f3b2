import { shopRoleAllows } from '@pasar/account';
import type { ShopRole } from '@pasar/account';
import { Breadcrumbs, ButtonLink, CardSection, Stack } from '@pasar/design-system';
import { formatPhone } from '@pasar/markets';
import type { ShopOrder } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingSection } from '../ratings/RatingSection.tsx';
import { ReturnSection } from '../returns/ReturnSection.tsx';
import { BranchPendingNotice } from '../shared/BranchPendingNotice.tsx';
import { printsLabel } from '../shared/prints-label.ts';
import { ShopOrderLines } from '../shared/ShopOrderLines.tsx';
import { ShopOrderPage } from '../shared/ShopOrderPage.tsx';
import { StatusTag } from '../shared/StatusTag.tsx';
import { AnswerCancellation } from './AnswerCancellation.tsx';
import { CancellationNotice } from './CancellationNotice.tsx';
import { CancelShopOrder } from './CancelShopOrder.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderScreen.module.css';
import { ParcelSection } from './ParcelSection.tsx';
import { ShipForm } from './ShipForm.tsx';
import { useInvoiceText } from './use-invoice-text.ts';

/** An order: what to pack, where to ship it, and the seller's next actions. */
export function OrderScreen({ input }: ScreenComponentProps<'seller-order'>): ReactElement {
  return (
    <ShopOrderPage orderId={input.params.orderId}>
      {(found, { role }) => <Details found={found} role={role} />}
    </ShopOrderPage>
  );
}

type DetailsProps = { readonly found: ShopOrder; readonly role: ShopRole };

function Details({ found, role }: DetailsProps): ReactElement {
  const { order, actions } = found;
  const { t } = useTranslation('seller-screens');
  return (
    <Stack gap="lg">
      <Breadcrumbs
        crumbs={[
          { label: t('orders'), to: buildPath('seller-orders') },
          { label: t('order_number', { sn: order.order_sn }) },
        ]}
      />
      <Header order={order} />
      <CancellationNotice order={order} />
      <BranchPendingNotice order={order} />
      {actions.includes('answer-cancellation') ? <AnswerCancellation order={order} /> : null}
      <div className={styles.columns}>
        <Stack gap="lg">
          {actions.includes('ship') ? <ShipForm orderId={order.order_id} /> : null}
          {found.return ? <ReturnSection found={found.return} actions={actions} /> : null}
          {order.parcel ? (
            <ParcelSection parcel={order.parcel} isOnItsWay={order.status === 'to_receive'} />
          ) : null}
          <CardSection title={t('items')}>
            <ShopOrderLines lines={order.lines} />
            {order.message ? (
              <p className={styles.message}>{t('message', { message: order.message })}</p>
            ) : null}
          </CardSection>
          {found.ratings.length > 0 ? (
            <RatingSection found={found} mayReply={shopRoleAllows(role, 'ratings')} />
          ) : null}
        </Stack>
        <Stack gap="lg">
          <DeliverySection order={order} />
          <SummarySection order={order} role={role} />
          {actions.includes('cancel') ? <CancelShopOrder orderId={order.order_id} /> : null}
        </Stack>
      </div>
    </Stack>
  );
}

type OrderProps = Pick<ShopOrder, 'order'>;

function Header({ order }: OrderProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const isDelivered = order.parcel?.events.some(({ kind }) => kind === 'delivered') === true;
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('order_number', { sn: order.order_sn })}</h1>
        <p className={styles.muted}>{t('placed_on', { date: format.dateTime(order.created_at) })}</p>
      </div>
      <StatusTag status={order.status} isDelivered={isDelivered} />
    </header>
  );
}

/** Where to send the order, and the label for it. */
function DeliverySection({ order }: OrderProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { market } = useScreenContext();
  return (
    <CardSection title={t('delivery')}>
      <address className={styles.address}>
        <strong>{order.address.name}</strong>
        <span>{formatPhone(market.code, order.address.phone)}</span>
        {order.address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {printsLabel(order) ? (
        <ButtonLink
          variant="secondary"
          icon="package"
          to={buildPath('seller-label', { orderId: order.order_id })}
        >
          {t('print_label')}
        </ButtonLink>
      ) : null}
    </CardSection>
  );
}

/** The sums of the order, the invoice that the buyer asked for, and the link to the income. */
function SummarySection({ order, role }: OrderProps & Pick<DetailsProps, 'role'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const describeInvoice = useInvoiceText();
  return (
    <CardSection title={t('order_summary')}>
      <OrderFacts order={order} />
      {order.invoice ? (
        <p className={styles.message}>{t('invoice', { invoice: describeInvoice(order.invoice) })}</p>
      ) : null}
      {shopRoleAllows(role, 'income') ? (
        <ButtonLink
          variant="quiet"
          icon="cash"
          to={buildPath('seller-order-income', { orderId: order.order_id })}
        >
          {t('view_income')}
        </ButtonLink>
      ) : null}
    </CardSection>
  );
}
