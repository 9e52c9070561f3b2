import type { ComponentProps, ElementType, ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './arrange.module.css';

export type ContainerProps = Omit<ComponentProps<'div'>, 'style'> & {
  readonly as?: ElementType;
  /** `page` is the store's width; `text` and `form` are one narrow column. */
  readonly width?: 'page' | 'text' | 'form';
};

/** Limits the page's width and sets its margins, from 320 to 2560 px. */
export const Container = ({
  as: Element = 'div',
  width = 'page',
  className,
  ...rest
}: ContainerProps): ReactElement => (
  <Element {...rest} data-width={width} className={joinClasses(styles.container, className)} />
);
