import { sql } from 'kysely';
import type { ImportContext } from './import-context.ts';

/** An item that an earlier run created for a product, in its current state. */
export type ImportedItem = {
  readonly itemid: number;
  readonly content_hash: string | null;
  readonly price: number;
  readonly stock: number;
  readonly status: number;
};

type ProductKey = { readonly shopid: number; readonly externalId: string };

export const productKey = ({ shopid, externalId }: ProductKey): string => `${shopid}\n${externalId}`;

/** Finds the items of previously imported products, by `productKey`. */
export async function findKnownItems(
  { db, market }: Pick<ImportContext, 'db' | 'market'>,
  products: readonly ProductKey[],
): Promise<ReadonlyMap<string, ImportedItem>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<ImportedItem & { shopid: number; external_id: string }>`
    select known.shopid, known.external_id, known.content_hash, item.itemid, item.price, item.stock, item.status
    from unnest(${products.map(({ shopid }) => shopid)}::bigint[],
      ${products.map(({ externalId }) => externalId)}::text[]) as wanted (shopid, external_id)
    join import_item as known on known.market = ${market.code}
      and known.shopid = wanted.shopid and known.external_id = wanted.external_id
    join item on item.market = known.market and item.shopid = known.shopid and item.itemid = known.itemid`.execute(
    db,
  );
  return new Map(
    rows.map(({ shopid, external_id, ...item }) => [productKey({ shopid, externalId: external_id }), item]),
  );
}
