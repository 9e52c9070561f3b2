import type { CookiePreference } from '@pasar/consent';
import { isCookiePreference } from '@pasar/consent';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** What an account has said, in no order; empty when it has said nothing yet. */
export async function readPreferences(
  db: Kysely<Database>,
  userid: number,
): Promise<readonly CookiePreference[]> {
  const rows = await db
    .selectFrom('consent_preference')
    .select(['category', 'status', 'updated_at'])
    .where('user_id', '=', userid)
    .execute();
  return rows
    .map(({ category, status, updated_at }): unknown => ({
      category,
      status,
      update_time: seconds(updated_at),
    }))
    .filter(isCookiePreference);
}

/** In one order for everybody: two calls at once wait for each other, and never each for the other. */
const sortByCategory = (said: readonly CookiePreference[]): CookiePreference[] =>
  said.toSorted((one, other) => one.category - other.category);

/** Keeps what an account says, all of it or nothing, and answers what stands then. `now` in epoch milliseconds. */
export const savePreferences = (
  db: Kysely<Database>,
  userid: number,
  said: readonly CookiePreference[],
  now: number,
): Promise<readonly CookiePreference[]> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('consent_preference')
      .values(
        sortByCategory(said).map(({ category, status }) => ({
          user_id: userid,
          category,
          status,
          updated_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'category']).doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
    return readPreferences(transaction, userid);
  });
