import { ButtonLink, Card, Stack } from '@pasar/design-system';
import type { OrderSummary } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopOrderLines } from '../shared/ShopOrderLines.tsx';
import { StatusTag } from '../shared/StatusTag.tsx';
import styles from './ShopOrderCard.module.css';

const maxShownLines = 3;

/** An order in the seller's list: number, status, what to pack, and a link. */
export function ShopOrderCard({ order }: { readonly order: OrderSummary }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const hidden = order.lines.length - maxShownLines;
  const isToShip = order.status === 'to_ship';
  return (
    <Card as="article" aria-label={t('order_number', { sn: order.order_sn })}>
      <Stack gap="md">
        <div className={styles.row}>
          <div>
            <strong>{t('order_number', { sn: order.order_sn })}</strong>
            <div className={styles.muted}>{t('placed_on', { date: format.dateTime(order.created_at) })}</div>
          </div>
          <StatusTag status={order.status} />
        </div>
        <ShopOrderLines lines={order.lines.slice(0, maxShownLines)} />
        {hidden > 0 ? <span className={styles.muted}>{t('more_lines', { count: hidden })}</span> : null}
        <div className={styles.foot}>
          <span className={styles.muted}>
            {t('order_total')} <strong className={styles.total}>{format.money(order.total)}</strong>
          </span>
          <ButtonLink
            size="sm"
            variant={isToShip ? 'primary' : 'secondary'}
            className={styles.action}
            to={buildPath('seller-order', { orderId: order.order_id })}
          >
            {t(isToShip ? 'ship_title' : 'view_order')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
