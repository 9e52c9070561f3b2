import type { CartAddOn } from '@pasar/cart-api';
import { Button, Icon, lazyPart, useWords } from '@pasar/design-system';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddOnBand.module.css';

const AddOnDrawer = lazyPart(() => import('./AddOnDrawer.tsx'));

type Props = { readonly shopid: number; readonly addOn: CartAddOn };

/** A deal of an item in the cart: what can be added at its price, or as a gift. */
export function AddOnBand({ shopid, addOn }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const { is_gift: isGift, label } = addOn;
  const choose = () => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    <div className={styles.band}>
      <Icon name={isGift ? 'package' : 'plus'} size="sm" className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={words('labelled', { label: t(isGift ? 'choose_gift' : 'choose_add_on'), name: label })}
        onClick={choose}
      >
        {t(isGift ? 'choose_gift' : 'choose_add_on')}
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <AddOnDrawer shopid={shopid} addOn={addOn} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
