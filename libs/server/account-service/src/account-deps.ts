import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { OneTimeCodes } from './codes/one-time-codes.ts';
import type { KnownDevices } from './known-devices.ts';
import type { MessageDelivery } from './messages/message.ts';
import type { Passwords } from './passwords.ts';
import type { SellerSignInSettings } from './seller-sign-in.ts';
import type { ServerSecret } from './server-secret.ts';
import type { Sessions } from './sessions.ts';

/** Dependencies that the caller of `registerAccountCalls` provides. */
export type AccountPorts = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly limits: RateWindows;
  /** Sends codes and mails. */
  readonly delivery: MessageDelivery;
  /** Whether the messages that the store keeps can be read by anybody: off live. */
  readonly servesOutbox?: boolean;
  readonly sellerSignIn?: SellerSignInSettings;
  /** Whether test accounts, whose passwords are published, are refused; true on a live store. */
  readonly refusesTestAccounts?: boolean;
  /** Whether sign-ins and sign-ups from this machine itself are not counted by address: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Dependencies of the account functions. */
export type AccountDeps = AccountPorts & {
  readonly secret: ServerSecret;
  readonly devices: KnownDevices;
  readonly codes: OneTimeCodes;
};
