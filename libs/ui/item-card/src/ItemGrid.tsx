import type { CardSetName } from '@pasar/badge-rules';
import { Grid, VisuallyHidden, useWords } from '@pasar/design-system';
import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cardLayouts } from './card-layouts.data.ts';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';
import styles from './ItemGrid.module.css';

export type ItemGridProps = {
  /** One element per card, each with a key. */
  readonly children?: ReactNode;
  /** The number of skeletons after the cards while more are loading. */
  readonly loading?: number;
  /** The cards' set, which decides skeletons and columns. */
  readonly cardSet?: CardSetName;
  readonly label?: string;
};

/** A grid of cards that grows at its end; announces once to screen readers that more is loading. */
export function ItemGrid({ children, loading = 0, cardSet, label }: ItemGridProps): ReactElement {
  const words = useWords();
  const lying = cardSet !== undefined && cardLayouts[cardSet].shape === 'lying';
  return (
    <div aria-busy={loading > 0 || undefined}>
      <Grid as="ul" className={styles.grid} of={lying ? 'columns' : 'cards'} role="list" aria-label={label}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          <li key={`loading-${index}`} aria-hidden="true">
            <ItemCardSkeleton cardSet={cardSet} />
          </li>
        ))}
      </Grid>
      <VisuallyHidden as="p">{loading > 0 ? words('loading') : ''}</VisuallyHidden>
    </div>
  );
}
