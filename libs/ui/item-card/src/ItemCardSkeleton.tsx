import type { CardSetName } from '@pasar/badge-rules';
import { Skeleton, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { cardLayouts } from './card-layouts.data.ts';
import card from './ItemCard.module.css';
import styles from './ItemCardSkeleton.module.css';

export type ItemCardSkeletonProps = { readonly cardSet?: CardSetName };

/** A skeleton with the card's own boxes, so that nothing shifts when the item arrives. */
export function ItemCardSkeleton({ cardSet = 'STANDARD' }: ItemCardSkeletonProps): ReactElement {
  const layout = cardLayouts[cardSet];
  const box = joinClasses(card.card, card[layout.shape], card[layout.size], styles.still);
  return (
    <div className={box} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton shape="block" className={styles.sharp} />
      </div>
      <div className={card.body}>
        <div className={joinClasses(card.name, layout.nameLines === 1 && card.short)}>
          <Skeleton />
          {layout.nameLines === 2 ? <Skeleton width="three-quarters" /> : null}
        </div>
        <div className={card.price}>
          <Skeleton width="half" />
        </div>
        {layout.rating || layout.sold ? (
          <div className={card.trust}>
            <Skeleton width="half" />
          </div>
        ) : null}
        {layout.foot ? (
          <div className={card.foot}>
            <div>
              <Skeleton width="half" />
            </div>
          </div>
        ) : null}
        {layout.labels ? <div className={card.labels} /> : null}
      </div>
    </div>
  );
}
