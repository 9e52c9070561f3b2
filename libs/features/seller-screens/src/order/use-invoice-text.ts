import { documentKinds } from '@pasar/markets';
import { formatInvoiceCode } from '@pasar/order';
import type { Order } from '@pasar/order-api';
import { useTranslation } from 'react-i18next';

/** Returns a function that describes the invoice that the seller issues: a carrier with its code, or a tax number. */
export function useInvoiceText(): (invoice: NonNullable<Order['invoice']>) => string {
  const { t } = useTranslation('seller-screens');
  return (invoice) => {
    const code = formatInvoiceCode(invoice);
    if (invoice.document) return `${documentKinds[invoice.document].label} ${code}`;
    return [t(`invoice_${invoice.kind}`), code].filter((part) => part !== '').join(' ');
  };
}
