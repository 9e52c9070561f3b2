import type { Shopper } from '@pasar/cart-service';
import { formatInvoiceCode, listInvoiceKinds, normalizeInvoice } from '@pasar/order';
import type { InvoiceKind, OrderInvoice } from '@pasar/order';
import type { CheckoutInvoice } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';

const findCarrier = ({ db }: OrderDeps, { userid, market }: Shopper) =>
  db
    .selectFrom('invoice_carrier')
    .select(['kind', 'code'])
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirst();

const findTaxNumber = ({ db }: OrderDeps, { userid, market }: Shopper) =>
  db
    .selectFrom('account_tax_id')
    .select('number as code')
    .where('userid', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirst();

/** The member's carrier and tax number in this market, as far as the checkout accepts them; the carrier comes first. */
async function listSaved(deps: OrderDeps, shopper: Shopper): Promise<OrderInvoice[]> {
  const carrier = await findCarrier(deps, shopper);
  const taxNumber = await findTaxNumber(deps, shopper);
  const choices = [carrier, taxNumber && { kind: 'tax-number' as const, ...taxNumber }];
  return choices.flatMap((choice) => (choice && normalizeInvoice(shopper.market.code, choice)) ?? []);
}

export type InvoiceSettings = {
  readonly kinds: readonly InvoiceKind[];
  /** What is used unless the buyer chooses otherwise. */
  readonly preferred: OrderInvoice;
  readonly saved: readonly OrderInvoice[];
};

/** What the checkout asks for the invoice, with what the member has saved; undefined in markets that ask nothing. */
export async function readInvoiceSettings(
  deps: OrderDeps,
  shopper: Shopper,
): Promise<InvoiceSettings | undefined> {
  const kinds = listInvoiceKinds(shopper.market.code);
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  const saved = await listSaved(deps, shopper);
  return { kinds, preferred: saved[0] ?? { kind, code: '' }, saved };
}

/** Returns the settings for the checkout page, with the codes as people write them. */
export const presentInvoiceSettings = ({ kinds, preferred, saved }: InvoiceSettings): CheckoutInvoice => ({
  kinds: [...kinds],
  kind: preferred.kind,
  saved: saved.map((invoice) => ({ kind: invoice.kind, code: formatInvoiceCode(invoice) })),
});
