import type { VerificationPurpose } from '@pasar/verification';
import type { CallContext } from './serve-call.ts';

/** The parts of a call that a guard reads. */
export type GuardedCall = Pick<
  CallContext<never>,
  'address' | 'cookies' | 'market' | 'now' | 'readHeader'
> & { readonly user?: { readonly userid: number } | undefined };

/** Requires verifications before calls, by the policies of `@pasar/verification`. */
export type VerificationGuard = {
  /**
   * Lets a call pass if it needs no verification or carries a verification token, which is consumed. Otherwise throws the policy's
   * code with the verification to pass. Some policies count by a `key` besides the client, such as a name.
   */
  require(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
  /** Counts a hit of the client; the policy defines how many are free. */
  count(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
  /** Counts a call of the client, and requires a verification once there were too many. Causes no database access for ordinary visitors. */
  limit(purpose: VerificationPurpose, call: GuardedCall): Promise<void>;
  /** Resets the client's count. */
  forget(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
};
