import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Drawer, Image, Price } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityRow } from '../purchase/QuantityRow.tsx';
import type { PurchaseState } from '../purchase/use-purchase.ts';
import { VariantPicker } from '../purchase/VariantPicker.tsx';
import type { DealOffer } from './deal-offer.ts';
import { DealOptionRow } from './DealOptionRow.tsx';
import { DealSums } from './DealSums.tsx';
import { useAddDeal } from './use-add-deal.ts';
import { useDealBasket } from './use-deal-basket.ts';
import styles from './DealDrawer.module.css';

export type DealDrawerProps = {
  readonly item: ItemDetail;
  readonly purchase: PurchaseState;
  readonly offer: DealOffer;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The drawer to put together a bundle or add-on deal, with its total and the button that adds it to the cart. */
function DealDrawer({ item, purchase, offer, open, onOpenChange }: DealDrawerProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const basket = useDealBasket(item, purchase, offer);
  const { adding, add } = useAddDeal(item, offer);
  const { lines, quote, settled } = basket;
  const buyable = settled && quote?.lines.every(({ problem }) => !problem);
  const confirm = async () => {
    if (lines && (await add(lines))) onOpenChange(false);
  };
  return (
    <Drawer
      from="side"
      open={open}
      onOpenChange={onOpenChange}
      title={offer.label}
      footer={
        <div className={styles.foot}>
          <DealSums basket={basket} />
          <Button block size="lg" disabled={!buyable} loading={adding} onClick={() => void confirm()}>
            {t('deal_add')}
          </Button>
        </div>
      }
    >
      <div className={styles.choices}>
        <MainItem item={item} purchase={purchase} />
        <ul className={styles.options}>
          {offer.options.map((option) => (
            <DealOptionRow
              key={option.item.itemid}
              option={option}
              picked={basket.getPicked(option)}
              mainQuantity={purchase.quantity}
              onPick={(picked) => basket.pick(option, picked)}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

/** The item itself, which is always part of the deal. */
function MainItem({ item, purchase }: Pick<DealDrawerProps, 'item' | 'purchase'>): ReactElement {
  const { t } = useTranslation('product-screens');
  const { price, priceMax } = purchase.offer;
  return (
    <section className={styles.main} aria-label={t('deal_this')}>
      <Image picture={item.picture} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <div className={styles.words}>
        <span className={styles.this}>{t('deal_this')}</span>
        <span className={styles.name}>{item.name}</span>
        <Price price={price} priceMax={priceMax} />
      </div>
      <div className={styles.wide}>
        <VariantPicker purchase={purchase} />
        <QuantityRow item={item} purchase={purchase} />
      </div>
    </section>
  );
}

export default DealDrawer;
