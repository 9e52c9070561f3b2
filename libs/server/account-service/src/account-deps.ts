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
  /** Requires verification before a call; none is required if absent. */
  readonly verifications?: VerificationGuard;
  /** Sends codes and e-mails. */
  readonly delivery: MessageDelivery;
  /** Whether anybody can read the messages in the outbox; never on a live store. */
  readonly servesOutbox?: boolean;
  /** Where members' pictures are stored; if absent, none are accepted. */
  readonly portraits?: PortraitFiles;
  readonly sellerSignIn?: SellerSignInSettings;
  /** OpenID providers that members can sign in with; none by default. */
  readonly identityProviders?: readonly IdentityProvider[];
  /** Whether test accounts, whose passwords are public, may not sign in; true on a live store. */
  readonly refusesTestAccounts?: boolean;
  /** Whether sign-ins and sign-ups from this machine are exempt from limits by address: for development and demos. */
  readonly exemptLoopback?: boolean;
};

/** Dependencies of the account functions. */
export type AccountDeps = AccountPorts & {
  readonly portraits: PortraitFiles;
  readonly secret: ServerSecret;
  readonly devices: KnownDevices;
  readonly codes: OneTimeCodes;
};
