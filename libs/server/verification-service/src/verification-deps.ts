import type {
  CodeDeliveryDeps,
  MessageDelivery,
  OneTimeCodes,
  Passwords,
  ServerSecret,
} from '@pasar/account-service';
import type { Database } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { VerificationPolicies } from '@pasar/verification';
import type { Kysely } from 'kysely';

/** Dependencies that the caller of `createVerifications` provides. */
export type VerificationPorts = {
  readonly db: Kysely<Database>;
  readonly limits: RateWindows;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly passwords: Passwords;
  /** Sends codes and links. */
  readonly delivery: MessageDelivery;
  /** When calls require verification; defaults to `verificationPolicies`. */
  readonly policies?: VerificationPolicies | undefined;
  /** Whether hits from this machine are exempt from limits by address: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Dependencies of this library's functions. */
export type VerificationDeps = VerificationPorts & {
  readonly secret: ServerSecret;
  readonly codes: OneTimeCodes;
  readonly policies: VerificationPolicies;
} & CodeDeliveryDeps;
