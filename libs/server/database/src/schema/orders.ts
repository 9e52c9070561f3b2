import type { Generated } from 'kysely';
import type {
  PaymentChannel,
  PaymentStatus,
  VoucherTable,
  VoucherUseTable,
  CartLineTable,
  CheckoutTable,
} from './checkouts.ts';
import type { CoinBalanceTable, CoinEntryTable } from './coins.ts';
import type {
  OrderReturnTable,
  OrderReturnLineTable,
  OrderReturnEventTable,
  OrderPictureTable,
  OrderPictureUseTable,
} from './order-returns.ts';

/**
 * Cart, vouchers, checkouts, orders and what placing one needs. Amounts are integers in the minor unit of the row's
 * `currency`; instants are epoch milliseconds; `modelid` is 0 where an item is bought without a model, so that it can
 * stand in a key.
 */
type OrderStatus = 'to_pay' | 'to_ship' | 'to_receive' | 'completed' | 'cancelled' | 'return_refund';

/** Where an order goes: a copy, so that a later change of the address book changes no order. */
export type OrderAddress = { name: string; phone: string; lines: string[] };

export type OrderDelivery = { channel: string; days_min: number; days_max: number };

export type OrderPicture = { id: string; width: number; height: number };

export type OrdersTable = {
  user_id: number;
  order_id: number;
  checkoutid: number;
  order_sn: string;
  market: string;
  shopid: number;
  shop_name: string;
  shop_username: string;
  status: OrderStatus;
  currency: string;
  merchandise_total: number;
  shipping_total: number;
  voucher_discount: number;
  shipping_discount: number;
  total: number;
  payment_channel: PaymentChannel;
  payment_status: PaymentStatus;
  address: OrderAddress;
  delivery: OrderDelivery;
  shop_voucher: string | null;
  platform_voucher: string | null;
  message: string;
  created_at: number;
  /** Until when an unpaid order can be paid; null for one that does not wait for a payment. */
  pay_by: number | null;
  shipped_at: number | null;
  delivered_at: number | null;
  /** When the order is completed without a word of the buyer; null until the parcel is delivered. */
  receive_by: number | null;
  /** Until when a return can be asked for; null until the parcel is delivered. */
  return_by: number | null;
  completed_at: number | null;
  coins_spent: Generated<number>;
  /** What the coins took off `total`. */
  coin_discount: Generated<number>;
  /** Never more than `total`, nor than `coins_spent`. */
  refunded_amount: Generated<number>;
  refunded_coins: Generated<number>;
};

export type OrderLineTable = {
  user_id: number;
  order_id: number;
  line_no: number;
  shopid: number;
  itemid: number;
  modelid: number;
  name: string;
  model_name: string;
  picture: OrderPicture;
  price: number;
  quantity: number;
  /** What deals take off the line: `price × quantity − deal_discount` is what it comes to. */
  deal_discount: Generated<number>;
  /** The bundle or add-on deal that did it, as its shop called it; null for none. */
  deal_label: string | null;
  /** The flash sale that some of its pieces were bought in, and how many; null and 0 for none. */
  flash_starts_at: number | null;
  flash_quantity: Generated<number>;
  /** Pieces that were cancelled before they were sent, and that were refunded afterwards. */
  cancelled_quantity: Generated<number>;
  returned_quantity: Generated<number>;
};

export type OrderEventTable = {
  user_id: number;
  order_id: number;
  event_id: number;
  status: OrderStatus;
  /** What was done and by whom; null of events that are older than these columns. */
  action: string | null;
  actor: 'buyer' | 'seller' | 'system' | null;
  note: Generated<string>;
  at: number;
};

export type OrderParcelTable = {
  user_id: number;
  order_id: number;
  carrier: string;
  tracking_number: string;
  shipped_at: number;
};

export type OrderParcelEventTable = {
  user_id: number;
  order_id: number;
  event_id: number;
  kind: 'picked-up' | 'in-transit' | 'out-for-delivery' | 'delivered';
  at: number;
};

/** A buyer's wish to cancel what is already on its way: one an order. */
export type OrderCancellationTable = {
  user_id: number;
  order_id: number;
  market: string;
  reason: string;
  note: Generated<string>;
  status: 'requested' | 'accepted' | 'refused';
  answer_by: number;
  requested_at: number;
  answered_at: number | null;
};

export type OrderRatingTable = {
  user_id: number;
  order_id: number;
  line_no: number;
  ratingid: number;
  created_at: number;
  edited_at: number | null;
};

/** A call that may be sent again: the answer is kept under the key that the client chose. */
export type IdempotencyTable = {
  user_id: number;
  call: string;
  key: string;
  request_hash: string;
  /** As it was sent, to the byte: a json column keeps its order. */
  answer: unknown;
  created_at: number;
};

/** Events that leave the database: taken with `SKIP LOCKED`, in the order of their ids. */
export type OutboxTable = {
  id: number;
  market: string;
  topic: string;
  payload: unknown;
  created_at: number;
  delivered_at: number | null;
};

export type OrdersDatabase = {
  voucher: VoucherTable;
  voucher_use: VoucherUseTable;
  cart_line: CartLineTable;
  checkout: CheckoutTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_parcel: OrderParcelTable;
  order_parcel_event: OrderParcelEventTable;
  order_cancellation: OrderCancellationTable;
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
  order_return_event: OrderReturnEventTable;
  order_picture: OrderPictureTable;
  order_picture_use: OrderPictureUseTable;
  order_rating: OrderRatingTable;
  coin_balance: CoinBalanceTable;
  coin_entry: CoinEntryTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
};
