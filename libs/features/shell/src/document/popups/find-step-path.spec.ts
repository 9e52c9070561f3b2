import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { findStepPath } from './find-step-path.ts';

/** @spec cart-user-kyc-not-met new-cart-user-kyc-not-met */
it.each([
  ['TW', '/user/account/kyc', '/kyc/custom-tw'],
  ['BR', '/user/account/kyc', '/user/account/kyc'],
  ['TW', '/verify/otp', '/verify/otp'],
] as const)('in %s, the step %s is at %s', (code, path, expected) => {
  expect(findStepPath(path, marketByCode(code))).toBe(expected);
});
