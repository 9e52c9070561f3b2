import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { marketStepPath } from './market-step-path.ts';

/** @spec cart-user-kyc-not-met new-cart-user-kyc-not-met */
it.each([
  ['TW', '/user/account/kyc', '/kyc/custom-tw'],
  ['BR', '/user/account/kyc', '/user/account/kyc'],
  ['TW', '/verify/otp', '/verify/otp'],
] as const)('in %s, the step %s is at %s', (code, path, expected) => {
  expect(marketStepPath(path, marketByCode(code))).toBe(expected);
});
