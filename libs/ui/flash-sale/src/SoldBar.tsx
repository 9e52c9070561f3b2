import { ProgressBar, usePercentText } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { soldShare } from './sold-share.ts';
import type { SaleStock } from './sold-share.ts';
import styles from './SoldBar.module.css';
import { useSaleWords } from './translations/use-sale-words.ts';

/** The share of a sale's stock that is sold. */
export function SoldBar({ sale }: { readonly sale: SaleStock }): ReactElement {
  const words = useSaleWords();
  const percent = usePercentText();
  const share = soldShare(sale);
  const text = share === 100 ? words('sold_out') : words('sold_share', { share: percent(share) });
  return (
    <div className={styles.sold}>
      <ProgressBar value={share} label={text} tone="price" />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
