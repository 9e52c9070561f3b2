import { Button } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseFormId } from './PurchaseForm.tsx';
import type { PurchaseState } from './use-purchase.ts';

/** The action of a purchase button. */
export type PurchaseAction = 'add' | 'buy';

import styles from './BuyButtons.module.css';

export type BuyButtonsProps = {
  readonly purchase: PurchaseState;
  /** Called when a button is pressed before all options are selected. */
  readonly onIncomplete: (action: PurchaseAction) => void;
};

/** Add to cart, and buy now. */
export function BuyButtons({ purchase, onIncomplete }: BuyButtonsProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { platform } = useScreenContext();
  const roomy = platform === 'pc';
  const size = roomy ? 'lg' : 'md';
  const { adding, add, buyNow, open, model, quantity, offer, purchasable } = purchase;
  const soldOut = offer.stock === 0;
  if (!purchasable.purchasable || soldOut) {
    return (
      <Button block size={size} disabled>
        {t(soldOut ? 'sold_out' : 'add_to_cart')}
      </Button>
    );
  }
  const chosen = { modelid: model?.modelid ?? 0, quantity };
  const press = (action: PurchaseAction) => () => {
    if (open.length > 0) return onIncomplete(action);
    return action === 'buy' ? buyNow(chosen) : void add(chosen);
  };
  return (
    <div className={styles.buttons}>
      <Button
        block
        size={size}
        type="submit"
        form={purchaseFormId}
        variant="secondary"
        icon={roomy ? 'cart' : undefined}
        loading={adding}
        onClick={press('add')}
      >
        {t('add_to_cart')}
      </Button>
      <Button block size={size} type="submit" form={purchaseFormId} onClick={press('buy')}>
        {t('buy_now')}
      </Button>
    </div>
  );
}
