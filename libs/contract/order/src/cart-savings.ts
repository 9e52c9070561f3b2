import { defineCall, IdSchema, MoneySchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCartSavingsPath } from './paths.ts';

const voucherFields = {
  code: Type.String(),
  /** Absent for a voucher of the marketplace itself. */
  shopid: Type.Optional(IdSchema),
  label: Type.String(),
};

/** What vouchers and coins take off the selected lines of the cart. */
const CartSavingsSchema = Type.Object({
  /** The combination with which the checkout costs least. */
  vouchers: Type.Array(Type.Object({ ...voucherFields, saves: MoneySchema })),
  /** Vouchers whose minimum is not reached: the nearest of each issuer, and what is missing. */
  missed: Type.Array(Type.Object({ ...voucherFields, missing: MoneySchema })),
  /** The selected lines before vouchers. */
  goods: MoneySchema,
  /** Discounts of the vouchers, as positive amounts. */
  voucher_discount: MoneySchema,
  shipping_discount: MoneySchema,
  /** The shopper's coins, and the discount of those that can be spent after the vouchers. */
  coins: Type.Object({
    balance: Type.Integer({ minimum: 0 }),
    spendable: Type.Integer({ minimum: 0 }),
    saves: MoneySchema,
  }),
  /** The goods after the vouchers, without delivery and coins. */
  total: MoneySchema,
});
export type CartSavings = Static<typeof CartSavingsSchema>;

/** For the cart of a member or a guest; a guest has no coins. */
export const getCartSavings = defineCall({
  id: 'cart-savings',
  method: 'GET',
  path: getCartSavingsPath,
  summary: 'Find the best vouchers and coins for the selected lines of the cart',
  auth: 'optional',
  data: CartSavingsSchema,
});
