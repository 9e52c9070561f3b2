import { Tag } from '@pasar/design-system';
import type { TagTone } from '@pasar/design-system';
import type { OrderSummary } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const tones: Record<OrderSummary['status'], TagTone> = {
  to_pay: 'accent-soft',
  to_ship: 'brand-soft',
  to_receive: 'info',
  completed: 'success',
  cancelled: 'neutral',
  return_refund: 'danger',
};

/** The order's status. */
export function StatusTag({ status }: { readonly status: OrderSummary['status'] }): ReactElement {
  const { t } = useTranslation('order-screens');
  return <Tag tone={tones[status]}>{t(`status_${status}`)}</Tag>;
}
