import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';

type SignInCall = GuardedCall & { readonly body: { readonly login: string } };

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.LOGIN_FAILED;

/** Requires a captcha after many failed sign-ins under the same name, whether or not an account has that name. */
export async function guardSignIn<T>(
  { verifications }: Pick<AccountDeps, 'verifications'>,
  call: SignInCall,
  signIn: () => Promise<T>,
): Promise<T> {
  const name = call.body.login.trim().toLowerCase();
  await verifications?.require('sign-in', call, name);
  try {
    const signedIn = await signIn();
    await verifications?.forget('sign-in', call, name);
    return signedIn;
  } catch (error) {
    if (isWrongPassword(error)) await verifications?.count('sign-in', call, name);
    throw error;
  }
}

/** Requires a captcha after many sign-ups from one network. */
export async function guardSignUp<T>(
  { verifications }: Pick<AccountDeps, 'verifications'>,
  call: GuardedCall,
  signUp: () => Promise<T>,
): Promise<T> {
  await verifications?.require('sign-up', call);
  const signedUp = await signUp();
  await verifications?.count('sign-up', call);
  return signedUp;
}
