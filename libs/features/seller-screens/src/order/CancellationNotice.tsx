import { Notice } from '@pasar/design-system';
import type { ShopOrder } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { describeCancellation } from './describe-cancellation.ts';

/** Who cancelled the order and why; renders nothing for other orders. */
export function CancellationNotice({ order }: Pick<ShopOrder, 'order'>): ReactElement | null {
  const { t } = useTranslation('seller-screens');
  const found = describeCancellation(order);
  if (!found) return null;
  return (
    <Notice title={t(`cancelled_by_${found.by}`)}>
      {found.reason ? t('cancelled_reason', { reason: t(found.reason) }) : null}
    </Notice>
  );
}
