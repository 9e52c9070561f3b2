import { ButtonLink, Notice } from '@pasar/design-system';
import type { OrderSummary } from '@pasar/order-api';
import { payCheckoutPath } from '@pasar/payment-api/paths';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly order: Pick<OrderSummary, 'checkoutid' | 'pay_by'> };

/** Links to the payment of all unpaid orders of a checkout. */
export function PayNotice({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink size="sm" to={payCheckoutPath(order.checkoutid)}>
          {t('pay_now')}
        </ButtonLink>
      }
    >
      {t('thanks_text_unpaid')}
      {order.pay_by === undefined ? null : <> {t('pay_by_text', { date: format.dateTime(order.pay_by) })}</>}
    </Notice>
  );
}
