import { defineCall, strictObject } from '@pasar/http-contract';
import { invoiceCarrierKinds } from '@pasar/settings';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getInvoiceCarrierPath, setInvoiceCarrierPath } from './paths.ts';

const KindSchema = Type.Enum([...invoiceCarrierKinds]);

const InvoiceCarrierSchema = Type.Object({
  /** The carriers of the market; empty if it has no electronic invoices. */
  kinds: Type.Array(KindSchema),
  kind: KindSchema,
  code: Type.String(),
});
export type InvoiceCarrier = Static<typeof InvoiceCarrierSchema>;

export const getInvoiceCarrier = defineCall({
  id: 'invoice-carrier',
  method: 'GET',
  path: getInvoiceCarrierPath,
  summary: 'Get the carrier of the member’s electronic invoices',
  auth: 'session',
  data: InvoiceCarrierSchema,
});

/** Fails with 3 (parameter) for a code that no carrier of the kind has, and in markets without electronic invoices. */
export const setInvoiceCarrier = defineCall({
  id: 'invoice-carrier-set',
  method: 'POST',
  path: setInvoiceCarrierPath,
  summary: 'Choose the carrier of electronic invoices',
  auth: 'session',
  body: strictObject({ kind: KindSchema, code: Type.String({ maxLength: 64 }) }),
  data: InvoiceCarrierSchema,
});
