import type { DealKind } from '@pasar/cart';
import type { Database, Ids } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Market } from '@pasar/markets';

/** Dependencies of sellers' deal functions. Within a transaction, `db` is the transaction. */
export type DealDeps = { readonly db: Kysely<Database>; readonly ids: Ids };
export type DealDb = Pick<DealDeps, 'db'>;

/** The shop whose deal is read or saved, its market, and the time in epoch milliseconds. */
export type DealContext = { readonly market: Market; readonly shopid: number; readonly now: number };

/** A bundle or add-on deal; `sub_type` 1 is a gift. */
export type DealRow = {
  readonly dealid: number;
  readonly revision: number;
  readonly kind: DealKind;
  readonly name: string;
  readonly label: string;
  readonly min_quantity: number | null;
  readonly percent_off: number | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly item_count: number;
  readonly sub_count: number;
};

export const giftSubType = 1;

const countRows = (table: string) =>
  sql`(select count(*)::int from ${sql.table(table)} as m
    where m.market = d.market and m.shopid = d.shopid and m.dealid = d.dealid)`;

/** The deals of a shop, of all kinds: a subquery with the columns of `DealRow`. */
export const selectShopDeals = ({
  market,
  shopid,
}: Omit<DealContext, 'now'>): RawBuilder<DealRow> => sql<DealRow>`(
  select d.dealid, d.revision, 'bundle' as kind, d.name, d.label, d.min_quantity, d.percent_off::int,
    d.starts_at, d.ends_at, ${countRows('bundle_deal_item')} as item_count, 0 as sub_count
  from bundle_deal as d where d.market = ${market.code} and d.shopid = ${shopid}
  union all
  select d.dealid, d.revision, case d.sub_type when ${giftSubType} then 'gift' else 'add-on' end, d.name, d.label,
    null, null, d.starts_at, d.ends_at, ${countRows('add_on_deal_main')}, ${countRows('add_on_deal_sub')}
  from add_on_deal as d where d.market = ${market.code} and d.shopid = ${shopid}
)`;

/** Reads a deal of a shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readDealRow(
  deps: DealDb,
  shop: Omit<DealContext, 'now'>,
  dealid: number,
): Promise<DealRow> {
  const { rows } =
    await sql<DealRow>`select * from ${selectShopDeals(shop)} as deal where dealid = ${dealid}`.execute(
      deps.db,
    );
  const [row] = rows;
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such deal.');
  return row;
}

/** Locks the shop, so that simultaneous saves see each other's deals. */
export const lockShopDeals = ({ db }: DealDb, { market, shopid }: Omit<DealContext, 'now'>) =>
  sql`select from shop where market = ${market.code} and shopid = ${shopid} for no key update`.execute(db);

/**
 * Reads a deal that is about to change; the shop must be locked. Throws NOT_FOUND if it does not exist or belongs to another
 * shop, DEAL_CHANGED if it was saved since it was read, and EXPIRED if it has ended.
 */
export async function readOpenDeal(
  deps: DealDb,
  context: DealContext,
  { dealid, revision }: { readonly dealid: number; readonly revision: number | undefined },
): Promise<DealRow> {
  const row = await readDealRow(deps, context, dealid);
  if (row.revision !== revision) throw new ApiError(errorCodes.DEAL_CHANGED);
  if (row.ends_at <= context.now) throw new ApiError(errorCodes.EXPIRED, 'The deal has ended.');
  return row;
}
