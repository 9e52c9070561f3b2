import type { Order } from '@pasar/order-api';

const waiting = 'invoice_none_yet';

/** Texts for an order without an invoice, by its payment: one that is paid gets it in the same moment. */
const explanations = {
  unpaid: { title: waiting, text: 'invoice_once_paid' },
  paid: { title: waiting, text: 'invoice_once_paid' },
  'due-on-delivery': { title: waiting, text: 'invoice_once_delivered' },
  voided: { title: 'invoice_never', text: 'invoice_cancelled' },
  refunded: { title: 'invoice_never', text: 'invoice_cancelled' },
} as const satisfies Readonly<Record<Order['payment_status'], object>>;

/** Returns the texts that say when the invoice of an order is issued. */
export const explainMissingInvoice = (payment: Order['payment_status']) => explanations[payment];
