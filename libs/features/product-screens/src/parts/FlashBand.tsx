import { useRemainingSeconds } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Countdown, Icon, ProgressBar, useWords } from '@pasar/design-system';
import { flashSaleState } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FlashBand.module.css';

export type FlashBandProps = {
  readonly sale: NonNullable<ItemDetail['flash_sale']>;
  readonly receivedAt: number;
  /** Called when the sale has ended: prices must be fetched again. */
  readonly onOver: () => void;
};

/** Delay of another fetch if the server still has the sale, since the device's clock is ahead of it. */
const retryDelayMs = 5000;

/** Calls `onOver` again after each response, as long as it contains a sale that is over. */
function useRetryWhileOver(isOver: boolean, { receivedAt, onOver }: FlashBandProps): void {
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(onOver, retryDelayMs);
    return () => clearTimeout(timer);
  }, [isOver, receivedAt, onOver]);
}

/** The band above a flash sale's price, while the sale runs and has stock. */
export function FlashBand(props: FlashBandProps): ReactElement | null {
  const { sale, receivedAt, onOver } = props;
  const { t } = useTranslation('product-screens');
  const { ends_at, sold, stock } = sale;
  const remainingSeconds = useRemainingSeconds(ends_at, { serverTime: receivedAt, receivedAt });
  const [endedAt, setEndedAt] = useState<number>();
  const end = useCallback(() => {
    setEndedAt(ends_at);
    onOver();
  }, [ends_at, onOver]);
  const isOver = endedAt === ends_at;
  useRetryWhileOver(isOver, props);
  const { state } = flashSaleState({ ends_at, stock: stock - sold }, ends_at - remainingSeconds * 1000);
  if (isOver || state !== 'on') return null;
  return (
    <div className={styles.band}>
      <span className={styles.name}>
        <Icon name="bolt-filled" size="sm" />
        {t('flash_sale')}
      </span>
      <SoldProgress sale={sale} />
      <span className={styles.clock}>
        <span className={styles.label}>{t('ends_in')}</span>
        <Countdown remainingSeconds={remainingSeconds} onEnd={end} />
      </span>
    </div>
  );
}

/** How many of the sale's pieces are sold. */
function SoldProgress({ sale: { sold, stock } }: Pick<FlashBandProps, 'sale'>): ReactElement {
  const words = useWords();
  const { number } = useFormat();
  const text = words('sold', { count: sold, amount: number(sold) });
  return (
    <span className={styles.share}>
      <ProgressBar value={sold} max={stock} label={text} tone="text" />
      <span className={styles.label} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
