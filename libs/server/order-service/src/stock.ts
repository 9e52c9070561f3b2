import { compareLineKeys } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';
import type { SelectedLine } from './quote.ts';
import { refreshItemPrices } from './refresh-item-prices.ts';

/**
 * Locks the items of some lines in key order, so that concurrent orders cannot deadlock.
 * The lock of an item also covers the stock of its models.
 */
export async function lockItems(
  { db }: OrderDeps,
  market: string,
  lines: readonly SelectedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .selectFrom('item')
    .select('itemid')
    .where('market', '=', market)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('shopid', 'itemid'),
        'in',
        lines.map(({ shopid, itemid }) => tuple(shopid, itemid)),
      ),
    )
    .orderBy('shopid')
    .orderBy('itemid')
    .forNoKeyUpdate()
    .execute();
}

const updateItem = ({ db }: OrderDeps, market: string, { shopid, itemid }: SelectedLine) =>
  db
    .updateTable('item')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid);

const updateModel = ({ db }: OrderDeps, market: string, { shopid, itemid, modelid }: SelectedLine) =>
  db
    .updateTable('model')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('modelid', '=', modelid);

const soldOut = (): ApiError => new ApiError(errorCodes.STOCK_CHANGED, 'Fewer are left than requested.');

async function takeLineStock(deps: OrderDeps, market: string, line: SelectedLine): Promise<void> {
  const { quantity, modelid } = line;
  const newStock = sql<number>`stock - ${quantity}`;
  const { numUpdatedRows: items } = await updateItem(deps, market, line)
    .set({
      stock: newStock,
      historical_sold: sql`historical_sold + ${quantity}`,
      popularity: sql`popularity + ${quantity}`,
    })
    .where('stock', '>=', quantity)
    .executeTakeFirstOrThrow();
  if (items !== 1n) throw soldOut();
  if (modelid === 0) return;
  const model = await updateModel(deps, market, line)
    .set({ stock: newStock })
    .where('stock', '>=', quantity)
    .returning('stock')
    .executeTakeFirst();
  if (!model) throw soldOut();
  if (model.stock === 0) await refreshItemPrices(deps, market, line);
}

/** Takes purchased pieces from stock, which makes their items more popular. Throws STOCK_CHANGED if there are too few: stock never falls below zero. */
export async function takeStock(
  deps: OrderDeps,
  market: string,
  lines: readonly SelectedLine[],
): Promise<void> {
  for (const line of lines.toSorted(compareLineKeys)) await takeLineStock(deps, market, line);
}

/** Returns nothing for a deleted model, since an item's stock is the sum of its models'. */
async function returnLineStock(deps: OrderDeps, market: string, line: SelectedLine): Promise<void> {
  const { quantity, modelid } = line;
  const newStock = sql<number>`stock + ${quantity}`;
  const item = updateItem(deps, market, line);
  if (modelid !== 0) {
    const model = await updateModel(deps, market, line)
      .set({ stock: newStock })
      .returning('stock')
      .executeTakeFirst();
    if (!model) return;
    if (model.stock === quantity) await refreshItemPrices(deps, market, line);
  }
  await (modelid === 0 ? item.where('model_count', '=', 0) : item)
    .set({
      stock: newStock,
      historical_sold: sql`greatest(0, historical_sold - ${quantity})`,
      popularity: sql`greatest(0, popularity - ${quantity})`,
    })
    .execute();
}

/** Returns unsold pieces to stock, if the item still exists. */
export async function returnStock(
  deps: OrderDeps,
  market: string,
  lines: readonly SelectedLine[],
): Promise<void> {
  await lockItems(deps, market, lines);
  for (const line of lines.toSorted(compareLineKeys)) await returnLineStock(deps, market, line);
}
