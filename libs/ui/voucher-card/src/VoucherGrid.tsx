import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { VoucherCardSkeleton } from './VoucherCardSkeleton.tsx';
import styles from './VoucherGrid.module.css';

export type VoucherGridProps = {
  /** What the list is, for those who do not see it. */
  readonly label: string;
  /** One element a voucher, each with its key. */
  readonly children?: ReactNode;
  /** So many stand-ins after them, while more are on their way. */
  readonly loading?: number;
};

/** Vouchers under one another on a phone, two or three abreast on a desk. */
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
