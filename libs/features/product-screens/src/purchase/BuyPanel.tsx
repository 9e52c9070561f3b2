import type { ItemDetail } from '@pasar/catalogue-api';
import { Card, Image, Price, lazyPart } from '@pasar/design-system';
import { HydrateOnInteraction } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenPicture } from '../gallery/gallery-pictures.ts';
import { BuyButtons } from './BuyButtons.tsx';
import styles from './BuyPanel.module.css';
import { purchaseFormId } from './PurchaseForm.tsx';
import type { PurchaseState } from './use-purchase.ts';

const Assurances = lazyPart(() => import('../parts/Assurances.tsx'));

export type BuyPanelProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  /** Called when a button is pressed before all options are selected. */
  readonly onIncomplete: () => void;
};

/** Price, buttons and guarantees, beside the content on desktops. */
export function BuyPanel({ item, purchase, onIncomplete }: BuyPanelProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { offer, choices, selection } = purchase;
  const chosen = choices.tiers.flatMap(({ options }, tier) => options[selection[tier] ?? -1] ?? []);
  const ask = () => {
    onIncomplete();
    document.getElementById(purchaseFormId)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  return (
    <aside className={styles.place} aria-label={t('buy_panel')}>
      <Card className={styles.panel}>
        <div className={styles.price}>
          <Price price={offer.price} priceMax={offer.priceMax} before={offer.before} size="lg" />
          {chosen.length > 0 ? (
            <p className={styles.chosen}>
              <Image
                picture={chosenPicture(item, purchase)}
                alt=""
                sizes="3rem"
                widest={160}
                rounded
                className={styles.picture}
              />
              {chosen.join(', ')}
            </p>
          ) : null}
        </div>
        <BuyButtons purchase={purchase} onIncomplete={ask} />
        <HydrateOnInteraction>
          <Assurances item={item} />
        </HydrateOnInteraction>
      </Card>
    </aside>
  );
}
