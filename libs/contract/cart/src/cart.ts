import { promotionTagKinds } from '@pasar/cart';
import {
  ArrivalSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  QuantitySchema,
  RequestMoneySchema,
  strictObject,
} from '@pasar/http-contract';
import { unpurchasableReasons } from '@pasar/item';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCartPath, getMiniCartPath, removeFromCartPath, updateCartPath } from './paths.ts';

/** Identifies a cart line. An item has one line per model; `modelid` is absent for an item without models. */
export const lineKey = { shopid: IdSchema, itemid: IdSchema, modelid: Type.Optional(IdSchema) };

/** Why a line cannot be bought. */
const LineProblemSchema = Type.Enum([...unpurchasableReasons, 'not-enough-stock']);

export const CartLineSchema = Type.Object({
  ...lineKey,
  name: Type.String(),
  model_name: Type.String(),
  picture: PictureSchema,
  price: MoneySchema,
  price_before_discount: Type.Optional(MoneySchema),
  /** The unit price that the shopper saw last; absent while it is still the price. */
  seen_price: Type.Optional(MoneySchema),
  /** The flash sale's limit per user; absent unless the shopper has bought as many and pays the usual price. */
  used_sale_limit: Type.Optional(Type.Integer({ minimum: 1 })),
  quantity: QuantitySchema,
  stock: Type.Integer({ minimum: 0 }),
  /** Selected for checkout. */
  checked: Type.Boolean(),
  /** Discount of bundle, add-on and flash deals, already deducted from `subtotal`; absent if there is none. */
  deal_discount: Type.Optional(MoneySchema),
  /** The shop's name for the deal. */
  deal_label: Type.Optional(Type.String()),
  subtotal: MoneySchema,
  promotion_tag: Type.Optional(Type.Enum([...promotionTagKinds])),
  /** Number of the item's variants; absent for an item without variants. */
  model_count: Type.Optional(Type.Integer({ minimum: 1 })),
  problem: Type.Optional(LineProblemSchema),
});
export type CartLine = Static<typeof CartLineSchema>;

/** An add-on deal or a gift: `item-deals` of the main item lists the sub items with their prices. */
const CartAddOnSchema = Type.Object({
  dealid: IdSchema,
  label: Type.String(),
  is_gift: Type.Boolean(),
  /** The main item. */
  itemid: IdSchema,
  /** The sub items that can be added, each with the number of pieces at the deal's price. */
  subs: Type.Array(Type.Object({ itemid: IdSchema, left: Type.Integer({ minimum: 1 }) })),
});
export type CartAddOn = Static<typeof CartAddOnSchema>;

const CartShopSchema = Type.Object({
  shopid: IdSchema,
  username: Type.String(),
  name: Type.String(),
  is_official_shop: Type.Boolean(),
  /** Default delivery of the lines that can be bought, to the default address; without one, with the lowest and the highest fee. */
  delivery: Type.Optional(
    Type.Object({ fee: MoneySchema, fee_max: Type.Optional(MoneySchema), arrives: ArrivalSchema }),
  ),
  /** Deals whose main item is among the lines, with what can still be added; absent if there are none. */
  add_ons: Type.Optional(Type.Array(CartAddOnSchema)),
  lines: Type.Array(CartLineSchema),
});
export type CartShop = Static<typeof CartShopSchema>;

/** The whole cart, grouped by shop, most recent addition first. Totals count the selected lines that can be bought. */
export const CartSchema = Type.Object({
  shops: Type.Array(CartShopSchema),
  checked_count: Type.Integer(),
  line_count: Type.Integer(),
  total: MoneySchema,
  saved: MoneySchema,
  /** From this total a voucher of the marketplace pays the delivery; absent without such a voucher, and if the delivery is free anyway. */
  free_delivery: Type.Optional(Type.Object({ from: MoneySchema })),
});
export type Cart = Static<typeof CartSchema>;

/** Visitors have a cart of their own where the market's account rules say so; elsewhere the calls of the cart fail with 19. */
export const getCart = defineCall({
  id: 'cart-get',
  method: 'GET',
  path: getCartPath,
  summary: 'Get the cart with current prices and stock',
  auth: 'optional',
  data: CartSchema,
});

/** @spec mini-cart-response */
export const MiniCartSchema = Type.Object({
  line_count: Type.Integer({ minimum: 0 }),
  /** The five lines added last. */
  lines: Type.Array(CartLineSchema),
});
export type MiniCart = Static<typeof MiniCartSchema>;

/** @spec mini-cart Empty for a visitor without a cart. */
export const getMiniCart = defineCall({
  id: 'mini-cart',
  method: 'GET',
  path: getMiniCartPath,
  summary: 'Get the number of cart lines and the latest ones',
  auth: 'optional',
  data: MiniCartSchema,
});

export const updateCart = defineCall({
  id: 'cart-update',
  method: 'POST',
  path: updateCartPath,
  summary: 'Update quantities and selection, and accept changed prices; all or none',
  auth: 'optional',
  body: strictObject({
    lines: Type.Array(
      strictObject({
        ...lineKey,
        quantity: Type.Optional(QuantitySchema),
        checked: Type.Optional(Type.Boolean()),
        /** Accepts this price, which the shopper has seen: the line is no longer marked as changed. */
        seen_price: Type.Optional(RequestMoneySchema),
      }),
      { minItems: 1, maxItems: 500 },
    ),
    /** The type of the client, as in `add-to-cart`. */
    client_source: Type.Optional(Type.Integer()),
  }),
  data: CartSchema,
});

export const removeFromCart = defineCall({
  id: 'cart-remove',
  method: 'POST',
  path: removeFromCartPath,
  summary: 'Remove lines; a missing line is no error',
  auth: 'optional',
  body: strictObject({ lines: Type.Array(strictObject(lineKey), { minItems: 1, maxItems: 500 }) }),
  data: CartSchema,
});
