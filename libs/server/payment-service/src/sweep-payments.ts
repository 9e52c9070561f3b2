import { applyCharge, canBePaid } from './apply-charge.ts';
import { checkRefunds } from './check-refunds.ts';
import { forEachProvider } from './for-each-provider.ts';
import { queryProvider, withAnswer } from './query-provider.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentRow } from './payment-row.ts';
import { forgetRemovedCards } from './forget-removed-cards.ts';
import { sendRefunds } from './send-refunds.ts';

/** How long to wait for webhooks and the shopper before querying the provider about an open payment. */
const restMs = 20_000;
const paymentsPerRun = 100;

const findOpen = ({ db }: PaymentDeps, provider: string, now: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', 'in', ['unknown', 'pending'])
    .where('updated_at', '<=', now - restMs)
    .orderBy('updated_at')
    .limit(paymentsPerRun)
    .execute();

/** Ends a payment with its provider, whose response decides: money that arrived meanwhile counts. */
async function end(
  deps: PaymentDeps,
  row: PaymentRow,
  now: number,
  ending: { readonly event: 'deadline' | 'failed'; readonly reason: 'expired' | 'order-closed' },
): Promise<boolean> {
  const { payment_id, provider_ref: ref } = row;
  if (ref === null) return true;
  const provider = findProvider(deps, row.provider);
  return withAnswer(deps, row, now, async () =>
    applyCharge(deps, await provider.cancel({ payment_id, ref }), { now, ending }),
  );
}

async function sweep(deps: PaymentDeps, row: PaymentRow, now: number): Promise<boolean> {
  if (row.provider_ref !== null && !(await canBePaid(deps, row)))
    return end(deps, row, now, { event: 'failed', reason: 'order-closed' });
  if (row.provider_ref !== null && row.expires_at <= now)
    return end(deps, row, now, { event: 'deadline', reason: 'expired' });
  return withAnswer(deps, row, now, () => queryProvider(deps, row, now));
}

/**
 * Processes payments in the background: queries open ones, ends expired ones with their provider, sends refunds, asks
 * again about those that were sent, and deletes removed cards at their provider. A provider that does not answer delays no other.
 * Run it every few seconds, in any number of processes.
 */
export async function sweepPayments(deps: PaymentDeps, now: number): Promise<void> {
  await forEachProvider(deps, {
    find: (provider) => findOpen(deps, provider, now),
    run: (row) => sweep(deps, row, now),
  });
  await checkRefunds(deps, now);
  await sendRefunds(deps, now);
  await forgetRemovedCards(deps);
}
