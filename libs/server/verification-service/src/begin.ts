import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import { verificationKind } from '@pasar/verification';
import type { VerificationDeps } from './verification-deps.ts';
import { openVerification } from './verification-rows.ts';

/** The purpose of a verification that no call required: its token opens nothing. */
const visitPurpose = 'visit';

/** Begins a verification by error code. Throws `PARAM` for other codes, `NOT_LOGGED_IN` if it needs a member. */
export async function beginVerificationByCode(
  { db }: VerificationDeps,
  code: number,
  call: GuardedCall,
): Promise<string> {
  const kind = verificationKind(code);
  if (kind === undefined) throw new ApiError(errorCodes.PARAM, 'code: asks for no verification');
  const isPersonal = kind === 'code' || kind === 'identity';
  if (isPersonal && !call.user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  const userid = isPersonal ? (call.user?.userid ?? 0) : 0;
  return openVerification(db, { purpose: visitPurpose, kind, userid, counter: '' }, call);
}
