import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { CallCookies } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { hashSecret, storeSecret, secretCookies } from '../browser-secret.ts';
import type { RequiredStep } from '../sign-in.ts';
import { identityStepLifetimeMs, storeIdentityStep } from './identity-step.ts';

/** Stores the pending sign-in of this browser and throws `NEED_IDENTITY_VERIFICATION`, so that its page asks for the code. */
export async function askForStep(
  { db }: Pick<AccountDeps, 'db'>,
  cookies: CallCookies,
  step: RequiredStep,
  now: number,
): Promise<never> {
  const token = storeSecret(cookies, secretCookies.step, identityStepLifetimeMs);
  await storeIdentityStep(db, { token_hash: hashSecret(token), ...step }, now);
  throw new ApiError(errorCodes.NEED_IDENTITY_VERIFICATION);
}
