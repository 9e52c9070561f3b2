import {
  ArrivalSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  RequestMoneySchema,
  strictObject,
} from '@pasar/http-contract';
import { BranchSchema } from './branches.ts';
import { OfferedMethodSchema, PaymentMethodSchema } from '@pasar/payment-contract';
import { initialPaymentStatuses } from '@pasar/order';
import { voucherKinds } from '@pasar/cart';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { InvoiceKindSchema } from './order-schemas.ts';
import { placeOrderPath, previewCheckoutPath } from './paths.ts';

/** A voucher that the shopper could use; `applies` says whether it is valid for this checkout, `reason` why not. */
const VoucherOfferSchema = Type.Object({
  code: Type.String(),
  /** Absent for a voucher of the marketplace itself. */
  shopid: Type.Optional(IdSchema),
  kind: Type.Enum([...voucherKinds]),
  label: Type.String(),
  min_spend: MoneySchema,
  /** Epoch milliseconds. */
  ends_at: Type.Integer(),
  applies: Type.Boolean(),
  reason: Type.Optional(
    Type.String({
      description: 'min-spend, expired, not-started, used-up, other-shop, other-items, unknown',
    }),
  ),
  /** What is missing to the minimum, for the reason `min-spend`. */
  missing: Type.Optional(MoneySchema),
  /** The discount on this checkout if it is used. */
  saves: MoneySchema,
});
export type VoucherOffer = Static<typeof VoucherOfferSchema>;

const CheckoutLineSchema = Type.Object({
  itemid: IdSchema,
  modelid: Type.Optional(IdSchema),
  name: Type.String(),
  model_name: Type.String(),
  picture: PictureSchema,
  price: MoneySchema,
  /** The unit price that the shopper saw in the cart; absent while it is still the price. */
  seen_price: Type.Optional(MoneySchema),
  /** The flash sale's limit per user; absent unless the shopper has bought as many and pays the usual price. */
  used_sale_limit: Type.Optional(Type.Integer({ minimum: 1 })),
  quantity: Type.Integer(),
  /** Already deducted from `subtotal`. */
  deal_discount: Type.Optional(MoneySchema),
  deal_label: Type.Optional(Type.String()),
  subtotal: MoneySchema,
});

const CheckoutShopSchema = Type.Object({
  shopid: IdSchema,
  username: Type.String(),
  name: Type.String(),
  lines: Type.Array(CheckoutLineSchema),
  delivery: Type.Object({
    channel: Type.String({ description: 'standard, economy, convenience-store or parcel-locker' }),
    fee: MoneySchema,
    fee_before_discount: MoneySchema,
    /** Days from now, earliest and latest. */
    days_min: Type.Integer(),
    days_max: Type.Integer(),
    arrives: ArrivalSchema,
    /** The chosen branch, also if it cannot be used. */
    branch: Type.Optional(BranchSchema),
    /** Why this delivery cannot be ordered yet. */
    branch_problem: Type.Optional(Type.Enum(['required', 'unknown', 'closed', 'full'])),
  }),
  delivery_options: Type.Array(
    Type.Object({
      channel: Type.String(),
      fee: MoneySchema,
      /** The highest fee, while there is no address; `fee` is then the lowest. */
      fee_max: Type.Optional(MoneySchema),
      days_min: Type.Integer(),
      days_max: Type.Integer(),
      arrives: ArrivalSchema,
      /** Delivery to a branch that the shopper chooses. */
      is_pick_up: Type.Optional(Type.Literal(true)),
    }),
  ),
  voucher: Type.Optional(VoucherOfferSchema),
  subtotal: MoneySchema,
});
export type CheckoutShop = Static<typeof CheckoutShopSchema>;

const choices = {
  address_id: Type.Optional(IdSchema),
  /** Comma-separated codes: at most one of the marketplace and one per shop. */
  vouchers: Type.Optional(Type.String({ maxLength: 500 })),
  /** Comma-separated `shopid:channel`; shops that are not listed get standard delivery. */
  deliveries: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Comma-separated `shopid:branch_id`, for deliveries to a branch. */
  branches: Type.Optional(Type.String({ maxLength: 4000 })),
  /** `shopid.itemid.modelid.quantity`: buys this line alone and leaves the cart unchanged. */
  buy: Type.Optional(Type.String({ maxLength: 64 })),
  /** Whether to spend as many coins as the market's terms allow; none by default. */
  use_coins: Type.Optional(Type.Boolean()),
};

const InvoiceChoiceSchema = strictObject({ kind: InvoiceKindSchema, code: Type.String({ maxLength: 64 }) });

