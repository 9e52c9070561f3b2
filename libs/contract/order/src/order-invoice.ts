import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getInvoicePath } from './paths.ts';
import { OrderSchema } from './order-schemas.ts';

const InvoicePartySchema = Type.Object({
  name: Type.String(),
  lines: Type.Array(Type.String()),
});

/** The invoice of a paid order. */
export const getInvoice = defineCall({
  id: 'order-invoice',
  method: 'GET',
  path: getInvoicePath,
  summary: 'Get the invoice of an order',
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: Type.Object({
    order: OrderSchema,
    number: Type.String(),
    issued_at: Type.Integer(),
    seller: InvoicePartySchema,
    buyer: InvoicePartySchema,
    /** The market's name for the buyer's tax number. */
    tax_id_kind: Type.String(),
  }),
});
