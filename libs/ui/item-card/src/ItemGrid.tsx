import type { CardSetName } from '@pasar/badge-rules';
import { Grid, VisuallyHidden, useWords } from '@pasar/design-system';
import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cardLayouts } from './card-layouts.data.ts';
import { ItemCardSkeleton } from './ItemCardSkeleton.tsx';
import styles from './ItemGrid.module.css';

export type ItemGridProps = {
  /** One element a card, each with its key. */
  readonly children?: ReactNode;
  /** So many stand-ins after the cards, while more are on their way. */
  readonly loading?: number;
  /** Which card set the cards are; their stand-ins and columns follow. */
  readonly cardSet?: CardSetName;
  readonly label?: string;
};

/** A list of cards as a grid, growing at its end; says once to screen readers that more is loading. */
export function ItemGrid({ children, loading = 0, cardSet, label }: ItemGridProps): ReactElement {
  const words = useWords();
  const lying = cardSet !== undefined && cardLayouts[cardSet].shape === 'lying';
  return (
    <div aria-busy={loading > 0 || undefined}>
      <Grid as="ul" of={lying ? 'columns' : 'cards'} role="list" aria-label={label}>
        {Children.map(children, (card) => (
          <li className={styles.thing}>{card}</li>
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
