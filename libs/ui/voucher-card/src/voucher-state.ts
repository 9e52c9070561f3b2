/** What a shopper can do with a voucher, or why nothing. */
export type VoucherState = 'claimable' | 'gone' | 'claimed' | 'used' | 'expired';

const states: Readonly<Record<number, VoucherState>> = {
  1: 'claimable',
  2: 'gone',
  3: 'claimed',
  4: 'used',
};

/** The state that the wire's number says; one that nobody knows can still be tried. `over`: its time has passed. @spec voucher-status */
export const voucherState = (status: number, over = false): VoucherState => {
  const state = states[status] ?? 'claimable';
  return over && state !== 'used' ? 'expired' : state;
};
