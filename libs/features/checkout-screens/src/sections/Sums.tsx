import { useWords } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import styles from './Sums.module.css';

/** The amounts that make up the total; dimmed while a newer one loads. */
export function Sums({
  preview,
  stale,
}: {
  readonly preview: CheckoutPreview;
  readonly stale: boolean;
}): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const words = useWords();
  const { format, context } = useHost();
  return (
    <dl className={styles.sums} data-stale={stale || undefined} aria-busy={stale}>
      <Row name={t('goods')} value={format.money(preview.merchandise_total)} />
      <Row
        name={t('delivery')}
        value={
          isZeroMoney(preview.shipping_total) ? words('free_shipping') : format.money(preview.shipping_total)
        }
      />
      <DiscountRow name={t('off_delivery')} money={preview.shipping_discount} />
      <DiscountRow name={t('off_vouchers')} money={preview.voucher_discount} />
      <DiscountRow name={t('coins')} money={preview.coin_discount} />
      <div className={styles.total}>
        <dt>
          {t('total')}
          {context.market.consumerLaw ? <small className={styles.vat}>{words('vat_included')}</small> : null}
        </dt>
        <dd>{format.money(preview.total)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function DiscountRow({ name, money }: { readonly name: string; readonly money: Money }): ReactElement | null {
  const { format } = useHost();
  return isZeroMoney(money) ? null : <Row name={name} value={`−${format.money(money)}`} />;
}
