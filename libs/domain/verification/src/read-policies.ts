import { verificationPolicies } from './policies.data.ts';
import type { VerificationPolicies, VerificationPolicy } from './policies.data.ts';

const isPurpose = (name: string): name is keyof VerificationPolicies =>
  Object.hasOwn(verificationPolicies, name);

/**
 * Applies a store's settings to the policies: `sign-in=off,search=3` disables one and sets the other's free hits to 3. Null if
 * malformed, or for an unknown policy.
 */
export function readPolicies(text: string): VerificationPolicies | null {
  const changed: Record<string, VerificationPolicy> = { ...verificationPolicies };
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)=(off|\d{1,6})\s*$/.exec(part) ?? [];
    if (!isPurpose(name)) return null;
    const freeHits = value === 'off' ? Infinity : Number(value);
    changed[name] = { ...verificationPolicies[name], freeHits };
  }
  return changed as VerificationPolicies;
}
