import { CardSection } from '@pasar/design-system';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ParcelSection.module.css';

type Props = {
  readonly parcel: NonNullable<ShopOrder['order']['parcel']>;
  /** Whether more events are expected. */
  readonly isOnItsWay: boolean;
};

/** The parcel's carrier, tracking number and tracking events. */
export function ParcelSection({ parcel, isOnItsWay }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  return (
    <CardSection title={t('tracking')}>
      <p className={styles.number}>
        {parcel.carrier} · <span translate="no">{parcel.tracking_number}</span>
      </p>
      {parcel.events.length > 0 ? (
        <ol className={styles.events}>
          {parcel.events.toReversed().map(({ kind, at }) => (
            <li key={kind} className={styles.event}>
              {t(`parcel_${kind}`)}{' '}
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {format.dateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      ) : isOnItsWay ? (
        <p className={styles.time}>{t('parcel_waiting')}</p>
      ) : null}
    </CardSection>
  );
}
