import { buildPath } from '@pasar/routing-table';
import { useTranslation } from 'react-i18next';
import type { ParentPage } from './Page.tsx';

type NumberedOrder = { readonly order_id: number; readonly order_sn: string };

/** Returns the parent page of a page about an order: the order's own page, by its number. */
export function useParentOrder(): (order: NumberedOrder) => ParentPage {
  const { t } = useTranslation('order-screens');
  return ({ order_id: orderId, order_sn: sn }) => ({
    to: buildPath('purchase-order-detail', { orderId }),
    label: t('order_number', { sn }),
  });
}
