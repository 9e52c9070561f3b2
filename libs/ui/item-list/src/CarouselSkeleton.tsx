import type { ReactElement, ReactNode } from 'react';
import type { CarouselProps } from './Carousel.tsx';
import styles from './Carousel.module.css';

export type CarouselSkeletonProps = Pick<CarouselProps, 'of'> & {
  readonly count: number;
  /** One skeleton, as high as an element. */
  readonly children: ReactNode;
};

/** A carousel of skeletons, shown while its elements load. */
export const CarouselSkeleton = ({ of = 'cards', count, children }: CarouselSkeletonProps): ReactElement => (
  <ul className={styles.list} data-of={of} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.thing}>
        {children}
      </li>
    ))}
  </ul>
);
