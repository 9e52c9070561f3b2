import type { PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import type { VoucherState } from './voucher-state.ts';

/** The wire's names: the contract's `Voucher` fits. */
export type VoucherData = {
  readonly code: string;
  readonly kind: 'percentage' | 'fixed' | 'free-shipping';
  readonly label: string;
  readonly min_spend: Money;
  readonly cap?: Money;
  /** Epoch milliseconds. */
  readonly ends_at: number;
  /** Absent for a voucher of the marketplace itself. */
  readonly shop?: {
    readonly shopid: number;
    readonly username: string;
    readonly name: string;
    readonly picture: PictureRef;
  };
};

export type VoucherCardProps = {
  readonly voucher: VoucherData;
  readonly state: VoucherState;
  readonly format: {
    readonly money: (value: Money) => string;
    /** Epoch milliseconds. */
    readonly date: (at: number) => string;
  };
  /** Where a claimed voucher is spent. */
  readonly useTo: string;
  /** For vouchers that can be claimed. */
  readonly onClaim?: () => void;
  /** It is being claimed. */
  readonly claiming?: boolean;
};
