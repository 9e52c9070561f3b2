import type { ItemDetail } from '@pasar/catalogue-api';
import { Drawer, Skeleton, lazyPart, useDeliveryPromise, useHasHydrated } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Installments } from '../installments/Installments.tsx';
import { Fact, FactButton } from './Fact.tsx';
import styles from './Delivery.module.css';

const DestinationPromise = lazyPart(() => import('./DestinationPromise.tsx'));
const DeliveryOptions = lazyPart(() => import('./DeliveryOptions.tsx'));

export type DeliveryProps = { readonly item: ItemDetail; readonly modelid: number | undefined };

/** Delivery, origin, cash on delivery, guarantees and installments. */
export function Delivery({ item, modelid }: DeliveryProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  return (
    <section aria-label={t('delivery')}>
      <ul className={styles.facts}>
        <DeliveryPromise item={item} />
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

/** When the item arrives and its fee: anywhere in the market, and in the browser at the shopper's destination; opens the options. */
function DeliveryPromise({ item }: Pick<DeliveryProps, 'item'>): ReactElement {
  const { t } = useTranslation('product-screens');
  const [open, setOpen] = useState(false);
  const [addressId, chooseAddress] = useState('');
  const { arrives, min, max } = item.shipping_fee;
  const promise = useDeliveryPromise()(arrives, min, max);
  return (
    <>
      <FactButton icon="truck" onPress={() => setOpen(true)}>
        {useHasHydrated() ? (
          <Suspense fallback={promise}>
            <DestinationPromise item={item} addressId={addressId}>
              {promise}
            </DestinationPromise>
          </Suspense>
        ) : (
          promise
        )}
      </FactButton>
      <Drawer open={open} onOpenChange={setOpen} title={t('delivery_options')}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <DeliveryOptions item={item} addressId={addressId} chooseAddress={chooseAddress} />
        </Suspense>
      </Drawer>
    </>
  );
}
