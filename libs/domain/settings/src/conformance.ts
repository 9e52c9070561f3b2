import { invoiceCarriers } from './invoice-carriers.data.ts';
import type { InvoiceCarrierKind } from './invoice-carriers.data.ts';
import { mayNotify } from './may-notify.ts';
import type { NotificationChoice } from './may-notify.ts';
import { normalizeCarrierCode } from './normalize-carrier-code.ts';

type Carrier = { readonly kind: InvoiceCarrierKind; readonly code: string };
type Notification = Omit<NotificationChoice, 'on'> & { readonly choices: readonly NotificationChoice[] };

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'settings/may-notify': ({ choices, ...message }: Notification) => mayNotify(message, choices),
  'settings/carrier-code': ({ kind, code }: Carrier) => normalizeCarrierCode(kind, code),
  'settings/carriers': ({ market }: { market: keyof typeof invoiceCarriers }) =>
    invoiceCarriers[market] ?? [],
};
