import { findLedgerDifferences } from '@pasar/payment-ledger';
import type { Difference } from '@pasar/payment-ledger';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Charge } from './payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';

/** Finds negative stock and oversold flash sales. */
async function findStockDifferences({ db }: PaymentDeps): Promise<readonly Difference[]> {
  const items = await db.selectFrom('item').select(['itemid', 'stock']).where('stock', '<', 0).execute();
  const models = await db.selectFrom('model').select(['modelid', 'stock']).where('stock', '<', 0).execute();
  return [
    ...items.map(({ itemid, stock }) => ({
      kind: 'stock below nothing',
      id: `item ${itemid}`,
      detail: String(stock),
    })),
    ...models.map(({ modelid, stock }) => ({
      kind: 'stock below nothing',
      id: `model ${modelid}`,
      detail: String(stock),
    })),
  ];
}

const selectPaid = ({ db }: PaymentDeps, since: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('provider_ref', 'is not', null)
    .where('created_at', '>=', since)
    .orderBy('payment_id')
    .execute();

const sumRefunded = async ({ db }: PaymentDeps, { payment_id }: PaymentRow): Promise<number> => {
  const { sum } = await db
    .selectFrom('payment_refund')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('payment_id', '=', payment_id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

function compare(row: PaymentRow, charge: Charge, refunded: number): string | undefined {
  if (row.amount !== charge.amount || row.currency !== charge.currency)
    return `amount ${row.amount} ${row.currency}, provider ${charge.amount} ${charge.currency}`;
  if ((row.state === 'paid') !== (charge.status === 'paid'))
    return `state ${row.state}, provider ${charge.status}`;
  return refunded === charge.refunded ? undefined : `refunded ${refunded}, provider ${charge.refunded}`;
}

async function findProviderDifferences(deps: PaymentDeps, since: number): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const row of await selectPaid(deps, since)) {
    const { payment_id, provider_ref: ref } = row;
    if (ref === null) continue;
    const charge = await findProvider(deps, row.provider).query({ payment_id, ref });
    const detail = compare(row, charge, await sumRefunded(deps, row));
    if (detail) found.push({ kind: 'provider says otherwise', id: String(payment_id), detail });
  }
  return found;
}

/**
 * Finds every difference between ledger, orders, stock and providers; empty if there are none. Queries providers for
 * each payment since a time (epoch milliseconds).
 */
export async function findPaymentDifferences(
  deps: PaymentDeps,
  since: number,
): Promise<readonly Difference[]> {
  return [
    ...(await findLedgerDifferences(deps)),
    ...(await findStockDifferences(deps)),
    ...(await findProviderDifferences(deps, since)),
  ];
}
