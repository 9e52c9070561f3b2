import type { Generated } from 'kysely';

/** Payment methods of `@pasar/payment`. */
export type PaymentChannel =
  'cod' | 'card' | 'installments' | 'bank-transfer' | 'wallet' | 'convenience-store' | 'qr';

export type PaymentStatus = 'due-on-delivery' | 'paid' | 'unpaid' | 'refunded' | 'voided';

type VoucherKind = 'percentage' | 'fixed' | 'free-shipping';

export type VoucherTable = {
  market: string;
  code: string;
  /** Null for a platform voucher. */
  shopid: number | null;
  kind: VoucherKind;
  /** Whole percent for `percentage`, an amount for the others (0 for `free-shipping`: the whole fee). */
  value: number;
  /** The maximum discount; null for no limit. */
  cap: number | null;
  min_spend: number;
  currency: string;
  starts_at: number;
  ends_at: number;
  uses_left: number;
  per_user_limit: number;
  label: string;
  /** The shop's own name for it, which buyers do not see; empty for a voucher that no shop made. */
  name: Generated<string>;
  /** Uses that no cancelled order released; the quantity is `uses_left + used`. */
  used: Generated<number>;
  /** The products that it is valid for; null for the whole shop. */
  itemids: number[] | null;
  /** Otherwise it can only be claimed and used by its code. */
  is_listed: Generated<boolean>;
  /** Number of saves, for optimistic locking. */
  revision: Generated<number>;
};

/** One row per use, so that a shopper's limit can be counted and a cancelled order can release it. */
export type VoucherUseTable = {
  user_id: number;
  market: string;
  code: string;
  checkoutid: number;
  used_at: number;
};

export type CartLineTable = {
  /** The member, or the cart of a guest. */
  user_id: number;
  market: string;
  shopid: number;
  itemid: number;
  modelid: number;
  quantity: number;
  checked: boolean;
  added_at: number;
  /** The unit price that the shopper saw last, in the minor unit; null if unknown. */
  seen_price: Generated<number | null>;
};

export type SavedLineTable = {
  /** The member, or the cart of a guest. */
  user_id: number;
  market: string;
  shopid: number;
  itemid: number;
  modelid: number;
  quantity: number;
  saved_at: number;
};

export type CheckoutTable = {
  user_id: number;
  checkoutid: number;
  market: string;
  currency: string;
  total: number;
  payment_channel: PaymentChannel;
  /** The status at checkout; from then on each order has its own. */
  payment_status: PaymentStatus;
  platform_voucher: string | null;
  created_at: number;
  /** Of the page on which it was placed, for mails; empty in older checkouts. */
  language: Generated<string>;
  origin: Generated<string>;
};
