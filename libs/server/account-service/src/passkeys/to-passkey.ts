import type { Passkey } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Returns a passkey as its owner sees it. */
export const toPasskey = (row: Selectable<Database['passkey']>): Passkey => ({
  id: row.credential_id,
  name: row.name,
  host: row.rp_id,
  ctime: seconds(row.created_at),
  used_time: seconds(row.used_at),
});
