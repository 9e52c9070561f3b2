import { useRemainingSeconds } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Countdown, Icon } from '@pasar/design-system';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FlashBand.module.css';

export type FlashBandProps = {
  readonly sale: NonNullable<ItemDetail['flash_sale']>;
  readonly receivedAt: number;
};

/** The band above a flash sale's price, for as long as it runs and there is some left. */
export const FlashBand = ({ sale, receivedAt }: FlashBandProps): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const remainingSeconds = useRemainingSeconds(sale.ends_at, { serverTime: receivedAt, receivedAt });
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  if (ended || remainingSeconds === 0 || sale.stock === 0) return null;
  return (
    <div className={styles.band}>
      <span className={styles.name}>
        <Icon name="bolt-filled" size="sm" />
        {t('flash_sale')}
      </span>
      <span className={styles.clock}>
        <span className={styles.label}>{t('ends_in')}</span>
        <Countdown remainingSeconds={remainingSeconds} onEnd={end} />
      </span>
    </div>
  );
};
