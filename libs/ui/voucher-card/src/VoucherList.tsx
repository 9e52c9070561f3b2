import type { ReactElement } from 'react';
import { VoucherCard } from './VoucherCard.tsx';
import type { VoucherCardProps, VoucherData } from './voucher-card-props.ts';
import { VoucherGrid } from './VoucherGrid.tsx';
import type { VoucherState } from './voucher-state.ts';

export type VoucherListProps<Voucher extends VoucherData> = Pick<
  VoucherCardProps,
  'format' | 'headingLevel'
> & {
  /** The accessible name of the list. */
  readonly label: string;
  readonly vouchers: readonly Voucher[];
  readonly stateOf: (voucher: Voucher) => VoucherState;
  /** Builds the path where a voucher can be used. */
  readonly spendPath: (voucher: Voucher) => string;
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
        useTo={spendPath(voucher)}
        {...(headingLevel && { headingLevel })}
        {...(onClaim && { onClaim: () => onClaim(voucher) })}
        {...(isClaiming && { claiming: isClaiming(voucher) })}
      />
    ))}
  </VoucherGrid>
);
