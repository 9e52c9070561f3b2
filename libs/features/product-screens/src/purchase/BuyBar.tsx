import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Drawer, Image, Price } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyButtons } from './BuyButtons.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import type { Then } from './use-add-to-cart.ts';
import type { Purchase } from './use-purchase.ts';
import { VariantPicker } from './VariantPicker.tsx';
import styles from './BuyBar.module.css';

export type BuyBarProps = { readonly item: ItemDetail; readonly purchase: Purchase };

/** The buttons under the thumb; what is still to be chosen is asked for in a drawer. @spec atc-drawer */
export const BuyBar = ({ item, purchase }: BuyBarProps): ReactElement => {
  const [then, setThen] = useState<Then>();
  const [open, setOpen] = useState(false);
  const ask = (next: Then) => {
    setThen(next);
    setOpen(true);
  };
  return (
    <div className={styles.bar}>
      <BuyButtons purchase={purchase} onIncomplete={ask} />
      <ChoiceDrawer
        item={item}
        purchase={purchase}
        then={then ?? 'stay'}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
};

type ChoiceDrawerProps = BuyBarProps & {
  readonly then: Then;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const ChoiceDrawer = ({ item, purchase, then, open, onOpenChange }: ChoiceDrawerProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { model, quantity, add, adding } = purchase;
  const complete = purchase.open.length === 0 && purchase.offer.stock > 0;
  const confirm = async () => {
    await add({ modelid: model?.modelid ?? 0, quantity }, then);
    onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('choose')}
      footer={
        <Button
          block
          size="lg"
          disabled={!complete}
          loading={adding !== undefined}
          onClick={() => void confirm()}
        >
          {t(then === 'cart' ? 'buy_now' : 'add_to_cart')}
        </Button>
      }
    >
      <div className={styles.choice}>
        <div className={styles.head}>
          <Image picture={item.picture} alt="" sizes="5rem" rounded className={styles.picture} />
          <Price
            price={purchase.offer.price}
            priceMax={purchase.offer.priceMax}
            before={purchase.offer.before}
            size="lg"
          />
        </div>
        <VariantPicker purchase={purchase} />
        <QuantityRow item={item} purchase={purchase} />
      </div>
    </Drawer>
  );
};
