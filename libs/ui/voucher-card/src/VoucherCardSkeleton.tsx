import { Skeleton } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './VoucherCardSkeleton.module.css';

/** As high as a voucher, while it is fetched. */
export const VoucherCardSkeleton = (): ReactElement => <Skeleton shape="block" className={styles.ticket} />;
