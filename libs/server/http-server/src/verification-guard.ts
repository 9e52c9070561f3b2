import type { VerificationPurpose } from '@pasar/verification';
import type { CallContext } from './serve-call.ts';

/** What a guard reads of a call. */
export type GuardedCall = Pick<
  CallContext<never>,
  'address' | 'cookies' | 'market' | 'now' | 'readHeader'
> & { readonly user?: { readonly userid: number } | undefined };

/** Asks for verifications before calls, by the policies of `@pasar/verification`. */
export type VerificationGuard = {
  /**
   * Lets a call pass that needs no verification, or carries the token of one, which is used up. Throws the policy's code
   * otherwise, with the verification to pass. Some policies count under a `key` besides the client, such as a name.
   */
  require(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
  /** Counts a hit of the client; the policy says how many are free. */
  count(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
  /**
   * Counts a call of the client, and asks as `require` does once there were too many. Ordinary visitors cause no database access.
   */
  limit(purpose: VerificationPurpose, call: GuardedCall): Promise<void>;
  /** The client begins at 0 again. */
  forget(purpose: VerificationPurpose, call: GuardedCall, key?: string): Promise<void>;
};
