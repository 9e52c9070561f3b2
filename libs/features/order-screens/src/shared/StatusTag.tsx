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

type Props = {
  readonly status: OrderSummary['status'];
  /** Whether the parcel is delivered, if known. */
  readonly isDelivered?: boolean;
};

/** The order's status; distinguishes orders that are delivered but not confirmed. */
export function StatusTag({ status, isDelivered = false }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const isHere = status === 'to_receive' && isDelivered;
  return <Tag tone={tones[status]}>{t(isHere ? 'status_delivered' : `status_${status}`)}</Tag>;
}
