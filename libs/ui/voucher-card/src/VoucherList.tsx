import type { ReactElement } from 'react';
import { VoucherCard } from './VoucherCard.tsx';
import type { VoucherCardProps, VoucherData } from './voucher-card-props.ts';
import { VoucherGrid } from './VoucherGrid.tsx';
import { voucherSpendPath } from './voucher-spend-path.ts';
import type { VoucherState } from './voucher-state.ts';

export type VoucherListProps<Voucher extends VoucherData> = Pick<
  VoucherCardProps,
  'format' | 'headingLevel'
> & {
  /** The accessible name of the list. */
  readonly label: string;
  readonly vouchers: readonly Voucher[];
  readonly stateOf: (voucher: Voucher) => VoucherState;
  /** The path where the marketplace's vouchers can be used, a shop's being for its shop; or a function for every voucher. */
  readonly spendPath: string | ((voucher: Voucher) => string);
  /** Called to claim a voucher. */
  readonly onClaim?: (voucher: Voucher) => void;
  readonly isClaiming?: (voucher: Voucher) => boolean;
};

/** A grid of voucher cards. */
export const VoucherList = <Voucher extends VoucherData>({
  label,
  vouchers,
  stateOf,
  spendPath,
  onClaim,
  isClaiming,
  format,
  headingLevel,
}: VoucherListProps<Voucher>): ReactElement => (
  <VoucherGrid label={label}>
    {vouchers.map((voucher) => (
      <VoucherCard
        key={voucher.code}
        voucher={voucher}
        state={stateOf(voucher)}
        format={format}
        useTo={typeof spendPath === 'string' ? voucherSpendPath(voucher, spendPath) : spendPath(voucher)}
        {...(headingLevel && { headingLevel })}
        {...(onClaim && { onClaim: () => onClaim(voucher) })}
        {...(isClaiming && { claiming: isClaiming(voucher) })}
      />
    ))}
  </VoucherGrid>
);
