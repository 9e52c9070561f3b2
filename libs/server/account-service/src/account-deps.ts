import type { Database, Ids } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** What the account's domain works with. */
export type AccountDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly limits: RateWindows;
};
