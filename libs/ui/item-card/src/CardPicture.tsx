import { Icon, Image, joinClasses, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { FlagRow } from './FlagRow.tsx';
import type { ItemCardData } from './item-card-data.ts';
import { pickCardFlags } from './pick-card-flags.ts';
import { useCardWords } from './translations/use-card-words.ts';
import styles from './CardPicture.module.css';

/** How wide a card's picture is drawn, for the browser's choice among the widths. */
const sizes = {
  grid: '(min-width: 80rem) 13rem, (min-width: 40rem) 25vw, 48vw',
  list: '8rem',
  compact: '10rem',
} as const;

type CardPictureProps = {
  readonly item: ItemCardData;
  readonly look: keyof typeof sizes;
  readonly veiled: boolean;
  readonly priority?: boolean;
};

/** The square picture with its marks, veiled for those who may not see it, dimmed when sold out. The name stands beside it, so its alt is empty. */
export const CardPicture = ({ item, look, veiled, priority }: CardPictureProps): ReactElement => (
  <div className={joinClasses(styles.picture, veiled && styles.veiled, item.stock === 0 && styles.gone)}>
    {veiled ? (
      <span className={styles.curtain} />
    ) : (
      <Image picture={item.picture} alt="" sizes={sizes[look]} priority={priority} tinted />
    )}
    <FlagRow className={styles.flags} flags={pickCardFlags(item, 'imageFlag')} />
    <Overlay veiled={veiled} soldOut={item.stock === 0} />
  </div>
);

const Overlay = ({
  veiled,
  soldOut,
}: {
  readonly veiled: boolean;
  readonly soldOut: boolean;
}): ReactElement | null => {
  const words = useWords();
  const cardWords = useCardWords();
  if (soldOut) return <span className={styles.overlay}>{words('sold_out')}</span>;
  if (!veiled) return null;
  return (
    <span className={styles.overlay}>
      <Icon name="eye-off" size="sm" /> {cardWords('adults_only')}
    </span>
  );
};
