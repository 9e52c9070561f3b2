import { Button } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { needsBranch, orderRequest } from '../choices/choices.ts';
import { checkInvoice } from '../choices/invoice-in-use.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';
import { useHost } from '../host/host-context.tsx';
import { isOrderPending } from '../place/use-place-order.ts';
import styles from './OrderSummary.module.css';
import { RefusedNotice, UnknownNotice } from './PlacingNotice.tsx';
import { RetryNotice } from './RetryNotice.tsx';
import { Sums } from './Sums.tsx';

type Props = CheckoutFormProps & {
  readonly showsInvoiceError: boolean;
  /** Called instead of ordering with a wrong invoice code. */
  readonly onInvoiceWrong: () => void;
};

/** Amounts and the button to place the order; on phones total and button are fixed at the bottom. */
export function OrderSummary(props: Props): ReactElement {
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
function BlockingNotice(props: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { preview, stale, failed, choices, order, onRetry, showsInvoiceError } = props;
  const { market } = useHost().context;
  if (order.placing.state === 'unknown') return <UnknownNotice onCheck={order.checkAgain} />;
  if (failed) return <RetryNotice onRetry={onRetry} retrying={stale} />;
  if (!addressInUse({ preview, choices })) return <p className={styles.word}>{t('need_address')}</p>;
  if (needsBranch(preview) && !stale) return <p className={styles.word}>{t('need_branch')}</p>;
  if (showsInvoiceError && checkInvoice(market.code, preview, choices) === null)
    return <p className={styles.word}>{t('need_invoice')}</p>;
  // Shown once the new total is known.
  return stale ? null : <RefusedNotice placing={order.placing} total={preview.total} />;
}

function PlaceButton({ preview, stale, failed, choices, order, onInvoiceWrong }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const addressId = addressInUse({ preview, choices });
  const payment = paymentInUse(preview, choices);
  const waiting = isOrderPending(order.placing);
  const { market } = useHost().context;
  const place = () => {
    if (!addressId || !payment) return;
    const invoice = checkInvoice(market.code, preview, choices);
    if (invoice === null) return onInvoiceWrong();
    const terms = { addressId, payment: payment.method, ...(invoice && { invoice }), preview };
    order.place(orderRequest(choices, terms), payment.option);
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
