import { voucherKinds, voucherLimits, promotionPhases } from '@pasar/cart';
import {
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  strictObject,
} from '@pasar/http-contract';
import { productLimits } from '@pasar/item';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  endShopVoucherPath,
  getShopVoucherPath,
  listShopVouchersPath,
  saveShopVoucherPath,
} from './paths.ts';

/** Number of saves, for optimistic locking: saving an outdated revision fails with VOUCHER_CHANGED. */
const RevisionSchema = Type.Integer({ minimum: 0 });
const CodeSchema = Type.String({ minLength: 3, maxLength: 32, pattern: '^[A-Z0-9]+$' });
const AmountSchema = (minimum: number) => Type.Integer({ minimum, maximum: productLimits.maxPriceAmount });

const voucherFields = {
  code: CodeSchema,
  revision: RevisionSchema,
  /** For the shop only; buyers see the discount. */
  name: Type.String(),
  kind: Type.Enum([...voucherKinds]),
  /** The whole percentage of `percentage`. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** The amount of `fixed`. */
  amount: Type.Optional(MoneySchema),
  cap: Type.Optional(MoneySchema),
  min_spend: MoneySchema,
  quantity: Type.Integer({ minimum: 0 }),
  /** Uses in orders that were not cancelled. */
  used: Type.Integer({ minimum: 0 }),
  /** Buyers who have claimed it. */
  claimed: Type.Integer({ minimum: 0 }),
  per_user_limit: Type.Integer({ minimum: 1 }),
  /** Epoch milliseconds. */
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
  /** Whether the store shows it; otherwise only its code leads to it. */
  is_listed: Type.Boolean(),
  phase: Type.Enum([...promotionPhases]),
  /** What may be changed now. */
  changes: Type.Enum(['terms', 'end-and-quantity', 'nothing']),
};

const ListedSchema = Type.Object({
  ...voucherFields,
  /** The number of chosen products; 0 for the whole shop. */
  item_count: Type.Integer({ minimum: 0 }),
});
export type ListedShopVoucher = Static<typeof ListedSchema>;

const ShopVoucherSchema = Type.Object({
  ...voucherFields,
  /** The chosen products; empty for the whole shop. Deleted ones are omitted. */
  items: Type.Array(
    Type.Object({ itemid: IdSchema, title: Type.String(), picture: Type.Optional(PictureSchema) }),
  ),
});
export type ShopVoucher = Static<typeof ShopVoucherSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const listShopVouchers = defineCall({
  id: 'seller-voucher-list',
  method: 'GET',
  path: listShopVouchersPath,
  summary:
    "The vouchers of the seller's shop in one phase, the first to end first; ended ones the latest first",
  auth: 'session',
  shopPermission: 'vouchers',
  query: strictObject({
    phase: Type.Enum([...promotionPhases]),
    cursor: Type.Optional(CursorSchema),
  }),
  data: Type.Object({ vouchers: Type.Array(ListedSchema), next: Type.Optional(Type.String()) }),
});

/** Fails with NOT_FOUND for another shop's voucher. */
export const getShopVoucher = defineCall({
  id: 'seller-voucher-detail',
  method: 'GET',
  path: getShopVoucherPath,
  summary: "One voucher of the seller's shop",
  auth: 'session',
  shopPermission: 'vouchers',
  query: strictObject({ code: CodeSchema }),
  data: ShopVoucherSchema,
});

/**
 * Fails with PARAM if `checkVoucherDraft` rejects the voucher, VOUCHER_CODE_TAKEN if the code of a new one is taken, LIMIT if
 * the shop has too many, and VOUCHER_CHANGED if the terms may no longer change.
 */
export const saveShopVoucher = defineCall({
  id: 'seller-voucher-save',
  method: 'POST',
  path: saveShopVoucherPath,
  summary: "Add a voucher to the seller's shop, or change one",
  auth: 'session',
  shopPermission: 'vouchers',
  body: strictObject({
    code: Type.String({ minLength: 1, maxLength: 64 }),
    /** Absent for a new voucher. */
    revision: Type.Optional(RevisionSchema),
    name: Type.String({ maxLength: voucherLimits.maxNameLength }),
    kind: Type.Enum([...voucherKinds]),
    /** A whole percentage, or an amount in minor units; 0 for `free-shipping`, which cannot be new. */
    value: AmountSchema(0),
    cap: Type.Optional(AmountSchema(1)),
    min_spend: AmountSchema(0),
    quantity: Type.Integer({ minimum: 1, maximum: voucherLimits.maxQuantity }),
    per_user_limit: Type.Integer({ minimum: 1, maximum: voucherLimits.maxPerUserLimit }),
    /** Epoch milliseconds. A start that has passed is now. */
    starts_at: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    ends_at: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    /** Absent for the whole shop. */
    itemids: Type.Optional(
      Type.Array(IdSchema, { minItems: 1, maxItems: voucherLimits.maxItems, uniqueItems: true }),
    ),
    is_listed: Type.Boolean(),
  }),
  data: ShopVoucherSchema,
});

/** Orders that have used it keep their discount. Fails with VOUCHER_CHANGED for an outdated revision, and EXPIRED if it has ended. */
export const endShopVoucher = defineCall({
  id: 'seller-voucher-end',
  method: 'POST',
  path: endShopVoucherPath,
  summary: 'End a running voucher now, or delete an upcoming one',
  auth: 'session',
  shopPermission: 'vouchers',
  body: strictObject({ code: CodeSchema, revision: RevisionSchema }),
  data: Type.Object({ code: Type.String(), is_deleted: Type.Boolean() }),
});
