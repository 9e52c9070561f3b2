import type { MessageDelivery, ServerSecret } from '@pasar/account-service';
import type { Database } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of members' settings. */
export type SettingsDeps = {
  readonly db: Kysely<Database>;
  readonly limits: RateWindows;
  /** Signs the links in mails; the same in every process. */
  readonly secret: ServerSecret;
  /** A delivery that respects members' choices: see `createConsentedDelivery`. */
  readonly delivery: MessageDelivery;
};
