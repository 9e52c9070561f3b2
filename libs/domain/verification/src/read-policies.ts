import { verificationPolicies } from './policies.data.ts';
import type { VerificationPolicies, VerificationPolicy } from './policies.data.ts';

const isPurpose = (name: string): name is keyof VerificationPolicies =>
  Object.hasOwn(verificationPolicies, name);

/**
 * The policies with the changes of a store's settings: `sign-in=off,search=3` switches one off and gives the other three free
 * hits. Null for a text that is malformed or names no policy.
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
