import type { ComponentProps, ElementType, ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './arrange.module.css';

export type CardProps = Omit<ComponentProps<'div'>, 'style'> & {
  readonly as?: ElementType;
  /** `rows` is for a list whose items each hold one row with its own padding: a link, mostly. */
  readonly padding?: 'none' | 'md' | 'lg' | 'rows';
};

/** A surface on the page's background. */
export const Card = ({
  as: Element = 'div',
  padding = 'lg',
  className,
  ...rest
}: CardProps): ReactElement => (
  <Element {...rest} data-padding={padding} className={joinClasses(styles.card, className)} />
);
