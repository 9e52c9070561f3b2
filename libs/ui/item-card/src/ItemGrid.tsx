import type { CardSetName } from '@pasar/badge-rules';
import { Grid, VisuallyHidden, useWords } from '@pasar/design-system';
import { Children } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
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
  /** Pixels before the first and after the last card, in place of rows that are not rendered. */
  readonly space?: { readonly before: number; readonly after: number };
};

/**
 * The space of omitted rows as the list's own padding: an element before the list would move the list whenever it grows, which
 * browsers count as a layout shift although no card moves.
 */
const toPadding = (space: ItemGridProps['space']): { readonly style?: CSSProperties } =>
  space && space.before + space.after > 0
    ? { style: { paddingBlock: `${space.before}px ${space.after}px` } }
    : {};

/** A grid of cards that grows at its end; announces once to screen readers that more is loading. */
export function ItemGrid({ children, loading = 0, cardSet, label, space }: ItemGridProps): ReactElement {
  const words = useWords();
  const lying = cardSet !== undefined && cardLayouts[cardSet].shape === 'lying';
  return (
    <div aria-busy={loading > 0 || undefined}>
      <Grid
        as="ul"
        className={styles.grid}
        of={lying ? 'columns' : 'cards'}
        role="list"
        aria-label={label}
        {...toPadding(space)}
      >
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
