import { deliveryApi } from '@pasar/catalogue-api';
import type { Logistic, ShippingFee } from '@pasar/catalogue-api';
import { ErrorState, Icon, Skeleton, useDeliveryPromise } from '@pasar/design-system';
import type { ItemKey } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliverTo } from './DeliverTo.tsx';
import styles from './DeliveryOptions.module.css';
import { useDestination } from './use-destination.ts';
import type { Destination } from './use-destination.ts';

export type DeliveryOptionsProps = {
  readonly item: ItemKey;
  /** The chosen address; empty for the default one. */
  readonly addressId: string;
  readonly chooseAddress: (id: string) => void;
};

/** The delivery methods to an address or region, with their fees and vouchers. */
function DeliveryOptions({
  item: { shopid, itemid },
  addressId,
  chooseAddress,
}: DeliveryOptionsProps): ReactElement {
  const chosen = useDestination(addressId);
  return (
    <div className={styles.options}>
      <DeliverTo {...chosen} chooseAddress={chooseAddress} />
      <DeliveryMethods item={{ shopid, itemid }} destination={chosen.destination} />
    </div>
  );
}

type DeliveryMethodsProps = { readonly item: ItemKey; readonly destination: Destination };

/** Keeps showing the previous methods while those for another destination load. */
function DeliveryMethods({ item, destination }: DeliveryMethodsProps): ReactElement {
  const info = deliveryApi.useGetShippingInfoQuery({ ...item, ...destination });
  const fee = deliveryApi.useGetShippingFeeQuery(item);
  if (info.isError)
    return <ErrorState headingLevel="h3" onRetry={() => void info.refetch()} retrying={info.isFetching} />;
  if (!info.data) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <>
      <ul className={styles.ways} aria-live="polite" aria-busy={info.isFetching}>
        {info.data.logistics.map((way) => (
          <DeliveryMethod key={way.channel} way={way} />
        ))}
      </ul>
      <Savings rules={fee.data?.promotion_rules ?? []} />
    </>
  );
}

function DeliveryMethod({ way }: { readonly way: Logistic }): ReactElement {
  const { t } = useTranslation('product-screens');
  const describeDelivery = useDeliveryPromise();
  return (
    <li className={styles.way}>
      <span className={styles.name}>{t(`channel_${way.channel}`, way.channel)}</span>
      <span className={styles.muted}>
        {[describeDelivery(way.arrives, way.fee, way.fee_max), way.cod ? t('cod') : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

type SavingsProps = { readonly rules: ShippingFee['promotion_rules'] };

function Savings({ rules }: SavingsProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { money } = useFormat();
  return rules.length === 0 ? null : (
    <section aria-labelledby="delivery-savings">
      <h3 id="delivery-savings" className={styles.title}>
        {t('delivery_savings')}
      </h3>
      <ul className={styles.savings}>
        {rules.map(({ code, label, min_spend }) => (
          <li key={code} className={styles.saving}>
            <Icon name="ticket" size="sm" />
            {t('delivery_saving', { label, code, price: money(min_spend) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default DeliveryOptions;
