import { createIds } from '@pasar/database';
import { createRandom } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import { groupGoodsByShop, keepWellStocked } from './find-goods.ts';
import type { ItemRows } from './make-items.ts';
import { customers, makeOrder, purchaseTime } from './make-order.ts';
import type { OrderRows } from './make-order.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { purchases, sellerPurchases } from './purchases.data.ts';
import type { OrderLineRow } from './rows.ts';

/** The first test account's earlier orders: all but one paid, to be bought again and rated. */
function makeBuyerOrders(
  context: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): OrderRows[] {
  const random = createRandom(`orders ${context.market.code}`);
  return purchases.flatMap((purchase) => {
    const at = purchaseTime(context, purchase);
    const goods = groupGoodsByShop(purchase.status === 'to_pay' ? keepWellStocked(items) : items, at);
    const fit = shops.filter(
      ({ row, plan }) =>
        row.is_mart === purchase.fromSupermarket && plan.owner === undefined && goods.has(row.shopid),
    );
    if (fit.length === 0) return [];
    const shop = random.pick(fit);
    const basket = random.some(goods.get(shop.row.shopid) ?? [], random.integer(1, 2));
    const ids = createIds({ now: () => at, worker: 0 });
    return [makeOrder(context, ids, { customer: customers.buyer, purchase, shop, basket }, random)];
  });
}

/** The demo seller's orders, of the test account of a minor: the first one's orders stay as they are, and the second one is new to the store. */
function makeSellerOrders(
  context: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): OrderRows[] {
  const shop = shops.find(({ plan }) => plan.owner === 'seller');
  if (!shop) return [];
  const random = createRandom(`seller orders ${context.market.code}`);
  return sellerPurchases.flatMap((purchase, place) => {
    const at = purchaseTime(context, purchase);
    const goods = groupGoodsByShop(items, at).get(shop.row.shopid) ?? [];
    if (goods.length === 0) return [];
    const basket = random.some(goods, random.integer(1, 2));
    // The first test account's orders have ids of worker 0.
    const ids = createIds({ now: () => at + place, worker: 1 });
    return [makeOrder(context, ids, { customer: customers.minor, purchase, shop, basket }, random)];
  });
}

/** Creates the test accounts' earlier orders. */
export function makeOrders(
  context: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): OrderRows {
  const rows = [...makeBuyerOrders(context, items, shops), ...makeSellerOrders(context, items, shops)];
  return {
    checkout: rows.flatMap(({ checkout }) => checkout),
    orders: rows.flatMap(({ orders }) => orders),
    order_line: rows.flatMap(({ order_line }) => order_line),
    order_event: rows.flatMap(({ order_event }) => order_event),
    ledger_entry: rows.flatMap(({ ledger_entry }) => ledger_entry),
    order_parcel: rows.flatMap(({ order_parcel }) => order_parcel),
    order_parcel_event: rows.flatMap(({ order_parcel_event }) => order_parcel_event),
  };
}

/** Returns the lines of unpaid orders, which hold stock: those of paid orders left the stock long ago. */
export function unpaidLines({ orders, order_line }: OrderRows): OrderLineRow[] {
  const unpaid = new Set(orders.filter(({ status }) => status === 'to_pay').map(({ order_id }) => order_id));
  return order_line.filter(({ order_id }) => unpaid.has(order_id));
}
