import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CartLineSchema } from './cart.ts';
import { getQuotePath } from './paths.ts';

const QuoteSchema = Type.Object({
  /** In the order asked for; one that cannot be bought says why and counts for nothing. */
  lines: Type.Array(CartLineSchema),
  total: MoneySchema,
  /** What discounts and deals take off. */
  saved: MoneySchema,
});
export type Quote = Static<typeof QuoteSchema>;

/** What things of one shop would cost together if they were bought now: with its deals, nothing put into a cart. */
export const getQuote = defineCall({
  id: 'cart-quote',
  method: 'GET',
  path: getQuotePath,
  summary: 'What some things of a shop would cost together, deals included',
  auth: 'optional',
  query: strictObject({
    shopid: IdSchema,
    lines: Type.String({
      pattern: String.raw`^\d{1,15}\.\d{1,15}\.[1-9]\d{0,2}(,\d{1,15}\.\d{1,15}\.[1-9]\d{0,2}){0,19}$`,
      description:
        '`itemid.modelid.quantity` separated by commas, at most twenty; `modelid` is 0 for a plain item',
    }),
  }),
  data: QuoteSchema,
});
