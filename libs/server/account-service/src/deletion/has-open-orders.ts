import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Whether an order of the account or of its shops is neither completed nor cancelled. */
export async function hasOpenOrders(db: Kysely<Database>, userid: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('order_id')
    .where('status', 'not in', ['completed', 'cancelled'])
    .where((where) =>
      where.or([
        where('user_id', '=', userid),
        where('shopid', 'in', (shops) =>
          shops.selectFrom('shop').select('shop.shopid').where('shop.userid', '=', userid),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
