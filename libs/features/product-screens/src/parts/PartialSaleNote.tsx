import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../purchase/offer.ts';
import styles from './PartialSaleNote.module.css';

export type PartialSaleNoteProps = { readonly offer: Pick<Offer, 'partialSale'> };

/** Says how many pieces have the flash sale's price, if more are selected; renders nothing otherwise. */
export function PartialSaleNote({ offer: { partialSale } }: PartialSaleNoteProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  return partialSale ? (
    <p className={styles.note} role="status">
      {t('partial_sale', { amount: number(partialSale.quantity), price: money(partialSale.price) })}
    </p>
  ) : null;
}
