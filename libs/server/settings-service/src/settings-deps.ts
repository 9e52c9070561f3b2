import type { MessageDelivery, ServerSecret } from '@pasar/account-service';
import type { Database } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of members' settings. */
export type SettingsDeps = {
  readonly db: Kysely<Database>;
  readonly limits: RateWindows;
  /** Signs the links of mails; the same in every process. */
  readonly secret: ServerSecret;
  /** One that respects what members have chosen: see `createConsentedDelivery`. */
  readonly delivery: MessageDelivery;
};
