import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { segmenters, splitRuns, segmentWords } from './split-runs.ts';

/** Returns the words of a shop's name, without repeats. */
export const shopWords = (text: string): string[] => [
  ...new Set(
    splitRuns(text).flatMap((run) => (run.unspaced ? segmentWords(run.text, segmenters) : [run.text])),
  ),
];

type NamedShop = { readonly shopid: number; readonly name: string; readonly username: string };

/** Inserts the words of shops' names and usernames; leaves those that another transaction inserted. */
async function insertWords(db: Kysely<Database>, market: string, shops: readonly NamedShop[]): Promise<void> {
  const rows = shops.flatMap(({ shopid, name, username }) =>
    shopWords(`${name} ${username} ${username.toLowerCase()}`).map((word) => ({ market, word, shopid })),
  );
  await sql`insert into shop_word select * from json_populate_recordset(null::shop_word, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db);
}

/** Selects the shops of a market whose words are inserted. */
const selectShops = (db: Kysely<Database>, market: string) =>
  db.selectFrom('shop').select(['shopid', 'name', 'username']).where('market', '=', market);

/** Refreshes the words by which shops are found: those of names and usernames. */
export async function refreshShopWords(db: Kysely<Database>, market: string): Promise<void> {
  const shops = await selectShops(db, market).execute();
  await db.deleteFrom('shop_word').where('market', '=', market).execute();
  await insertWords(db, market, shops);
}

/** Refreshes the words of one shop, which was opened or renamed. */
export async function writeShopWords(
  db: Kysely<Database>,
  { market, shopid }: { readonly market: string; readonly shopid: number },
): Promise<void> {
  const shops = await selectShops(db, market).where('shopid', '=', shopid).execute();
  await db.deleteFrom('shop_word').where('market', '=', market).where('shopid', '=', shopid).execute();
  await insertWords(db, market, shops);
}
