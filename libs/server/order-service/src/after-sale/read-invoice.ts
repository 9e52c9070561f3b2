import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { documentKinds } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { formatInvoiceCode } from '@pasar/order';
import type { getInvoice } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import { getOwnOrder } from '../read-orders.ts';

type InvoiceReader = { readonly userid: number; readonly market: Market };

async function findCharge(
  { db }: OrderDeps,
  { userid }: InvoiceReader,
  orderId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('at')
    .where('user_id', '=', userid)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  return row?.at;
}

/** The parts of the order that only its invoice shows. */
const findBilling = ({ db }: OrderDeps, { userid }: InvoiceReader, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['address', 'branch_id', 'invoice'])
    .where('user_id', '=', userid)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

type Billing = Awaited<ReturnType<typeof findBilling>>;

/** The buyer's own address; the place of a pick-up point is none. Empty for older orders to one, which do not have it. */
const billingLines = ({ address, branch_id }: Billing): readonly string[] =>
  address.billing_lines ?? (branch_id === null ? address.lines : []);

async function findTaxId({ db }: OrderDeps, { userid, market }: InvoiceReader): Promise<string> {
  const row = await db
    .selectFrom('account_tax_id')
    .select('number')
    .where('userid', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirst();
  return row?.number ?? '';
}

/** The tax number that the account has now, for orders whose checkout did not ask. */
async function readTaxIdLine(deps: OrderDeps, buyer: InvoiceReader): Promise<string[]> {
  const taxId = await findTaxId(deps, buyer);
  return taxId === '' ? [] : [`${buyer.market.taxId.toUpperCase()} ${taxId}`];
}

/** The tax number that the buyer asked for in the checkout. */
const taxNumberLine = (invoice: NonNullable<Billing['invoice']>): string[] =>
  invoice.document ? [`${documentKinds[invoice.document].label} ${formatInvoiceCode(invoice)}`] : [];

async function findTown({ db }: OrderDeps, { market }: InvoiceReader, shopid: number): Promise<string> {
  const row = await db
    .selectFrom('shop')
    .select('location')
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  return row?.location ?? '';
}

/** Reads the invoice of a paid order. Throws NOT_FOUND if the order does not exist, belongs to another member, or is unpaid. */
export async function readInvoice(
  deps: OrderDeps,
  buyer: InvoiceReader,
  orderId: number,
  now: number,
): Promise<CallData<typeof getInvoice>> {
  const order = await getOwnOrder(deps, buyer, orderId, now);
  const issued_at = await findCharge(deps, buyer, orderId);
  if (issued_at === undefined) throw new ApiError(errorCodes.NOT_FOUND, 'There is no invoice.');
  const kind = buyer.market.taxId;
  const billing = await findBilling(deps, buyer, orderId);
  const taxLine = billing.invoice ? taxNumberLine(billing.invoice) : await readTaxIdLine(deps, buyer);
  return {
    order,
    number: `${buyer.market.code}-${order.order_sn}`,
    issued_at,
    seller: {
      name: order.shop_name,
      lines: [await findTown(deps, buyer, order.shopid), buyer.market.nativeName].filter(
        (line) => line !== '',
      ),
    },
    buyer: {
      name: billing.address.name,
      lines: [...billingLines(billing), ...taxLine],
    },
    tax_id_kind: kind,
  };
}
