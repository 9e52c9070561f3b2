import { sql } from 'kysely';
import type { ImportContext } from './import-context.ts';
import { productKey } from './find-known-items.ts';
import type { KeyTable } from './reading/key-table.ts';

type PruneOptions = {
  readonly shopids: readonly number[];
  /** The feed's products by `productKey`, or by id alone if the shop could not be read. */
  readonly seen: KeyTable;
  readonly isDryRun: boolean;
};

type ImportedProduct = { readonly shopid: number; readonly external_id: string; readonly itemid: number };

const pageSize = 5000;

/** Reads a page of a shop's imported items that are on sale. */
const readPage = async (
  { db, market }: ImportContext,
  shopid: number,
  after: string,
): Promise<ImportedProduct[]> => {
  const { rows } = await sql<ImportedProduct>`
    select known.shopid, known.external_id, known.itemid from import_item as known
    join item on item.market = known.market and item.shopid = known.shopid and item.itemid = known.itemid
    where known.market = ${market.code} and known.shopid = ${shopid} and known.external_id > ${after}
      and item.status = 1
    order by known.external_id limit ${pageSize}`.execute(db);
  return rows;
};

const isSeen = (seen: KeyTable, { shopid, external_id }: ImportedProduct): boolean =>
  (seen.get(productKey({ shopid, externalId: external_id })) ?? seen.get(external_id)) !== undefined;

const takeOffSale = ({ db, market }: ImportContext, gone: readonly ImportedProduct[]) =>
  sql`update item set status = 0, revision = item.revision + 1 from unnest(${gone.map(({ shopid }) => shopid)}::bigint[],
      ${gone.map(({ itemid }) => itemid)}::bigint[]) as gone (shopid, itemid)
    where item.market = ${market.code} and item.shopid = gone.shopid and item.itemid = gone.itemid`.execute(
    db,
  );

/** Takes imported items that are no longer in the feed off sale in some shops; returns their number. */
export async function pruneProducts(
  context: ImportContext,
  { shopids, seen, isDryRun }: PruneOptions,
): Promise<number> {
  let count = 0;
  for (const shopid of shopids) {
    let page = await readPage(context, shopid, '');
    while (page.length > 0) {
      const gone = page.filter((known) => !isSeen(seen, known));
      count += gone.length;
      if (gone.length > 0 && !isDryRun) await takeOffSale(context, gone);
      page = await readPage(context, shopid, page.at(-1)?.external_id ?? '');
    }
  }
  return count;
}
