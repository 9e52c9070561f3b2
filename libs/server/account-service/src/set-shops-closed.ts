import type { Database } from '@pasar/database';
import { normalStatus, withheldStatus } from '@pasar/item';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

/** Closes the shops of an account in every market and withholds their items from sale, or reopens them with what was for sale. */
export async function setShopsClosed(
  trx: Transaction<Database>,
  userid: number,
  is_closed: boolean,
): Promise<void> {
  const shops = await trx
    .selectFrom('shop')
    .select(['market', 'shopid'])
    .where('userid', '=', userid)
    .where('is_closed', '<>', is_closed)
    .forUpdate()
    .execute();
  const [from, to] = is_closed ? [normalStatus, withheldStatus] : [withheldStatus, normalStatus];
  for (const { market, shopid } of shops) {
    await trx
      .updateTable('shop')
      .set({ is_closed })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .execute();
    await trx
      .updateTable('item')
      .set({ status: to, revision: sql`revision + 1` })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .where('status', '=', from)
      .execute();
  }
}
