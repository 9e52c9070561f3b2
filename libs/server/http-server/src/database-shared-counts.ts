import { createHash } from 'node:crypto';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SharedCounts } from './ports.ts';

/** Hashes the key: it is a network address, which must not be stored. */
const hashRowKey = (key: string): string => createHash('sha256').update(`calls\n${key}`).digest('base64url');

/** Shared call counts in the `rate_window` table; one statement for any number of keys. */
export function databaseSharedCounts(db: Kysely<Database>): SharedCounts {
  return {
    add: async (counts) => {
      // Sorted, so that two processes which add the same keys cannot deadlock.
      const rows = counts
        .map((count) => ({ ...count, row: hashRowKey(count.key) }))
        .toSorted((a, b) => (a.row < b.row ? -1 : 1));
      const { rows: totals } = await sql<{ key: string; hits: number }>`
        insert into rate_window as w (key, hits, ends_at)
        select * from unnest(${rows.map(({ row }) => row)}::text[], ${rows.map(({ hits }) => hits)}::int[],
          ${rows.map(({ endsAt }) => endsAt)}::int8[])
        on conflict (key) do update set
          hits = case when w.ends_at = excluded.ends_at then w.hits + excluded.hits
            when w.ends_at > excluded.ends_at then w.hits else excluded.hits end,
          ends_at = greatest(w.ends_at, excluded.ends_at)
        returning key, hits`.execute(db);
      const hitsByRow = new Map(totals.map(({ key, hits }) => [key, hits]));
      return new Map(rows.map(({ key, row, hits }) => [key, hitsByRow.get(row) ?? hits]));
    },
  };
}
