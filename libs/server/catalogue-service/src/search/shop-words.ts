import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createSegmenters, splitRuns, segmentWords } from './split-runs.ts';

const segmenters = createSegmenters();

/** Returns the words of a shop's name, without repeats. */
export const shopWords = (text: string): string[] => [
  ...new Set(
    splitRuns(text).flatMap((run) => (run.unspaced ? segmentWords(run.text, segmenters) : [run.text])),
  ),
];

/** Refreshes the words by which shops are found: those of names and usernames. */
export async function refreshShopWords(db: Kysely<Database>, market: string): Promise<void> {
  const shops = await db
    .selectFrom('shop')
    .select(['shopid', 'name', 'username'])
    .where('market', '=', market)
    .execute();
  const rows = shops.flatMap(({ shopid, name, username }) =>
    shopWords(`${name} ${username} ${username.toLowerCase()}`).map((word) => ({ market, word, shopid })),
  );
  await db.deleteFrom('shop_word').where('market', '=', market).execute();
  await sql`insert into shop_word select * from json_populate_recordset(null::shop_word, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
