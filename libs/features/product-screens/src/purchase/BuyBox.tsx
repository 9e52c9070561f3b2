import type { ItemDetail } from '@pasar/catalogue-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlashSaleNote } from '../parts/FlashSaleNote.tsx';
import { WholesaleTiers } from '../parts/WholesaleTiers.tsx';
import { StockAlert } from '../stock-alert/StockAlert.tsx';
import { soldOutModels } from '../stock-alert/sold-out-models.ts';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import type { PurchaseState } from './use-purchase.ts';
import { VariantPicker } from './VariantPicker.tsx';
import styles from './BuyBox.module.css';

export type BuyBoxProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  /** Names of the tiers that were missing when a button was pressed. */
  readonly missing: readonly string[];
};

/** Variants and quantity in the page; the buttons are in `BuyPanel` and `BuyBar`. */
export function BuyBox({ item, purchase, missing }: BuyBoxProps): ReactElement {
  return (
    <PurchaseForm item={item} className={styles.box}>
      <div className={styles.choice} data-missing={missing.length > 0 || undefined}>
        <VariantPicker purchase={purchase} inForm />
        <QuantityRow item={item} purchase={purchase} inForm />
        <FlashSaleNote offer={purchase.offer} />
        <Reminder missing={missing} />
      </div>
      <WholesaleTiers tiers={purchase.offer.tiers} quantity={purchase.quantity} />
      <UnavailableNotice purchase={purchase} />
      {soldOutModels(item).length > 0 ? <StockAlert item={item} /> : null}
    </PurchaseForm>
  );
}

function Reminder({ missing }: { readonly missing: readonly string[] }): ReactElement | null {
  const { t } = useTranslation('product-screens');
  return missing.length === 0 ? null : (
    <p role="alert" className={styles.reminder}>
      {missing.some(Boolean) ? t('choose_first', { names: missing.join(', ') }) : t('choose')}
    </p>
  );
}
