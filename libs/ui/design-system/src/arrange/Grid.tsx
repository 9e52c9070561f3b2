import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { StackProps } from './Stack.tsx';
import styles from './arrange.module.css';

export type GridProps = StackProps & {
  /** `cards` is the grid of items: two columns on phones, up to six on desktops. `tiles` are small; `columns` are wide. */
  readonly of?: 'cards' | 'tiles' | 'columns';
};

/** As many equal columns as fit. */
export const Grid = ({
  as: Element = 'div',
  of = 'cards',
  gap = 'sm',
  className,
  ...rest
}: GridProps): ReactElement => (
  <Element {...rest} data-gap={gap} className={joinClasses(styles.grid, styles[of], className)} />
);
