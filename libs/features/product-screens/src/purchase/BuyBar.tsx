import type { ItemDetail } from '@pasar/catalogue-api';
import { onFirstInteraction } from '@pasar/screen-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { BuyButtons } from './BuyButtons.tsx';
import type { AfterAdding } from './use-add-to-cart.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './BuyBar.module.css';

const loadDrawer = () => import('./ChoiceDrawer.tsx');
const ChoiceDrawer = lazy(loadDrawer);

export type BuyBarProps = { readonly item: ItemDetail; readonly purchase: Purchase };

/** The buy buttons at the bottom of a phone's screen; what is still to be chosen is asked for in a drawer. @spec atc-drawer */
export const BuyBar = ({ item, purchase }: BuyBarProps): ReactElement => {
  const [afterAdding, setAfterAdding] = useState<AfterAdding>();
  const [open, setOpen] = useState(false);
  useEffect(() => onFirstInteraction(window, () => void loadDrawer().catch(() => undefined)), []);
  const ask = (next: AfterAdding) => {
    setAfterAdding(next);
    setOpen(true);
  };
  return (
    <div className={styles.bar} data-bottom-bar="">
      <BuyButtons purchase={purchase} onIncomplete={ask} />
      {afterAdding ? (
        <Suspense fallback={null}>
          <ChoiceDrawer
            item={item}
            purchase={purchase}
            afterAdding={afterAdding}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
