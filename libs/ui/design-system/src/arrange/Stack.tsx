import type { ComponentProps, ElementType, ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './arrange.module.css';

/** A step of the spacing scale. */
export type Space = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';

export type StackProps = Omit<ComponentProps<'div'>, 'style'> & {
  readonly as?: ElementType;
  readonly gap?: Space;
};

/** Stacks its children vertically. */
export const Stack = ({ as: Element = 'div', gap = 'lg', className, ...rest }: StackProps): ReactElement => (
  <Element {...rest} data-gap={gap} className={joinClasses(styles.stack, className)} />
);

export type ClusterProps = StackProps & {
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly wrap?: boolean;
};

/** Lays out its children in a row that wraps. */
export const Cluster = ({
  as: Element = 'div',
  gap = 'sm',
  justify = 'start',
  align = 'center',
  wrap = true,
  className,
  ...rest
}: ClusterProps): ReactElement => (
  <Element
    {...rest}
    data-gap={gap}
    data-justify={justify}
    data-align={align}
    className={joinClasses(styles.cluster, wrap && styles.wrap, className)}
  />
);
