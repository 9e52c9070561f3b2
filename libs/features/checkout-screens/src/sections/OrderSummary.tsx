import { Button } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { needsBranch, orderRequest } from '../choices/choices.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';
import { useHost } from '../host/host-context.tsx';
import { isOrderPending } from '../place/use-place-order.ts';
import styles from './OrderSummary.module.css';
import { RefusedNotice, UnknownNotice } from './PlacingNotice.tsx';
import { RetryNotice } from './RetryNotice.tsx';
import { Sums } from './Sums.tsx';

/** Amounts and the button to place the order; on phones total and button are fixed at the bottom. */
export function OrderSummary(props: CheckoutFormProps): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { format } = useHost();
  const { preview, stale } = props;
  return (
    <div className={styles.side}>
      <aside className={styles.sums} aria-label={t('total')}>
        <Sums preview={preview} stale={stale} />
      </aside>
      <div className={styles.bar}>
        <BlockingNotice {...props} />
        <div className={styles.act}>
          <span className={styles.total} aria-hidden="true">
            {t('total')} <strong>{format.money(preview.total)}</strong>
          </span>
          <PlaceButton {...props} />
        </div>
      </div>
    </div>
  );
}

/** The reason why the order cannot be placed, if any. */
function BlockingNotice(props: CheckoutFormProps): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { preview, stale, failed, choices, order, onRetry } = props;
  if (order.placing.state === 'unknown') return <UnknownNotice onCheck={order.checkAgain} />;
  if (failed) return <RetryNotice onRetry={onRetry} retrying={stale} />;
  if (!addressInUse({ preview, choices })) return <p className={styles.word}>{t('need_address')}</p>;
  if (needsBranch(preview) && !stale) return <p className={styles.word}>{t('need_branch')}</p>;
  // Shown once the new total is known.
  return stale ? null : <RefusedNotice placing={order.placing} total={preview.total} />;
}

function PlaceButton({ preview, stale, failed, choices, order }: CheckoutFormProps): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const addressId = addressInUse({ preview, choices });
  const payment = paymentInUse(preview, choices);
  const waiting = isOrderPending(order.placing);
  const place = () => {
    if (addressId && payment)
      order.place(orderRequest(choices, { addressId, payment: payment.method, preview }), payment.option);
  };
  return (
    <Button
      size="lg"
      className={styles.place}
      loading={waiting}
      disabled={!addressId || !payment || stale || failed || needsBranch(preview)}
      onClick={place}
    >
      {waiting ? t('placing') : t('place_order')}
    </Button>
  );
}

const addressInUse = ({ preview, choices }: Pick<CheckoutFormProps, 'preview' | 'choices'>) =>
  choices.addressId ?? preview.address_id;
