import { randomInt, randomUUID } from 'node:crypto';
import { paymentMethod } from '@pasar/payment';
import type { ChargeRequest } from '../payment-provider.ts';
import type { ChargeDetails, ChargeRow } from './charge-row.ts';
import type { BankDeps } from './sandbox-charge.ts';

const makeDigits = (): string => String(randomInt(100_000_000_000, 1_000_000_000_000));

async function firstStage(
  { db }: BankDeps,
  { method, account }: ChargeRequest,
): Promise<ChargeDetails['stage']> {
  if (paymentMethod(method).flow !== 'wallet') return undefined;
  const wallet = await db
    .selectFrom('sandbox_wallet')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst();
  return wallet ? 'pin' : 'agreement';
}

/** Creates a charge, or returns the existing one of the payment. */
export async function createCharge(deps: BankDeps, request: ChargeRequest): Promise<ChargeRow> {
  const stage = await firstStage(deps, request);
  const details: ChargeDetails = {
    payment_id: request.payment_id,
    option: request.option,
    account: request.account,
    pin_limit: request.pinLimit,
    return_url: request.returnUrl,
    digits: makeDigits(),
    ...(stage && { stage }),
    ...(request.cardToken !== undefined && { card_token: request.cardToken }),
  };
  const key = `payment/${request.payment_id}`;
  await deps.db
    .insertInto('sandbox_charge')
    .values({
      ...{ charge_id: `ch_${randomUUID()}`, idempotency_key: key, method: request.method },
      ...{ amount: request.amount, currency: request.currency, status: 'created', reason: null, details },
      ...{ created_at: deps.now(), settles_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await deps.db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()) as ChargeRow;
}
