import { expect, it } from 'vitest';
import { voucherState } from './voucher-state.ts';

/** @spec voucher-status */
it.each([
  [1, false, 'claimable'],
  [2, false, 'gone'],
  [3, false, 'claimed'],
  [4, false, 'used'],
  [0, false, 'claimable'],
  [3, true, 'expired'],
  [4, true, 'used'],
])('%i, over %s: %s', (status, over, state) => {
  expect(voucherState(status, over)).toBe(state);
});
