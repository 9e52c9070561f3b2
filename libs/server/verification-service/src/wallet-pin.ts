import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall, VerificationGuard } from '@pasar/http-server';
import { isWeakPin, normalizeWalletPin } from '@pasar/verification';
import type { VerificationDeps } from './verification-deps.ts';

/** Whether a member has a wallet PIN. */
export const hasWalletPin = async ({ db }: Pick<VerificationDeps, 'db'>, userid: number): Promise<boolean> =>
  (await db.selectFrom('wallet_pin').select('userid').where('userid', '=', userid).executeTakeFirst()) !==
  undefined;

/**
 * Sets the wallet PIN. Throws `PARAM` or `PASSWORD_TOO_WEAK` before it requires a verification: of identity for the first PIN,
 * by code for a replacement, since an attacker may know the password.
 */
export async function saveWalletPin(
  deps: VerificationDeps & { readonly guard: VerificationGuard },
  text: string,
  call: GuardedCall & { readonly user: { readonly userid: number } },
): Promise<void> {
  const { db, guard, passwords } = deps;
  const { userid } = call.user;
  const pin = normalizeWalletPin(text);
  if (pin === null) throw new ApiError(errorCodes.PARAM, 'pin: is not six digits');
  if (isWeakPin(pin)) throw new ApiError(errorCodes.PASSWORD_TOO_WEAK);
  const purpose = (await hasWalletPin(deps, userid)) ? 'replace-wallet-pin' : 'set-wallet-pin';
  await guard.require(purpose, call);
  const changed = { pin_hash: await passwords.hash(pin), changed_at: call.now };
  await db
    .insertInto('wallet_pin')
    .values({ userid, ...changed })
    .onConflict((conflict) => conflict.column('userid').doUpdateSet(changed))
    .execute();
}
