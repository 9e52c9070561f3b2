import { ButtonLink, Card, Cluster, Stack } from '@pasar/design-system';
import type { OrderSummary } from '@pasar/order-api';
import { payCheckoutPath } from '@pasar/payment-api/paths';
import { buildPath, productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { awaitsPayment } from './awaits-payment.ts';
import { BranchNotice } from './BranchNotice.tsx';
import styles from './OrderCard.module.css';
import { OrderLines } from './OrderLines.tsx';
import { StatusTag } from './StatusTag.tsx';

const maxShownLines = 3;

/** An order in a list: shop, status, first lines, total and actions. */
export function OrderCard({ order }: { readonly order: OrderSummary }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const hidden = order.lines.length - maxShownLines;
  return (
    <Card as="article" aria-label={t('order_number', { sn: order.order_sn })}>
      <Stack gap="md">
        <div className={styles.head}>
          <Link className={styles.shop} to={buildPath('shop-by-username', { username: order.shop_username })}>
            {order.shop_name}
          </Link>
          <StatusTag status={order.status} />
        </div>
        {order.pay_by === undefined ? null : (
          <span className={styles.deadline}>{t('pay_by', { date: format.dateTime(order.pay_by) })}</span>
        )}
        {order.reselect_branch ? <BranchNotice order={order} request={order.reselect_branch} /> : null}
        <OrderLines lines={order.lines.slice(0, maxShownLines)} />
        {hidden > 0 ? <span className={styles.muted}>{t('more_lines', { count: hidden })}</span> : null}
        <hr className={styles.rule} />
        <OrderFooter order={order} />
      </Stack>
    </Card>
  );
}

function OrderFooter({ order }: { readonly order: OrderSummary }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const first = order.lines[0];
  const isUnpaid = awaitsPayment(order);
  const detailPath = buildPath('purchase-order-detail', { orderId: order.order_id });
  return (
    <div className={styles.foot}>
      <span className={styles.muted}>
        {t('order_total')} <span className={styles.total}>{format.money(order.total)}</span>
      </span>
      <Cluster>
        {isUnpaid ? (
          <ButtonLink variant="quiet" size="sm" to={detailPath}>
            {t('view_order')}
          </ButtonLink>
        ) : first ? (
          <ButtonLink
            variant="quiet"
            size="sm"
            to={productPath({ name: first.name, shopId: first.shopid, itemId: first.itemid })}
          >
            {t('buy_again')}
          </ButtonLink>
        ) : null}
        {isUnpaid ? (
          <ButtonLink size="sm" to={payCheckoutPath(order.checkoutid)}>
            {t('pay_now')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" size="sm" to={detailPath}>
            {t('view_order')}
          </ButtonLink>
        )}
      </Cluster>
    </div>
  );
}
