import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Drawer, Image, Price } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenPicture } from '../gallery/gallery-pictures.ts';
import styles from './ChoiceDrawer.module.css';
import { FlashSaleNote } from '../parts/FlashSaleNote.tsx';
import type { PurchaseAction } from './BuyButtons.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import type { PurchaseState } from './use-purchase.ts';
import { VariantPicker } from './VariantPicker.tsx';

export type ChoiceDrawerProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  /** Names the item where the page does not show it. */
  readonly description?: string;
  readonly action: PurchaseAction;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks for the missing options and the quantity. @spec selection-drawer atc-drawer */
export default function ChoiceDrawer({
  item,
  purchase,
  description,
  action,
  open,
  onOpenChange,
}: ChoiceDrawerProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { model, quantity, add, buyNow, adding } = purchase;
  const complete = purchase.open.length === 0 && purchase.offer.stock > 0;
  const confirm = async () => {
    const chosen = { modelid: model?.modelid ?? 0, quantity };
    if (action === 'buy') return buyNow(chosen);
    await add(chosen);
    onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('choose')}
      footer={
        <Button block size="lg" disabled={!complete} loading={adding} onClick={() => void confirm()}>
          {t(action === 'buy' ? 'buy_now' : 'add_to_cart')}
        </Button>
      }
    >
      <div className={styles.choice}>
        <div className={styles.head}>
          <Image
            picture={chosenPicture(item, purchase)}
            alt=""
            sizes="5rem"
            rounded
            className={styles.picture}
          />
          <div className={styles.facts}>
            {description ? <p className={styles.description}>{description}</p> : null}
            <Price
              price={purchase.offer.price}
              priceMax={purchase.offer.priceMax}
              before={purchase.offer.before}
              size="lg"
            />
          </div>
        </div>
        <VariantPicker purchase={purchase} />
        <QuantityRow item={item} purchase={purchase} />
        <FlashSaleNote offer={purchase.offer} />
      </div>
    </Drawer>
  );
}
