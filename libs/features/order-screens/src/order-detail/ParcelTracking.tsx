import { CardSection } from '@pasar/design-system';
import type { Order } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../shared/Timeline.tsx';
import styles from './OrderDetail.module.css';

type Props = {
  readonly parcel: NonNullable<Order['parcel']>;
  /** Whether more events are expected. */
  readonly isOnItsWay: boolean;
};

/** The parcel's tracking events, by its carrier. */
export function ParcelTracking({ parcel, isOnItsWay }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <CardSection title={t('tracking')}>
      <p className={styles.plain}>
        {parcel.carrier} · <span translate="no">{parcel.tracking_number}</span>
      </p>
      {parcel.events.length > 0 ? (
        <Timeline events={parcel.events.map(({ kind, at }) => ({ text: t(`parcel_${kind}`), at }))} />
      ) : isOnItsWay ? (
        <p className={styles.muted}>{t('parcel_waiting')}</p>
      ) : null}
    </CardSection>
  );
}
