import {
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  strictObject,
} from '@pasar/http-contract';
import { voucherKinds } from '@pasar/cart';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { claimVoucherPath, getVoucherStatesPath, getVoucherWalletPath, getVouchersPath } from './paths.ts';

/** @spec voucher-status 1 claimable, 2 fully redeemed, 3 claimed, 4 used. */
const StatusSchema = Type.Integer({ minimum: 0, maximum: 4 });

export const VoucherSchema = Type.Object({
  code: Type.String(),
  /** The voucher's id in search queries. */
  promotionid: IdSchema,
  /** Absent for a voucher of the marketplace itself. */
  shop: Type.Optional(
    Type.Object({
      shopid: IdSchema,
      username: Type.String(),
      name: Type.String(),
      picture: PictureSchema,
      is_mart: Type.Boolean(),
    }),
  ),
  /** Whether it is valid for products that the shop has chosen, not for the whole shop. */
  is_for_chosen_items: Type.Optional(Type.Boolean()),
  kind: Type.Enum([...voucherKinds]),
  label: Type.String(),
  min_spend: MoneySchema,
  /** The maximum discount. */
  cap: Type.Optional(MoneySchema),
  /** Epoch milliseconds. */
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
  /** The public status (1 or 2) in lists, the owner's status in the wallet. */
  status_code: StatusSchema,
});
export type Voucher = Static<typeof VoucherSchema>;

const VoucherPageSchema = Type.Object({
  vouchers: Type.Array(VoucherSchema),
  next: Type.Optional(Type.String()),
});
const page = {
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};

/** @spec supermarket-vouchers-page */
export const getVouchers = defineCall({
  id: 'vouchers',
  method: 'GET',
  path: getVouchersPath,
  summary: 'List the vouchers that can be used now, the first to end first',
  auth: 'none',
  query: strictObject({
    /** Defaults to `all`. Vouchers of the marketplace, of all shops, of supermarkets, or of one `shopid`. */
    scope: Type.Optional(Type.Enum(['all', 'platform', 'shops', 'mart'])),
    shopid: Type.Optional(IdSchema),
    ...page,
  }),
  data: VoucherPageSchema,
});

/** The vouchers' statuses for this shopper; unknown codes are omitted. */
export const getVoucherStates = defineCall({
  id: 'voucher-states',
  method: 'GET',
  path: getVoucherStatesPath,
  summary: 'Get which of the vouchers the shopper has claimed or used',
  auth: 'session',
  query: strictObject({
    codes: Type.String({ minLength: 3, maxLength: 1700, description: 'Separated by commas' }),
  }),
  data: Type.Object({
    states: Type.Array(Type.Object({ code: Type.String(), status_code: StatusSchema })),
  }),
});

/** Idempotent. Fails with VOUCHER_INVALID for an expired, upcoming, fully redeemed or unknown voucher. */
export const claimVoucher = defineCall({
  id: 'voucher-claim',
  method: 'POST',
  path: claimVoucherPath,
  summary: 'Claim a voucher',
  auth: 'session',
  body: strictObject({ code: Type.String({ minLength: 3, maxLength: 32 }) }),
  data: Type.Object({ voucher: VoucherSchema }),
});

/** @spec voucher-wallet */
export const getVoucherWallet = defineCall({
  id: 'voucher-wallet',
  method: 'GET',
  path: getVoucherWalletPath,
  summary: 'List the shopper’s claimed vouchers, the latest first',
  auth: 'session',
  query: strictObject({ tab: Type.Optional(Type.Enum(['usable', 'used', 'expired'])), ...page }),
  data: VoucherPageSchema,
});
