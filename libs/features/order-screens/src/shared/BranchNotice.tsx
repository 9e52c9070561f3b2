import { ButtonLink, Notice } from '@pasar/design-system';
import type { OrderSummary } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly order: Pick<OrderSummary, 'order_id' | 'shopid'>;
  readonly request: NonNullable<OrderSummary['reselect_branch']>;
};

/** Asks the buyer to choose another branch, with the deadline. */
export function BranchNotice({ order, request }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { forderid, storeid, by } = request;
  const params = { orderid: order.order_id, shopid: order.shopid, forderid, storeid };
  return (
    <Notice
      tone="warning"
      title={t('branch_needed')}
      action={
        <ButtonLink size="sm" to={buildPath('reselect-branch', params)}>
          {t('branch_choose')}
        </ButtonLink>
      }
    >
      {t('branch_needed_text', { date: format.dateTime(by) })}
    </Notice>
  );
}
