import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedOffer } from '../purchase/selected-offer.ts';
import styles from './FlashSaleNote.module.css';

export type FlashSaleNoteProps = {
  readonly offer: Pick<SelectedOffer, 'saleLimit' | 'isSaleUsedUp' | 'partialSale'>;
};

/** Says how many pieces a shopper gets at the flash sale's price, or got; renders nothing without a sale. */
export function FlashSaleNote({
  offer: { saleLimit, isSaleUsedUp, partialSale },
}: FlashSaleNoteProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  if (partialSale)
    return (
      <p className={styles.note} role="status">
        {t('partial_sale', { amount: number(partialSale.quantity), price: money(partialSale.price) })}
      </p>
    );
  return saleLimit === undefined ? null : (
    <p className={styles.note}>
      {t(isSaleUsedUp ? 'sale_limit_used' : 'sale_limit', { amount: number(saleLimit) })}
    </p>
  );
}
