import type { PaymentFailure } from '@pasar/payment';
import type { ConfirmResponse } from '../payment-provider.ts';
import { changeCharge } from './sandbox-charge.ts';
import type { ChargeDetails, ChargeRow } from './charge-row.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { maxTries, testCode, testPins } from './test-inputs.data.ts';

type ChargeDecision =
  | { readonly kind: 'next'; readonly stage: ChargeDetails['stage'] }
  | { readonly kind: 'failed'; readonly reason: PaymentFailure }
  | { readonly kind: 'paid' }
  | { readonly kind: 'wrong' };

function decideCharge({ amount, details }: ChargeRow, { answer }: ConfirmResponse): ChargeDecision {
  const { stage } = details;
  if (stage === 'agreement')
    return answer === 'yes'
      ? { kind: 'next', stage: 'link-code' }
      : { kind: 'failed', reason: 'agreement-refused' };
  if (stage === 'link-code') return answer === testCode ? { kind: 'next', stage: 'pin' } : { kind: 'wrong' };
  if (stage === 'pin') {
    if (answer === testPins.empty) return { kind: 'failed', reason: 'wallet-balance' };
    if (answer !== testPins.right) return { kind: 'wrong' };
    return amount > details.pin_limit ? { kind: 'next', stage: 'code' } : { kind: 'paid' };
  }
  return answer === testCode ? { kind: 'paid' } : { kind: 'wrong' };
}

const linkWallet = ({ db, now }: BankDeps, { details }: ChargeRow) =>
  db
    .insertInto('sandbox_wallet')
    .values({ account: details.account, linked_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Processes the answer to a wallet's question. Ignores an answer to another question than the current one, so that repeating
 * one counts once.
 */
export async function answerQuestion(
  deps: BankDeps,
  charge: ChargeRow,
  given: ConfirmResponse,
): Promise<ChargeRow> {
  const { stage, ...rest } = charge.details;
  if (charge.status !== 'created' || stage === undefined || stage !== given.kind) return charge;
  const verdict = decideCharge(charge, given);
  if (verdict.kind === 'paid') return changeCharge(deps, charge, { status: 'paid' });
  if (verdict.kind === 'failed')
    return changeCharge(deps, charge, { status: 'failed', reason: verdict.reason });
  if (verdict.kind === 'next') {
    if (stage === 'link-code') await linkWallet(deps, charge);
    const details = { ...rest, wrong: false, ...(verdict.stage && { stage: verdict.stage }) };
    return changeCharge(deps, charge, { attempts: 0, details });
  }
  const attempts = charge.attempts + 1;
  return attempts >= maxTries[stage]
    ? changeCharge(deps, charge, { attempts, status: 'failed', reason: 'too-many-attempts' })
    : changeCharge(deps, charge, { attempts, details: { ...rest, stage, wrong: true } });
}
