import type { PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import type { VoucherState } from './voucher-state.ts';

/** Under the wire's names; the contract's `Voucher` is assignable. */
export type VoucherData = {
  readonly code: string;
  readonly kind: 'percentage' | 'fixed' | 'free-shipping';
  readonly label: string;
  /** Whether it is valid for some products of the shop only. */
  readonly is_for_chosen_items?: boolean;
  readonly min_spend: Money;
  readonly cap?: Money;
  /** Epoch milliseconds. */
  readonly ends_at: number;
  /** Absent for a voucher of the marketplace. */
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
  /** The path where a claimed voucher can be used. */
  readonly useTo: string;
  /** Called to claim it. */
  readonly onClaim?: () => void;
  /** Whether it is being claimed. */
  readonly claiming?: boolean;
  /** The heading level of its discount; `h3` by default, for a section of a page. */
  readonly headingLevel?: 'h2' | 'h3';
};
