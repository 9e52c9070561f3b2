import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { itemCardFields } from './item-card.ts';
import { pageFields } from './list-query.ts';
import { getFlashSaleItemsPath, getFlashSaleSessionsPath } from './paths.ts';

const instant = Type.Integer({ minimum: 0, description: 'Epoch milliseconds' });

const FlashSaleSessionSchema = Type.Object({
  /** Identifies the session. */
  starts_at: instant,
  ends_at: instant,
  ongoing: Type.Boolean(),
  item_count: Type.Integer(),
});
export type FlashSaleSession = Static<typeof FlashSaleSessionSchema>;

/** @spec flash-sale-page The running session and upcoming ones, five at most; empty when none is scheduled. */
export const getFlashSaleSessions = defineCall({
  id: 'flash-sale-sessions',
  method: 'GET',
  path: getFlashSaleSessionsPath,
  summary: 'List the flash-sale sessions',
  auth: 'none',
  query: strictObject({ mart: Type.Optional(Type.Boolean()) }),
  data: Type.Object({ server_time: instant, sessions: Type.Array(FlashSaleSessionSchema) }),
});

const FlashSaleItemSchema = Type.Object({
  ...itemCardFields,
  flash_sale: Type.Object({
    starts_at: instant,
    ends_at: instant,
    price: MoneySchema,
    /** The strikethrough price, the same as on the item's card and page. */
    price_before: MoneySchema,
    /** Units at this price in total, and how many of them are sold. */
    stock: Type.Integer({ minimum: 0 }),
    sold: Type.Integer({ minimum: 0 }),
    /** Units at this price per shopper. */
    per_user_limit: Type.Integer({ minimum: 1 }),
  }),
});
export type FlashSaleItem = Static<typeof FlashSaleItemSchema>;

/** Largest discount first. `categories` are the session's top-level categories, on the first page only. */
export const getFlashSaleItems = defineCall({
  id: 'flash-sale-items',
  method: 'GET',
  path: getFlashSaleItemsPath,
  summary: 'List the items of a flash-sale session',
  auth: 'none',
  query: strictObject({
    /** `starts_at` of the session; defaults to the running one. */
    session: Type.Optional(instant),
    category: Type.Optional(IdSchema),
    mart: Type.Optional(Type.Boolean()),
    ...pageFields,
  }),
  data: Type.Object({
    server_time: instant,
    items: Type.Array(FlashSaleItemSchema),
    categories: Type.Optional(
      Type.Array(Type.Object({ catid: IdSchema, name: Type.String(), item_count: Type.Integer() })),
    ),
    next: Type.Optional(Type.String()),
  }),
});
