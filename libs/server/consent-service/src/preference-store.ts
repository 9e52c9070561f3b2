import type { CookiePreference } from '@pasar/consent';
import { isCookiePreference } from '@pasar/consent';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import type { Expression, Kysely } from 'kysely';

/** Selects an account's choices; `userid` may be a column of an outer query. */
export const selectPreferences = (db: Kysely<Database>, userid: number | Expression<number>) =>
  db
    .selectFrom('consent_preference')
    .select(['category', 'status', 'updated_at'])
    .where('user_id', '=', userid);

/** A row of `selectPreferences`. */
export type PreferenceRow = {
  readonly category: number;
  readonly status: number;
  readonly updated_at: number;
};

export const toPreferences = (rows: readonly PreferenceRow[]): readonly CookiePreference[] =>
  rows
    .map(({ category, status, updated_at }): unknown => ({
      category,
      status,
      update_time: toUnixSeconds(updated_at),
    }))
    .filter(isCookiePreference);

/** Reads an account's choices, unordered; empty if it has none. */
export const readPreferences = async (
  db: Kysely<Database>,
  userid: number,
): Promise<readonly CookiePreference[]> => toPreferences(await selectPreferences(db, userid).execute());

/** Uses one lock order everywhere, so that concurrent calls cannot deadlock. */
const sortByCategory = (preferences: readonly CookiePreference[]): CookiePreference[] =>
  preferences.toSorted((one, other) => one.category - other.category);

/** Saves all of an account's choices or none, and returns the result. `now` in epoch milliseconds. */
export const savePreferences = (
  db: Kysely<Database>,
  userid: number,
  preferences: readonly CookiePreference[],
  now: number,
): Promise<readonly CookiePreference[]> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('consent_preference')
      .values(
        sortByCategory(preferences).map(({ category, status }) => ({
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
