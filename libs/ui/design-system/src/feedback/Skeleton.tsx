import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** `text` is a line, `square` as high as wide, `block` fills its box, `circle` a portrait. */
  readonly shape?: 'text' | 'square' | 'block' | 'circle';
  readonly width?: 'full' | 'three-quarters' | 'half' | 'third';
  readonly className?: string;
};

/** A grey stand-in of the final size; hidden from screen readers (the list says that it loads). */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps): ReactElement => (
  <span
    className={joinClasses(styles.skeleton, styles[shape], styles[width], className)}
    aria-hidden="true"
  />
);
