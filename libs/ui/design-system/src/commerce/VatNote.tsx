import type { MarketFacts } from '@pasar/markets';
import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './VatNote.module.css';

export type VatNoteProps = {
  readonly market: Pick<MarketFacts, 'consumerLaw'>;
  readonly className?: string;
};

/** Says below a price that it includes VAT, where the market's consumer law requires it. */
export function VatNote({ market, className }: VatNoteProps): ReactElement | null {
  const words = useWords();
  return market.consumerLaw ? (
    <small className={joinClasses(styles.note, className)}>{words('vat_included')}</small>
  ) : null;
}
