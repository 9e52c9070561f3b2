import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { sql } from 'kysely';
import type { Kysely, Updateable } from 'kysely';
import type { ImportRow } from './import-row.ts';

type ClaimDeps = { readonly db: Kysely<Database>; readonly now: () => number };

/** Another process takes over an import whose process has not reported for so long. */
const takeoverMs = minuteMs;

/** Claims the oldest import that waits, or whose process has died, and counts the attempt. */
export async function claimImport({ db, now }: ClaimDeps): Promise<ImportRow | undefined> {
  const time = now();
  const { rows } = await sql<ImportRow>`
    update seller_import set state = 'running', beat_at = ${time}, attempts = attempts + 1
    where (market, shopid, import_id) = (
      select market, shopid, import_id from seller_import
      where state = 'waiting' or (state = 'running' and beat_at < ${time - takeoverMs})
      order by created_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/**
 * Updates a running import if this process, which last reported at `beatAt`, still has it. Returns undefined if another process
 * has taken it over.
 */
export const changeClaimed = (
  { db }: Pick<ClaimDeps, 'db'>,
  { market, shopid, import_id }: ImportRow,
  beatAt: number,
  changes: Updateable<Database['seller_import']>,
): Promise<ImportRow | undefined> =>
  db
    .updateTable('seller_import')
    .set(changes)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('import_id', '=', import_id)
    .where('state', '=', 'running')
    .where('beat_at', '=', beatAt)
    .returningAll()
    .executeTakeFirst();
