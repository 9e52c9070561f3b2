import type { ItemDetail } from '@pasar/catalogue-api';
import { QuantityStepper, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseState } from './use-purchase.ts';
import styles from './QuantityRow.module.css';

export type QuantityRowProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  /** Whether the number is a field of the page's form. */
  readonly inForm?: boolean;
};

const lowStockThreshold = 10;

/** The quantity stepper and the stock. */
export function QuantityRow({ item, purchase, inForm }: QuantityRowProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const { number } = useFormat();
  const { offer, quantity, maxQuantity, setQuantity, purchasable } = purchase;
  const isLowStock = offer.stock <= lowStockThreshold;
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {t('quantity')}
      </span>
      <QuantityStepper
        label={words('labelled', { label: t('quantity'), name: item.name })}
        name={inForm ? 'quantity' : undefined}
        value={quantity}
        max={maxQuantity}
        onValueChange={setQuantity}
        disabled={!purchasable.purchasable || offer.stock === 0}
      />
      <span className={isLowStock ? styles.few : styles.stock}>
        {offer.stock === 0
          ? t('sold_out')
          : t(isLowStock ? 'only_left' : 'in_stock', { amount: number(offer.stock) })}
      </span>
    </div>
  );
}
