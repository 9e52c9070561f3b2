import type { DealKind } from '@pasar/cart';
import type { DealItem, ShopDeal } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import { toMoney } from '../to-money.ts';
import type { DealContext, DealDb } from './deal-row.ts';

type Shop = Omit<DealContext, 'now'>;

export type DealProducts = Pick<ShopDeal, 'items' | 'subs'>;

/** Reads products of the shop by title; others are omitted. */
export async function readDealItems(
  { db }: DealDb,
  { market, shopid }: Shop,
  itemids: readonly number[],
): Promise<DealItem[]> {
  if (itemids.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select(['itemid', 'name', 'pictures', 'price_min', 'currency'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', 'in', itemids)
    .orderBy('name')
    .orderBy('itemid')
    .execute();
  return rows.map(({ itemid, name, pictures: [picture], price_min, currency }) => ({
    itemid,
    title: name,
    ...(picture && { picture }),
    usual_price: toMoney(price_min, currency),
  }));
}

const readMembers = async (
  { db }: DealDb,
  { market, shopid }: Shop,
  table: 'bundle_deal_item' | 'add_on_deal_main',
  dealid: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom(table)
    .select('itemid')
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('dealid', '=', dealid)
    .execute();
  return rows.map(({ itemid }) => itemid);
};

/** Reads the ids of a bundle's products, or of the main products of another deal. */
export const readDealItemIds = (
  deps: DealDb,
  shop: Shop,
  kind: DealKind,
  dealid: number,
): Promise<number[]> =>
  readMembers(deps, shop, kind === 'bundle' ? 'bundle_deal_item' : 'add_on_deal_main', dealid);

/** Reads the products of a deal. */
export async function readDealProducts(
  deps: DealDb,
  shop: Shop,
  { kind, dealid }: { readonly kind: DealKind; readonly dealid: number },
): Promise<DealProducts> {
  const items = await readDealItems(deps, shop, await readDealItemIds(deps, shop, kind, dealid));
  if (kind === 'bundle') return { items, subs: [] };
  const rows = await deps.db
    .selectFrom('add_on_deal_sub')
    .select(['itemid', 'price', 'per_main'])
    .where('market', '=', shop.market.code)
    .where('shopid', '=', shop.shopid)
    .where('dealid', '=', dealid)
    .execute();
  const terms = new Map(rows.map((row) => [row.itemid, row]));
  const found = await readDealItems(deps, shop, [...terms.keys()]);
  const subs = found.flatMap((item) => {
    const term = terms.get(item.itemid);
    const { currency } = item.usual_price;
    return term ? [{ ...item, price: toMoney(term.price, currency), per_main: term.per_main }] : [];
  });
  return { items, subs };
}

/** Writes the products of a deal in place of those that it had. */
export async function writeDealProducts(
  { db }: DealDb,
  { market: { code: market }, shopid }: Shop,
  {
    dealid,
    kind,
    itemids,
    subs = [],
  }: {
    readonly dealid: number;
    readonly kind: DealKind;
    readonly itemids: readonly number[];
    readonly subs?:
      readonly { readonly itemid: number; readonly price: number; readonly per_main: number }[] | undefined;
  },
): Promise<void> {
  const key = { market, shopid, dealid };
  const tables = kind === 'bundle' ? ['bundle_deal_item'] : ['add_on_deal_main', 'add_on_deal_sub'];
  for (const table of tables)
    await sql`delete from ${sql.table(table)}
      where market = ${market} and shopid = ${shopid} and dealid = ${dealid}`.execute(db);
  await db
    .insertInto(kind === 'bundle' ? 'bundle_deal_item' : 'add_on_deal_main')
    .values(itemids.map((itemid) => ({ ...key, itemid })))
    .execute();
  if (kind !== 'bundle')
    await db
      .insertInto('add_on_deal_sub')
      .values(subs.map((sub) => ({ ...key, ...sub })))
      .execute();
}
