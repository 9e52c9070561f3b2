import type { ItemDetail } from '@pasar/catalogue-api';
import { Drawer, Skeleton } from '@pasar/design-system';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Installments } from '../installments/Installments.tsx';
import { Fact, FactButton } from './Fact.tsx';
import styles from './Delivery.module.css';

const DeliveryOptions = lazy(() => import('./DeliveryOptions.tsx'));

export type DeliveryProps = { readonly item: ItemDetail; readonly modelid: number | undefined };

/** Shipping fee, origin, cash on delivery, guarantees and installments. */
export function Delivery({ item, modelid }: DeliveryProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  return (
    <section aria-label={t('delivery')}>
      <ul className={styles.facts}>
        <Fee item={item} />
        <PromisedDelivery item={item} />
        {item.shop_location ? (
          <Fact icon="location" text={t('ships_from', { place: item.shop_location })} />
        ) : null}
        {market.cod && item.can_use_cod ? <Fact icon="cash" text={t('cod')} /> : null}
        {item.has_lowest_price_guarantee ? <Fact icon="shield" text={t('lowest_price')} /> : null}
        <Installments item={item} modelid={modelid} />
      </ul>
    </section>
  );
}

/** The shipping fee, and a drawer with the delivery options. */
function Fee({ item }: Pick<DeliveryProps, 'item'>): ReactElement {
  const { t } = useTranslation('product-screens');
  const [open, setOpen] = useState(false);
  const fee = useShippingFee(item.shipping_fee);
  const text = item.shipping_fee.max.amount === 0 ? fee : `${t('delivery')} ${fee}`;
  return (
    <>
      <FactButton icon="truck" text={text} onPress={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={t('delivery_options')}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <DeliveryOptions shopid={item.shopid} itemid={item.itemid} />
        </Suspense>
      </Drawer>
    </>
  );
}

/** The delivery estimate for any destination; the drawer has it for one. */
function PromisedDelivery({ item }: Pick<DeliveryProps, 'item'>): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { days } = useFormat();
  const { arrives } = item.shipping_fee;
  return arrives ? (
    <Fact icon="clock" text={t('arrives', { dates: days(arrives.from, arrives.to) })} />
  ) : null;
}

function useShippingFee({ min, max }: ItemDetail['shipping_fee']): string {
  const { t } = useTranslation('product-screens');
  const { money } = useFormat();
  if (max.amount === 0) return t('free_shipping');
  return min.amount === max.amount ? money(min) : `${money(min)} – ${money(max)}`;
}
