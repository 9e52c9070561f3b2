import type { Ids } from '@pasar/database';
import { deliveryDistance, deliveryOptions } from '@pasar/delivery';
import { dayMs, hourMs } from '@pasar/durations';
import { noPicture } from '@pasar/http-contract';
import { formatOrderSn } from '@pasar/order-service';
import { testAccounts } from '../data/test-accounts.data.ts';
import type { Random } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { makeIncome, makeInstants, makeParcel, makeStations, makeEvents, makeCharge } from './order-steps.ts';
import type { Purchase } from './purchases.data.ts';
import type {
  CheckoutRow,
  LedgerRow,
  OrderEventRow,
  OrderLineRow,
  OrderParcelEventRow,
  OrderParcelRow,
  OrderRow,
} from './rows.ts';

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

/** When a purchase was made, epoch milliseconds. */
export const purchaseTime = ({ now, number }: SeedContext, { days }: Purchase): number =>
  now - days * dayMs + 12 * hourMs + number;

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
      picture: row.pictures[0] ?? noPicture,
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
  ...(cities[0] !== undefined && { place: cities[0] }),
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
/** The test accounts that ordered. */
export const customers = {
  buyer: { userid: testAccounts.buyer.userid, name: 'Budi' },
  minor: { userid: testAccounts.minor.userid, name: 'Dewi' },
} as const satisfies Readonly<Record<string, Customer>>;

type OrderedBasket = {
  readonly customer: Customer;
  readonly purchase: Purchase;
  readonly shop: ShopWithPlan;
  readonly basket: readonly ItemRows[];
};

/** Creates an order with its lines, history, parcel and payment. */
export function makeOrder(
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
    ...{ coins_spent: 0, coin_discount: 0, refunded_amount: 0, uncharged_amount: 0, refunded_coins: 0 },
    ...makeIncome(context),
  };
  return {
    ...{ checkout: [{ ...shared, language: '', origin: '' }], orders: [order], order_line: lines },
    ...{ order_event: makeEvents(order, ids), order_parcel: makeParcel(order) },
    order_parcel_event: makeStations(order, purchase, ids),
    ...{ ledger_entry: isPaid ? makeCharge(order) : [] },
  };
}
