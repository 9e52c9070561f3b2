import { describeInvoice } from '@pasar/order';
import type { Order } from '@pasar/order-api';
import { useScreenContext } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

/** Returns a function that describes what the buyer asked of the invoice: a carrier with its code, or a tax number. */
export function useInvoiceText(): (invoice: NonNullable<Order['invoice']>) => string {
  const { t } = useTranslation('order-screens');
  const { language } = useScreenContext();
  return (invoice) => describeInvoice(invoice, language, (kind) => t(`invoice_${kind}`));
}
