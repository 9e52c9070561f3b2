import type { CardBadges } from '@pasar/badge-rules';
import { BareImage, Icon, joinClasses, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { BadgeMarks } from './BadgeMarks.tsx';
import type { CardLayout } from './card-layouts.data.ts';
import type { ItemCardData } from './item-card-data.ts';
import { useCardWords } from './translations/use-card-words.ts';
import styles from './CardPicture.module.css';

/** The `sizes` attribute of a card's picture, without spaces, since a page repeats it for each card. */
const buildSizes = ({ shape, size }: CardLayout): string => {
  if (shape === 'lying') return '8rem';
  return size === 'small'
    ? '(min-width:60rem)12.25rem,8.75rem'
    : '(min-width:80rem)13rem,(min-width:40rem)25vw,48vw';
};

type CardPictureProps = {
  readonly item: ItemCardData;
  readonly badges: CardBadges;
  readonly layout: CardLayout;
  readonly veiled: boolean;
  readonly priority?: boolean;
};

/**
 * The square picture with its badges; blurred if adult content is veiled, dimmed if sold out. Its alt is
 * empty, since the name is next to it.
 */
export const CardPicture = ({ item, badges, layout, veiled, priority }: CardPictureProps): ReactElement => (
  <div className={joinClasses(styles.picture, veiled && styles.veiled, item.stock === 0 && styles.gone)}>
    {veiled ? (
      <span className={styles.curtain} />
    ) : (
      <BareImage
        picture={item.picture}
        alt=""
        sizes={buildSizes(layout)}
        narrowest={320}
        widest={640}
        priority={priority}
      />
    )}
    <div className={styles.head}>
      {badges.imageFlag ? (
        <div className={styles.flags}>
          <BadgeMarks badges={badges.imageFlag} item={item} />
        </div>
      ) : null}
      {badges.topRight ? (
        <div className={styles.corner}>
          <BadgeMarks badges={badges.topRight} item={item} />
        </div>
      ) : null}
    </div>
    {badges.overlayImage ? (
      <div className={styles.band}>
        <BadgeMarks badges={badges.overlayImage} item={item} />
      </div>
    ) : null}
    <State veiled={veiled} soldOut={item.stock === 0} />
  </div>
);

function State({
  veiled,
  soldOut,
}: {
  readonly veiled: boolean;
  readonly soldOut: boolean;
}): ReactElement | null {
  const words = useWords();
  const cardWords = useCardWords();
  if (soldOut) return <span className={styles.state}>{words('sold_out')}</span>;
  if (!veiled) return null;
  return (
    <span className={styles.state}>
      <Icon name="eye-off" size="sm" /> {cardWords('adults_only')}
    </span>
  );
}
