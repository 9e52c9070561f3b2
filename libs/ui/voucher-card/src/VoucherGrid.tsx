import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { VoucherCardSkeleton } from './VoucherCardSkeleton.tsx';
import styles from './VoucherGrid.module.css';

export type VoucherGridProps = {
  /** The accessible name of the list. */
  readonly label: string;
  /** One element per voucher, each with a key. */
  readonly children?: ReactNode;
  /** The number of skeletons after them while more are loading. */
  readonly loading?: number;
};

/** A grid of vouchers: one column on phones, two or three on desktops. */
export const VoucherGrid = ({ label, children, loading = 0 }: VoucherGridProps): ReactElement => (
  <ul className={styles.grid} aria-label={label} aria-busy={loading > 0 || undefined}>
    {Children.map(children, (voucher) => (
      <li>{voucher}</li>
    ))}
    {Array.from({ length: loading }, (_, index) => (
      <li key={`loading-${index}`} aria-hidden="true">
        <VoucherCardSkeleton />
      </li>
    ))}
  </ul>
);