const CheckoutInvoiceSchema = Type.Object({
  kinds: Type.Array(InvoiceKindSchema),
  /** The kind that is used unless the buyer chooses another one. */
  kind: InvoiceKindSchema,
  /** The codes that the member has saved, at most one for each kind. */
  saved: Type.Array(Type.Object({ kind: InvoiceKindSchema, code: Type.String() })),
});
export type CheckoutInvoice = Static<typeof CheckoutInvoiceSchema>;

export const CheckoutPreviewSchema = Type.Object({
  shops: Type.Array(CheckoutShopSchema),
  address_id: Type.Optional(IdSchema),
  vouchers: Type.Array(VoucherOfferSchema),
  /** The marketplace's voucher in use. */
  platform_voucher: Type.Optional(VoucherOfferSchema),
  /** Requested codes that are not used, since only one voucher of an issuer is: the one that saves more. */
  surplus_codes: Type.Optional(Type.Array(Type.String())),
  /** The combination with which this checkout costs least; absent if no voucher saves anything. */
  best_vouchers: Type.Optional(Type.Object({ codes: Type.Array(Type.String()), saves: MoneySchema })),
  payment_methods: Type.Array(OfferedMethodSchema),
  /** What the buyer can ask of the invoice; absent in markets that ask nothing. */
  invoice: Type.Optional(CheckoutInvoiceSchema),
  /** The shopper's coins, and the discount of those that can be spent here. */
  coins: Type.Object({
    balance: Type.Integer({ minimum: 0 }),
    spendable: Type.Integer({ minimum: 0 }),
    saves: MoneySchema,
  }),
  merchandise_total: MoneySchema,
  shipping_total: MoneySchema,
  /** Discounts, as positive amounts. */
  voucher_discount: MoneySchema,
  shipping_discount: MoneySchema,
  /** The discount of the coins being spent. */
  coin_discount: MoneySchema,
  total: MoneySchema,
  /** Selected lines that can no longer be bought. */
  left_out: Type.Array(Type.Object({ itemid: IdSchema, name: Type.String(), problem: Type.String() })),
});
export type CheckoutPreview = Static<typeof CheckoutPreviewSchema>;

/** The selected lines of the cart, priced by the server. No shops if nothing is selected. */
export const previewCheckout = defineCall({
  id: 'checkout-preview',
  method: 'GET',
  path: previewCheckoutPath,
  summary: 'Preview the totals of the selected lines with delivery and vouchers',
  auth: 'session',
  query: strictObject({
    ...choices,
    /** Whether to use `best_vouchers` of the response, instead of `vouchers`. */
    use_best_vouchers: Type.Optional(Type.Boolean()),
    /** A voucher code to check without using it: `vouchers` of the response says whether it applies. */
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  }),
  data: CheckoutPreviewSchema,
});

const PlaceOrderSchema = strictObject({
  ...choices,
  address_id: IdSchema,
  payment_channel: PaymentMethodSchema,
  /** The total that the shopper saw. If the server's total differs, the call changes nothing and fails with the new one. */
  seen_total: RequestMoneySchema,
  /**
   * The lines that the shopper saw being bought, checked in the same way: comma-separated `shopid.itemid.modelid.quantity`, in any
   * order. Without them a change on another device that leaves the total equal goes unnoticed.
   */
  seen_lines: Type.Optional(Type.String({ maxLength: 20_000 })),
  /** The coins that the shopper saw being spent, checked in the same way. */
  seen_coins: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What the buyer asks of the invoice; without it, what the member has saved. Fails with DOCUMENT_INVALID for a wrong code. */
  invoice: Type.Optional(InvoiceChoiceSchema),
  /** A note per shop. */
  messages: Type.Optional(
    Type.Array(strictObject({ shopid: IdSchema, text: Type.String({ maxLength: 200 }) }), { maxItems: 100 }),
  ),
});
export type PlaceOrderRequest = Static<typeof PlaceOrderSchema>;

export const PlacedOrderSchema = Type.Object({
  checkoutid: IdSchema,
  order_ids: Type.Array(IdSchema),
  total: MoneySchema,
  payment_status: Type.Enum([...initialPaymentStatuses]),
});
export type PlacedOrder = Static<typeof PlacedOrderSchema>;

/** Prices, stock, vouchers, orders and the emptied cart in one transaction. */
export const placeOrder = defineCall({
  id: 'place-order',
  method: 'POST',
  path: placeOrderPath,
  summary: 'Order the selected lines',
  auth: 'session',
  idempotencyKey: true,
  body: PlaceOrderSchema,
  data: PlacedOrderSchema,
});
