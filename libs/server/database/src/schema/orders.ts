import type { DocumentKind } from '@pasar/markets';
import type { Generated } from 'kysely';
import type {
  PaymentChannel,
  PaymentStatus,
  VoucherTable,
  VoucherUseTable,
  CartLineTable,
  SavedLineTable,
  CheckoutTable,
} from './checkouts.ts';
import type { PickUpBranchTable } from './pick-up-branches.ts';
import type { SellerIncomeEntryTable } from './seller-income.ts';
import type { CoinBalanceTable, CoinEntryTable } from './coins.ts';
import type {
  OrderReturnTable,
  OrderReturnLineTable,
  OrderReturnEventTable,
  OrderPictureTable,
  OrderPictureUseTable,
  RatingVideoTable,
} from './order-returns.ts';

/**
 * Cart, vouchers, checkouts, orders and related data. Amounts are integers in the minor unit of the row's
 * `currency`; instants are epoch milliseconds; `modelid` is 0 for an item without a model, since key columns cannot be
 * null.
 */
type OrderStatus = 'to_pay' | 'to_ship' | 'to_receive' | 'completed' | 'cancelled' | 'return_refund';

/** An order's address: a copy, so that later changes of the address book do not affect it. */
export type OrderAddress = {
  name: string;
  phone: string;
  lines: string[];
  /** The destination's name in a sentence: a city or a region; absent from orders before 2026-12. */
  place?: string;
  /** The buyer's own address for the invoice, if the parcel goes elsewhere; the seller does not see it. */
  billing_lines?: string[];
};

/** What the buyer asked of the invoice; `document` is the kind of tax number that the code is. */
export type OrderInvoiceColumn = {
  kind: 'none' | 'member' | 'mobile-barcode' | 'citizen-certificate' | 'donation-code' | 'tax-number';
  code: string;
  document?: DocumentKind;
};

export type OrderDelivery = {
  channel: string;
  days_min: number;
  days_max: number;
  /** The name of the branch that the order goes to. */
  branch_name?: string;
};

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
  invoice: OrderInvoiceColumn | null;
  created_at: number;
  /** Payment deadline; null unless the order waits for a payment. */
  pay_by: number | null;
  /** The branch that the order goes to; null for a delivery to the address. */
  branch_id: string | null;
  /** Until when the buyer chooses another branch; null if none is needed. */
  reselect_by: number | null;
  shipped_at: number | null;
  delivered_at: number | null;
  /** When the order completes automatically; null until the parcel is delivered. */
  receive_by: number | null;
  /** Deadline for requesting a return; null until the parcel is delivered. */
  return_by: number | null;
  completed_at: number | null;
  coins_spent: Generated<number>;
  /** The discount on `total` from coins. */
  coin_discount: Generated<number>;
  /** Never more than `total` or `coins_spent`. */
  refunded_amount: Generated<number>;
  /** The part of `refunded_amount` that was cancelled before it was charged. */
  uncharged_amount: Generated<number>;
  refunded_coins: Generated<number>;
  /** The part of `voucher_discount` and `shipping_discount` that is of the shop's own voucher. */
  shop_voucher_discount: Generated<number>;
  shop_shipping_discount: Generated<number>;
  /** The seller's fees at the time of the order. */
  commission_basis_points: Generated<number>;
  transaction_fee_basis_points: Generated<number>;
  /** Null for an order whose income is not computed yet. */
  income_state: 'none' | 'pending' | 'released' | null;
  /** What the seller is paid for the order as it is now; may be negative. */
  income: Generated<number>;
  /** When the order was placed or, once it is released, when it was. */
  income_at: number | null;
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
  /** The discount from deals: the line costs `price × quantity − deal_discount`. */
  deal_discount: Generated<number>;
  /**
   * The line's part of the discount of the shop's own voucher; 0 in orders from before it was kept, whose refunds spread the
   * discount over all lines.
   */
  voucher_discount: Generated<number>;
  /** The name of the bundle or add-on deal at the time of purchase; null for none. */
  deal_label: string | null;
  /** The flash sale in which some of its pieces were bought, and how many; null and 0 for none. */
  flash_starts_at: number | null;
  flash_quantity: Generated<number>;
  /** Pieces cancelled before shipping, and pieces refunded afterwards. */
  cancelled_quantity: Generated<number>;
  returned_quantity: Generated<number>;
};

export type OrderEventTable = {
  user_id: number;
  order_id: number;
  event_id: number;
  status: OrderStatus;
  /** The action and the actor; null for events older than these columns. */
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

/** A buyer's request to cancel an order that is already on its way; one per order. */
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

/** A repeatable call: the response is stored under the client's idempotency key. */
export type IdempotencyTable = {
  user_id: number;
  call: string;
  key: string;
  request_hash: string;
  /** The response byte for byte: a json column keeps the order of fields. */
  answer: unknown;
  created_at: number;
};

/** Events to publish, taken with `SKIP LOCKED` in the order of their ids. */
export type OutboxTable = {
  id: number;
  market: string;
  topic: string;
  payload: unknown;
  created_at: number;
  delivered_at: number | null;
  /** After a failure: when it is delivered again. */
  next_try_at: Generated<number>;
  /** Who has been notified of it. */
  delivered_to: Generated<string[]>;
};

/** A visitor's cart; its lines have `cartid` as their `user_id`. */
export type GuestCartTable = {
  cartid: number;
  token_hash: string;
  market: string;
  created_at: number;
  used_at: number;
};

export type OrdersDatabase = {
  voucher: VoucherTable;
  voucher_use: VoucherUseTable;
  cart_line: CartLineTable;
  saved_line: SavedLineTable;
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
  rating_video: RatingVideoTable;
  seller_income_entry: SellerIncomeEntryTable;
  coin_balance: CoinBalanceTable;
  coin_entry: CoinEntryTable;
  pick_up_branch: PickUpBranchTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  guest_cart: GuestCartTable;
};
