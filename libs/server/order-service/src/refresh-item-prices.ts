import { summarizeModels } from '@pasar/item';
import { money } from '@pasar/money';
import type { OrderDeps } from './order-deps.ts';
import type { SelectedLine } from './quote.ts';

type ItemIds = Pick<SelectedLine, 'shopid' | 'itemid'>;

const readModels = ({ db }: OrderDeps, market: string, { shopid, itemid }: ItemIds) =>
  db
    .selectFrom('model')
    .innerJoin('item', (join) =>
      join
        .onRef('item.market', '=', 'model.market')
        .onRef('item.shopid', '=', 'model.shopid')
        .onRef('item.itemid', '=', 'model.itemid'),
    )
    .select(['model.price', 'model.price_before_discount as before', 'model.stock', 'item.currency'])
    .where('model.market', '=', market)
    .where('model.shopid', '=', shopid)
    .where('model.itemid', '=', itemid)
    .orderBy('model.modelid')
    .execute();

/** Gives an item the prices of its models in stock, after one of them sold out or came back. Expects a lock on the item. */
export async function refreshItemPrices(deps: OrderDeps, market: string, ids: ItemIds): Promise<void> {
  const models = await readModels(deps, market, ids);
  const { price, priceMax, priceBeforeDiscount, rawDiscount } = summarizeModels(
    models.map(({ price: amount, before, stock, currency }) => ({
      price: money(amount, currency),
      ...(before !== null && { priceBeforeDiscount: money(before, currency) }),
      stock,
    })),
  );
  await deps.db
    .updateTable('item')
    .set({ price: price.amount, price_min: price.amount, price_max: priceMax.amount })
    .set({ price_before_discount: priceBeforeDiscount?.amount ?? null, raw_discount: rawDiscount })
    .where('market', '=', market)
    .where('shopid', '=', ids.shopid)
    .where('itemid', '=', ids.itemid)
    .execute();
}
