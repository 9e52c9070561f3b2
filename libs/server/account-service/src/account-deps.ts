import type { Database, Ids } from '@pasar/database';
import type { RateWindows, VerificationGuard } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { OneTimeCodes } from './codes/one-time-codes.ts';
import type { KnownDevices } from './known-devices.ts';
import type { MessageDelivery } from './messages/message.ts';
import type { PortraitFiles } from './profile/portrait-files.ts';
import type { Passwords } from './passwords.ts';
import type { SellerSignInSettings } from './seller-sign-in.ts';
import type { ServerSecret } from './server-secret.ts';
import type { Sessions } from './sessions.ts';
import type { IdentityProvider } from './social/identity-providers.ts';

/** Dependencies that the caller of `registerAccountCalls` provides. */
export type AccountPorts = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly limits: RateWindows;
  /** Asks for a verification before a call; none are asked for without it. */
  readonly verifications?: VerificationGuard;
  /** Sends codes and mails. */
  readonly delivery: MessageDelivery;
  /** Whether the messages that the store keeps can be read by anybody: off live. */
  readonly servesOutbox?: boolean;
  /** Where members' pictures are kept; without it none is taken. */
  readonly portraits?: PortraitFiles;
  readonly sellerSignIn?: SellerSignInSettings;
  /** OpenID providers that sign members in; none by default. */
  readonly identityProviders?: readonly IdentityProvider[];
  /** Whether test accounts, whose passwords are published, are refused; true on a live store. */
  readonly refusesTestAccounts?: boolean;
  /** Whether sign-ins and sign-ups from this machine itself are not counted by address: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Dependencies of the account functions. */
export type AccountDeps = AccountPorts & {
  readonly portraits: PortraitFiles;
  readonly secret: ServerSecret;
  readonly devices: KnownDevices;
  readonly codes: OneTimeCodes;
};
