import { Skeleton } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './VoucherCardSkeleton.module.css';

/** A skeleton of a voucher's height. */
export const VoucherCardSkeleton = (): ReactElement => <Skeleton shape="block" className={styles.ticket} />;
