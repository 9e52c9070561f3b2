import { createIds } from '@pasar/database';
import type { Ids } from '@pasar/database';
import { deliveryDistance, deliveryOptions } from '@pasar/delivery';
import { formatOrderSn } from '@pasar/order-service';
import { testAccounts } from '../data/test-accounts.data.ts';
import { createRandom } from '../create-random.ts';
import type { Random } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { ShopWithPlan } from './make-shops.ts';
import type {
  CheckoutRow,
  LedgerRow,
  OrderEventRow,
  OrderLineRow,
  OrderParcelEventRow,
  OrderParcelRow,
  OrderRow,
} from './rows.ts';
import {
  hourMs,
  dayMs,
  makeIncome,
  makeInstants,
  makeParcel,
  makeStations,
  makeEvents,
  makeCharge,
} from './order-steps.ts';
import { purchases, sellerPurchases } from './purchases.data.ts';
import type { Purchase } from './purchases.data.ts';

export type OrderRows = {
  readonly checkout: CheckoutRow[];
  readonly orders: OrderRow[];
  readonly order_line: OrderLineRow[];
  readonly order_event: OrderEventRow[];
  readonly ledger_entry: LedgerRow[];
  readonly order_parcel: OrderParcelRow[];
  readonly order_parcel_event: OrderParcelEventRow[];
};

/** Far longer than real deadlines, so that a demo keeps an unpaid order for a while. */
const demoPaymentDays = 14;

/** Minimum stock of items in an unpaid order, so that it sells none out. */
const minStockToHold = 10;

const purchaseTime = ({ now, number }: SeedContext, { days }: Purchase): number =>
  now - days * dayMs + 12 * hourMs + number;

/** Groups the items that could have been bought at a time by shop. */
const groupGoodsByShop = (items: readonly ItemRows[], at: number): ReadonlyMap<number, readonly ItemRows[]> =>
  Map.groupBy(
    items.filter(({ row }) => row.stock > 1 && !row.is_adult && row.historical_sold > 0 && row.ctime < at),
    ({ row }) => row.shopid,
  );

const isWellStocked = ({ stock }: { readonly stock: number }): boolean => stock >= minStockToHold;

/** Filters items that can be ordered without running out. */
const keepWellStocked = (items: readonly ItemRows[]): readonly ItemRows[] =>
  items.flatMap((item) => {
    const models = item.models.filter(isWellStocked);
    return isWellStocked(item.row) && item.models.length > 0 === models.length > 0
      ? [{ ...item, models }]
      : [];
  });

function makeLine(
  { user_id, order_id }: { readonly user_id: number; readonly order_id: number },
  { row, models }: ItemRows,
  line_no: number,
  random: Random,
): OrderLineRow {
  const model = models.length > 0 ? random.pick(models) : undefined;
  return {
    ...{ user_id, order_id, line_no },
    ...{ shopid: row.shopid, itemid: row.itemid, modelid: model?.modelid ?? 0 },
    ...{
      name: row.name,
      model_name: model?.name ?? '',
      picture: row.pictures[0] ?? { id: 'none', width: 1, height: 1 },
    },
    ...{ price: model?.price ?? row.price, quantity: random.integer(1, 2) },
    ...{ deal_discount: 0, deal_label: null, flash_starts_at: null, flash_quantity: 0 },
    ...{ cancelled_quantity: 0, returned_quantity: 0, voucher_discount: 0 },
  };
}

/** A buyer's address, in the market's first city. */
const makeAddress = ({ market, cities }: SeedContext, name: string) => ({
  name,
  phone: `${market.phonePrefix} 555 0100`,
  lines: ['Pasar 12', cities[0] ?? ''],
});

function pickDelivery({ market, cities }: SeedContext, { row }: ShopWithPlan, basket: readonly ItemRows[]) {
  const { currency } = market;
  const parcel = basket.map(({ row: { shipping_min, shipping_max } }) => ({
    shipping_min: { amount: shipping_min, currency },
    shipping_max: { amount: shipping_max, currency },
  }));
  const distance = deliveryDistance(market.code, { city: row.location }, { city: cities[0] ?? '' });
  return deliveryOptions(parcel, distance, currency)[0];
}

type Customer = { readonly userid: number; readonly name: string };
const customers = {
  buyer: { userid: testAccounts.buyer.userid, name: 'Budi' },
  minor: { userid: testAccounts.minor.userid, name: 'Dewi' },
} as const satisfies Readonly<Record<string, Customer>>;

type OrderedBasket = {
  readonly customer: Customer;
  readonly purchase: Purchase;
  readonly shop: ShopWithPlan;
  readonly basket: readonly ItemRows[];
};

function makeOrder(
  context: SeedContext,
  ids: Ids,
  { customer, purchase, shop, basket }: OrderedBasket,
  random: Random,
): OrderRows {
  const { market } = context;
  const created_at = purchaseTime(context, purchase);
  const user_id = customer.userid;
  const [checkoutid, order_id] = [ids.next(), ids.next()];
  const lines = basket.map((item, index) => makeLine({ user_id, order_id }, item, index + 1, random));
  const { channel = 'standard', fee, days_min = 0, days_max = 0 } = pickDelivery(context, shop, basket) ?? {};
  const merchandise_total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping_total = fee?.amount ?? 0;
  const total = merchandise_total + shipping_total;
  const isPaid = purchase.status !== 'to_pay';
  const shared = {
    user_id,
    checkoutid,
    market: market.code,
    currency: market.currency,
    total,
    created_at,
    payment_channel: 'card',
    payment_status: isPaid ? 'paid' : 'unpaid',
    platform_voucher: null,
  } as const;
  const order: OrderRow & Pick<Purchase, 'status'> = {
    ...shared,
    ...{ order_id, order_sn: formatOrderSn(order_id, created_at), status: purchase.status },
    ...{ shopid: shop.row.shopid, shop_name: shop.row.name, shop_username: shop.row.username },
    ...{ merchandise_total, shipping_total, voucher_discount: 0, shipping_discount: 0 },
    invoice: null,
    ...{ address: makeAddress(context, customer.name), delivery: { channel, days_min, days_max } },
    ...{ shop_voucher: null, message: '', pay_by: isPaid ? null : context.now + demoPaymentDays * dayMs },
    ...makeInstants(purchase, created_at),
    ...{ coins_spent: 0, coin_discount: 0, refunded_amount: 0, refunded_coins: 0 },
    ...makeIncome(context),
  };
  return {
    ...{ checkout: [{ ...shared, language: '', origin: '' }], orders: [order], order_line: lines },
    ...{ order_event: makeEvents(order, ids), order_parcel: makeParcel(order) },
    order_parcel_event: makeStations(order, purchase, ids),
    ...{ ledger_entry: isPaid ? makeCharge(order) : [] },
  };
}

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
