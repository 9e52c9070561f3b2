/** What a shopper can do with a voucher, or why nothing. */
export type VoucherState = 'claimable' | 'gone' | 'claimed' | 'used' | 'expired';

const states: Readonly<Record<number, VoucherState>> = {
  1: 'claimable',
  2: 'gone',
  3: 'claimed',
  4: 'used',
};

/** The state for the wire's status number; an unknown one counts as claimable. `over`: the voucher has expired. @spec voucher-status */
export const voucherState = (status: number, over = false): VoucherState => {
  const state = states[status] ?? 'claimable';
  return over && state !== 'used' ? 'expired' : state;
};
