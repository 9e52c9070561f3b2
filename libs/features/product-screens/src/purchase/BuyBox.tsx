import type { ItemDetail } from '@pasar/catalogue-api';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PartialSaleNote } from '../parts/PartialSaleNote.tsx';
import { WholesaleTiers } from '../parts/WholesaleTiers.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import type { Purchase } from './use-purchase.ts';
import { VariantPicker } from './VariantPicker.tsx';
import styles from './BuyBox.module.css';

export type BuyBoxProps = { readonly item: ItemDetail; readonly purchase: Purchase };

/** Variants and quantity in the page; on mobile the buttons are in `BuyBar`. */
export function BuyBox({ item, purchase }: BuyBoxProps): ReactElement {
  const { platform } = useScreenContext();
  const [reminded, setReminded] = useState(false);
  const missing = reminded ? purchase.open : [];
  return (
    <PurchaseForm item={item} className={styles.box}>
      <div className={styles.choice} data-missing={missing.length > 0 || undefined}>
        <VariantPicker purchase={purchase} inForm />
        <QuantityRow item={item} purchase={purchase} inForm />
        <PartialSaleNote offer={purchase.offer} />
        <Reminder missing={missing} />
      </div>
      <WholesaleTiers tiers={purchase.offer.tiers} quantity={purchase.quantity} />
      <UnavailableNotice purchase={purchase} />
      {platform === 'pc' ? <BuyButtons purchase={purchase} onIncomplete={() => setReminded(true)} /> : null}
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
