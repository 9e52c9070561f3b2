import type { Order } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderTimeline.module.css';

/** The order's history, the latest event first. */
export function OrderTimeline({ timeline }: { readonly timeline: Order['timeline'] }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <ol className={styles.timeline}>
      {timeline.toReversed().map(({ status, at }) => (
        <li key={`${status}-${at}`} className={styles.event}>
          <span>{t(`event_${status}`)}</span>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {format.dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
