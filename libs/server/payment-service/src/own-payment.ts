import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { isPaymentOpen } from '@pasar/payment';
import type { confirmPayment } from '@pasar/payment-contract';
import { applyCharge } from './apply-charge.ts';
import { queryProvider, withAnswer } from './query-provider.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payment-row.ts';
import type { PaymentRow } from './payment-row.ts';
import type { Payer } from './payer.ts';

/** Minimum interval between queries to a provider about the same payment. */
const askAgainMs = 1500;

/** Reads a payment of the shopper. Throws NOT_FOUND if it does not exist or belongs to another member. */
async function requireOwn(
  deps: PaymentDeps,
  { userid, market }: Payer,
  paymentId: number,
): Promise<PaymentRow> {
  const row = await findPayment(deps, paymentId);
  if (!row || row.user_id !== userid || row.market !== market.code)
    throw new ApiError(errorCodes.NOT_FOUND, 'There is no such payment.');
  return row;
}

const reread = async (deps: PaymentDeps, row: PaymentRow): Promise<PaymentRow> =>
  (await findPayment(deps, row.payment_id)) ?? row;

/** Returns a payment after querying its provider, unless it is settled or was queried a moment ago. */
export async function refreshPayment(deps: PaymentDeps, row: PaymentRow, now: number): Promise<PaymentRow> {
  if (!isPaymentOpen(row.state) || now - row.updated_at < askAgainMs) return row;
  await withAnswer(deps, row, now, () => queryProvider(deps, row, now));
  return reread(deps, row);
}

/** Returns the current state of one of the shopper's payments. */
export async function getOwnPayment(
  deps: PaymentDeps,
  payer: Payer,
  paymentId: number,
  now: number,
): Promise<PaymentRow> {
  return refreshPayment(deps, await requireOwn(deps, payer, paymentId), now);
}

/** Passes the shopper's answer to the provider. Does nothing if the payment asks no question. */
export async function confirmOwnPayment(
  deps: PaymentDeps,
  payer: Payer,
  { payment_id, kind, answer }: CallBody<typeof confirmPayment>,
  now: number,
): Promise<PaymentRow> {
  const row = await requireOwn(deps, payer, payment_id);
  const { provider_ref: ref } = row;
  if (!isPaymentOpen(row.state) || ref === null) return row;
  const provider = findProvider(deps, row.provider);
  await withAnswer(deps, row, now, () => provider.confirm({ payment_id, ref }, { kind, answer }));
  return reread(deps, row);
}

/** Cancels an open payment. One that was paid meanwhile stays paid; an unknown one stays unknown. */
export async function cancelOwnPayment(
  deps: PaymentDeps,
  payer: Payer,
  paymentId: number,
  now: number,
): Promise<PaymentRow> {
  const row = await requireOwn(deps, payer, paymentId);
  const { provider_ref: ref, payment_id } = row;
  if (!isPaymentOpen(row.state)) return row;
  if (ref === null) return refreshPayment(deps, row, now);
  const provider = findProvider(deps, row.provider);
  await withAnswer(deps, row, now, async () =>
    applyCharge(deps, await provider.cancel({ payment_id, ref }), { now }),
  );
  return reread(deps, row);
}
