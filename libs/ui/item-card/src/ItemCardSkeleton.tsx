import { Skeleton, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import card from './ItemCard.module.css';
import styles from './ItemCardSkeleton.module.css';

export type ItemCardSkeletonProps = { readonly look?: 'grid' | 'list' | 'compact' };

/** The card's stand-in while it is fetched: the same boxes, so that nothing moves when it comes. */
export const ItemCardSkeleton = ({ look = 'grid' }: ItemCardSkeletonProps): ReactElement => (
  <div className={joinClasses(card.card, card[look], styles.still)} aria-hidden="true">
    <div className={styles.picture}>
      <Skeleton shape="block" className={styles.sharp} />
    </div>
    <div className={card.body}>
      <div className={card.name}>
        <Skeleton />
        <Skeleton width="three-quarters" />
      </div>
      <div className={card.price}>
        <Skeleton width="half" />
      </div>
      <div className={card.trust}>
        <Skeleton width="half" />
      </div>
      {look === 'compact' ? null : (
        <div className={card.location}>
          <Skeleton width="third" />
        </div>
      )}
      {look === 'compact' ? null : <div className={card.labels} />}
    </div>
  </div>
);
