import type { Database } from '@pasar/database';
import { noPicture } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

/** Rows that are deleted with the shop. */
const shopTables = [
  'shop_word',
  'shop_collection',
  'shop_member',
  'shop_invitation',
  'seller_import',
] as const;

/** The id of a missing picture: a placeholder is shown. */

/**
 * Closes the shops of a deleted account: delists all items and removes the shop's team, imports, name, texts and pictures. Orders, ratings and
 * invoices stay under its id.
 */
export async function closeShops(trx: Transaction<Database>, userid: number): Promise<void> {
  const shops = await trx
    .selectFrom('shop')
    .select(['market', 'shopid'])
    .where('userid', '=', userid)
    .forUpdate()
    .execute();
  for (const { market, shopid } of shops) {
    for (const table of shopTables)
      await trx.deleteFrom(table).where('market', '=', market).where('shopid', '=', shopid).execute();
    await trx
      .updateTable('item')
      .set({ status: 0, revision: sql`revision + 1` })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .execute();
    const name = `closed.${shopid}`;
    await trx
      .updateTable('shop')
      .set({ name, username: name, description: '', tagline: '', location: '', holiday_mode_on: true })
      .set({ picture: sql`${JSON.stringify(noPicture)}`, cover: sql`${JSON.stringify(noPicture)}` })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .execute();
  }
}
