import { Notice } from '@pasar/design-system';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Why an order cannot be shipped yet: its buyer must choose another branch. */
export function BranchPendingNotice({ order }: { readonly order: ShopOrder['order'] }): ReactElement | null {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  if (!order.reselect_branch) return null;
  return <Notice>{t('waits_for_branch', { date: format.dateTime(order.reselect_branch.by) })}</Notice>;
}
