import { sql } from 'kysely';
import type { ImportContext } from './import-context.ts';

/**
 * Locks the items that exist in key order, as orders do, so that neither can deadlock the other. What is read of them afterwards
 * stays until the end of the transaction.
 */
export async function lockItems(
  { db, market }: Pick<ImportContext, 'db' | 'market'>,
  items: readonly { readonly shopid: number; readonly itemid: number }[],
): Promise<void> {
  await sql`select from item where market = ${market.code} and (shopid, itemid) in (
      select * from unnest(${items.map(({ shopid }) => shopid)}::bigint[],
        ${items.map(({ itemid }) => itemid)}::bigint[]))
    order by shopid, itemid for no key update`.execute(db);
}
