import { Barcode, PaperLabel } from '@pasar/design-system';
import type { OrderReturn } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReturnLabel.module.css';

/** The parcel label: address, and number as barcode and text. Printing shows nothing else. */
export function ReturnLabel({ found }: { readonly found: OrderReturn }): ReactElement {
  const { t } = useTranslation('order-screens');
  const number = `R${found.return_id}`;
  return (
    <PaperLabel>
      <span className={styles.caption}>{t('label_to')}</span>
      <address className={styles.address}>
        {found.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Barcode number={number} />
      <span className={styles.caption}>{t('order_number', { sn: found.order_sn })}</span>
    </PaperLabel>
  );
}
