import { useRemainingSeconds } from '@pasar/catalogue-api';
import type { ItemCard, ServerTime } from '@pasar/catalogue-api';
import { Countdown } from '@pasar/design-system';
import { CardCarousel } from '@pasar/page-sections';
import type { CardCarouselProps } from '@pasar/page-sections';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FlashSaleRow.module.css';

type FlashSaleRowProps = Pick<CardCarouselProps, 'title' | 'moreTo' | 'atFirst'> & {
  readonly items: readonly ItemCard[];
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly clock: ServerTime;
};

/** A row of flash sale items with a countdown by the server's clock. */
export const FlashSaleRow = ({ endsAt, clock, ...carousel }: FlashSaleRowProps): ReactElement => (
  <CardCarousel
    {...carousel}
    placement="home-flash-sale"
    aside={<FlashSaleCountdown endsAt={endsAt} clock={clock} />}
  />
);

function FlashSaleCountdown({ endsAt, clock }: Pick<FlashSaleRowProps, 'endsAt' | 'clock'>): ReactElement {
  const { t } = useTranslation('home-screens');
  const remainingSeconds = useRemainingSeconds(endsAt, clock);
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  if (ended || remainingSeconds === 0) return <p className={styles.over}>{t('sale_over')}</p>;
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{t('ends_in')}</span>
      <Countdown remainingSeconds={remainingSeconds} onEnd={end} />
    </p>
  );
}
