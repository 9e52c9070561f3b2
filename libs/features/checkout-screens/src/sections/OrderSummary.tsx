import { Button, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../CheckoutForm.tsx';
import { orderRequest } from '../choices/choices.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';
import { useHost } from '../host/host-context.tsx';
import { isUnderWay } from '../place/use-place-order.ts';
import type { PlaceOrder } from '../place/use-place-order.ts';
import styles from './OrderSummary.module.css';
import { Sums } from './Sums.tsx';

/** What it comes to, and the one button of the page. */
export function OrderSummary({ preview, stale, failed, choices, order }: CheckoutFormProps): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const addressId = choices.addressId ?? preview.address_id;
  const place = () => {
    if (addressId) {
      order.place(
        orderRequest(choices, { addressId, payment: paymentInUse(preview, choices), total: preview.total }),
      );
    }
  };
  const waiting = isUnderWay(order.placing);
  return (
    <aside className={styles.summary} aria-label={t('total')}>
      <Sums preview={preview} stale={stale} />
      <PlacingNotice order={order} preview={preview} />
      <Button size="lg" block loading={waiting} disabled={!addressId || stale || failed} onClick={place}>
        {waiting ? t('placing') : t('place_order')}
      </Button>
    </aside>
  );
}

type NoticeProps = { readonly order: PlaceOrder; readonly preview: CheckoutFormProps['preview'] };

function PlacingNotice({ order: { placing, checkAgain }, preview }: NoticeProps): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  if (placing.state === 'unknown') {
    return (
      <Notice
        announce
        title={t('unknown_title')}
        action={
          <Button size="sm" variant="quiet" onClick={checkAgain}>
            {t('check_again')}
          </Button>
        }
      >
        {t('unknown_text')}
      </Notice>
    );
  }
  return placing.state === 'refused' ? (
    <Notice tone="danger" announce>
      {t(`refused_${placing.reason}`, { total: format.money(preview.total) })}
    </Notice>
  ) : null;
}
