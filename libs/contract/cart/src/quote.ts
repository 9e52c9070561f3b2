import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CartLineSchema } from './cart.ts';
import { getQuotePath } from './paths.ts';

const QuoteSchema = Type.Object({
  /** In the requested order; a line that cannot be bought has a reason and is not counted. */
  lines: Type.Array(CartLineSchema),
  total: MoneySchema,
  /** Discounts and deals together. */
  saved: MoneySchema,
});
export type Quote = Static<typeof QuoteSchema>;

/** Prices items of one shop together, including deals, without adding them to the cart. */
export const getQuote = defineCall({
  id: 'cart-quote',
  method: 'GET',
  path: getQuotePath,
  summary: 'Get the price of a basket of a shop’s items, deals included',
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
