import type { Passkey } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import type { Selectable } from 'kysely';

/** Returns a passkey as its owner sees it. */
export const toPasskey = (row: Selectable<Database['passkey']>): Passkey => ({
  id: row.credential_id,
  name: row.name,
  host: row.rp_id,
  ctime: toUnixSeconds(row.created_at),
  used_time: toUnixSeconds(row.used_at),
});
