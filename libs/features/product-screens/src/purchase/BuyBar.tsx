import type { ItemDetail } from '@pasar/catalogue-api';
import { lazyPart } from '@pasar/design-system';
import { onFirstInteraction } from '@pasar/screen-kit';
import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { BuyButtons } from './BuyButtons.tsx';
import type { PurchaseAction } from './BuyButtons.tsx';
import type { PurchaseState } from './use-purchase.ts';
import styles from './BuyBar.module.css';

const loadDrawer = () => import('./ChoiceDrawer.tsx');
const ChoiceDrawer = lazyPart(loadDrawer);

export type BuyBarProps = { readonly item: ItemDetail; readonly purchase: PurchaseState };

/** The buy buttons at the bottom of a phone's screen; a drawer asks for missing options. @spec atc-drawer */
export function BuyBar({ item, purchase }: BuyBarProps): ReactElement {
  const [action, setAction] = useState<PurchaseAction>();
  const [open, setOpen] = useState(false);
  useEffect(() => onFirstInteraction(window, () => void loadDrawer().catch(() => undefined)), []);
  const ask = (next: PurchaseAction) => {
    setAction(next);
    setOpen(true);
  };
  return (
    <div className={styles.bar} data-bottom-bar="">
      <BuyButtons purchase={purchase} onIncomplete={ask} />
      {action ? (
        <Suspense fallback={null}>
          <ChoiceDrawer item={item} purchase={purchase} action={action} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
