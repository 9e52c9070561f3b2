import { readIdentifiedAt } from '@pasar/account-service';
import type { GuardedCall } from '@pasar/http-server';
import { offeredMethods } from '@pasar/verification';
import type { VerificationKind } from '@pasar/verification';
import { readFactors } from './read-factors.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { findOwnVerification, markPassed } from './verification-rows.ts';
import type { VerificationRow } from './verification-rows.ts';

/**
 * Marks a verification as passed if it offers sign-in at an identity provider and the member has proved their identity there since
 * it was requested, in this session. Returns the row, updated if it passed.
 */
export async function passByProvider(
  deps: Pick<VerificationDeps, 'db'>,
  row: VerificationRow,
  call: GuardedCall,
): Promise<VerificationRow> {
  const { db } = deps;
  const { cookies, now, user } = call;
  if (!user || user.userid !== row.userid || row.passed_at > 0) return row;
  const factors = await readFactors(db, row, now);
  if (!offeredMethods(row.kind as VerificationKind, factors).includes('provider')) return row;
  const owner = { userid: user.userid, sessionToken: cookies.sessionToken };
  if ((await readIdentifiedAt(db, owner)) <= row.created_at) return row;
  const isPassed = await markPassed(db, row.id, { method: 'provider', now });
  return isPassed ? findOwnVerification(db, row.id, call) : row;
}
