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

type Props = {
  readonly status: OrderStatus;
  /** Whether the parcel is at the buyer's already, where that is known. */
  readonly isDelivered?: boolean;
};

/** An order's status as its seller sees it; one that was delivered and not confirmed yet says so. */
export function StatusTag({ status, isDelivered = false }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const isThere = status === 'to_receive' && isDelivered;
  return <Tag tone={tones[status]}>{t(isThere ? 'status_delivered' : `status_${status}`)}</Tag>;
}
