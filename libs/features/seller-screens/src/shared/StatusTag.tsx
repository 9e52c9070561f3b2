import { Tag } from '@pasar/design-system';
import type { TagTone } from '@pasar/design-system';
import type { OrderStatus } from '@pasar/order';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Highlights statuses that wait for the seller. */
const tones: Readonly<Record<OrderStatus, TagTone>> = {
  to_pay: 'neutral',
  to_ship: 'brand-soft',
  to_receive: 'info',
  completed: 'success',
  cancelled: 'neutral',
  return_refund: 'danger',
};

type Props = {
  readonly status: OrderStatus;
  /** Whether the parcel is delivered, if known. */
  readonly isDelivered?: boolean;
};

/** An order's status for its seller; distinguishes orders that are delivered but not confirmed. */
export function StatusTag({ status, isDelivered = false }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const isThere = status === 'to_receive' && isDelivered;
  return <Tag tone={tones[status]}>{t(isThere ? 'status_delivered' : `status_${status}`)}</Tag>;
}
