import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RateWindows } from './ports.ts';

/** Rate-limit windows in the database, shared by all processes of a store. */
export function databaseRateWindows(db: Kysely<Database>): RateWindows {
  return {
    hit: async (key, lasts, now) => {
      const { hits, ends_at } = await db
        .insertInto('rate_window')
        .values({ key, hits: 1, ends_at: now + lasts })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when rate_window.ends_at > ${now} then rate_window.hits + 1 else 1 end`,
            ends_at: sql`case when rate_window.ends_at > ${now} then rate_window.ends_at else excluded.ends_at end`,
          }),
        )
        .returning(['hits', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { hits, endsAt: ends_at };
    },
    peek: async (key, now) => {
      const row = await db
        .selectFrom('rate_window')
        .select(['hits', 'ends_at'])
        .where('key', '=', key)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row && { hits: row.hits, endsAt: row.ends_at };
    },
    clear: async (key) => {
      await db.deleteFrom('rate_window').where('key', '=', key).execute();
    },
  };
}
