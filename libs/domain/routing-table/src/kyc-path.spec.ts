import { expect, it } from 'vitest';
import { kycPath } from './kyc-path.ts';

it.each([
  ['TW', '/kyc/custom-tw'],
  ['BR', '/user/account/kyc'],
  ['SG', '/user/account/kyc'],
] as const)('%s checks identities at %s', (market, path) => expect(kycPath(market)).toBe(path));
