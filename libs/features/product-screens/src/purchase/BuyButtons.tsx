import { Button } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseFormId } from './PurchaseForm.tsx';
import type { AfterAdding } from './use-add-to-cart.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './BuyButtons.module.css';

export type BuyButtonsProps = {
  readonly purchase: Purchase;
  /** Called when a button is pressed before everything is chosen. */
  readonly onIncomplete: (afterAdding: AfterAdding) => void;
};

/** Add to cart, and buy now. */
export const BuyButtons = ({ purchase, onIncomplete }: BuyButtonsProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { platform } = useScreenContext();
  const roomy = platform === 'pc';
  const size = roomy ? 'lg' : 'md';
  const { adding, add, open, model, quantity, offer, purchasable } = purchase;
  const soldOut = offer.stock === 0;
  if (!purchasable.purchasable || soldOut) {
    return (
      <Button block size={size} disabled>
        {t(soldOut ? 'sold_out' : 'add_to_cart')}
      </Button>
    );
  }
  const press = (afterAdding: AfterAdding) => () =>
    open.length > 0
      ? onIncomplete(afterAdding)
      : void add({ modelid: model?.modelid ?? 0, quantity }, afterAdding);
  return (
    <div className={styles.buttons}>
      <Button
        block
        size={size}
        type="submit"
        form={purchaseFormId}
        variant="secondary"
        icon={roomy ? 'cart' : undefined}
        loading={adding === 'stay'}
        onClick={press('stay')}
      >
        {t('add_to_cart')}
      </Button>
      <Button
        block
        size={size}
        type="submit"
        form={purchaseFormId}
        loading={adding === 'cart'}
        onClick={press('cart')}
      >
        {t('buy_now')}
      </Button>
    </div>
  );
};
