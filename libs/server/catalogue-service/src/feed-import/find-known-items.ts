import { sql } from 'kysely';
import { lastSaleEnd } from '../shop-products/find-sale-end.ts';
import type { ImportContext } from './import-context.ts';

/** An item that an earlier run created for a product, in its current state. */
export type ImportedItem = {
  readonly shopid: number;
  readonly itemid: number;
  readonly content_hash: string | null;
  readonly price: number;
  readonly stock: number;
  readonly status: number;
  readonly model_count: number;
  /** When the last running or announced flash sale ends; null without one. */
  readonly sale_ends_at: number | null;
};

/** Identifies a product across imports. */
export type ProductKey = { readonly shopid: number; readonly externalId: string };

/** A product's key in maps: its shop and the id in the feed. */
export const productKey = ({ shopid, externalId }: ProductKey): string => `${shopid}\n${externalId}`;

/** Finds the items of previously imported products, by `productKey`. */
export async function findKnownItems(
  { db, market, now }: Pick<ImportContext, 'db' | 'market' | 'now'>,
  products: readonly ProductKey[],
): Promise<ReadonlyMap<string, ImportedItem>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<ImportedItem & { external_id: string }>`
    select known.shopid, known.external_id, known.content_hash, item.itemid, item.price, item.stock, item.status,
      item.model_count, ${lastSaleEnd(now)} as sale_ends_at
    from unnest(${products.map(({ shopid }) => shopid)}::bigint[],
      ${products.map(({ externalId }) => externalId)}::text[]) as wanted (shopid, external_id)
    join import_item as known on known.market = ${market.code}
      and known.shopid = wanted.shopid and known.external_id = wanted.external_id
    join item on item.market = known.market and item.shopid = known.shopid and item.itemid = known.itemid`.execute(
    db,
  );
  return new Map(
    rows.map(({ external_id, ...item }) => [
      productKey({ shopid: item.shopid, externalId: external_id }),
      item,
    ]),
  );
}
