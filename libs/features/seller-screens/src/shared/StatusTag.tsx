import { Tag } from '@pasar/design-system';
import type { TagTone } from '@pasar/design-system';
import type { OrderStatus } from '@pasar/order';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What waits for the seller stands out. */
const tones: Readonly<Record<OrderStatus, TagTone>> = {
  to_pay: 'neutral',
  to_ship: 'brand-soft',
  to_receive: 'info',
  completed: 'success',
  cancelled: 'neutral',
  return_refund: 'danger',
};

/** An order's status as its seller sees it. */
export function StatusTag({ status }: { readonly status: OrderStatus }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return <Tag tone={tones[status]}>{t(`status_${status}`)}</Tag>;
}
