import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** `text` is a line, `square` as high as wide, `block` fills its container, `circle` an avatar. */
  readonly shape?: 'text' | 'square' | 'block' | 'circle';
  readonly width?: 'full' | 'three-quarters' | 'half' | 'third';
  readonly className?: string;
};

/** A grey placeholder of the final size; hidden from screen readers (the list announces that it is loading). */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps): ReactElement => (
  <span
    className={joinClasses(styles.skeleton, styles[shape], styles[width], className)}
    aria-hidden="true"
  />
);
