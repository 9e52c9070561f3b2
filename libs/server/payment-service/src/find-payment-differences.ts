import { findLedgerDifferences } from '@pasar/payment-ledger';
import type { Difference } from '@pasar/payment-ledger';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Charge } from './payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';

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

/** A provider that does not answer is a difference like any other: the other payments are still compared. */
async function findProviderDifference(
  deps: PaymentDeps,
  row: PaymentRow & { readonly provider_ref: string },
): Promise<Difference | undefined> {
  const { payment_id, provider_ref: ref } = row;
  const id = String(payment_id);
  try {
    const charge = await findProvider(deps, row.provider).query({ payment_id, ref });
    const detail = compare(row, charge, await sumRefunded(deps, row));
    return detail === undefined ? undefined : { kind: 'provider says otherwise', id, detail };
  } catch (error) {
    return { kind: 'provider does not answer', id, detail: `${row.provider}: ${String(error)}` };
  }
}

async function findProviderDifferences(deps: PaymentDeps, since: number): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const { provider_ref, ...row } of await selectPaid(deps, since)) {
    if (provider_ref === null) continue;
    const difference = await findProviderDifference(deps, { ...row, provider_ref });
    if (difference) found.push(difference);
  }
  return found;
}

/**
 * Finds every difference between ledger, orders and providers; empty if there are none. Queries providers for
 * each payment since a time (epoch milliseconds).
 */
export async function findPaymentDifferences(
  deps: PaymentDeps,
  since: number,
): Promise<readonly Difference[]> {
  return [...(await findLedgerDifferences(deps)), ...(await findProviderDifferences(deps, since))];
}
