import { isOfAge } from '@pasar/account';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

type Consent = { readonly userid: number; readonly market: Market; readonly now: number };

/** Stores when a user confirmed to be of age. Throws `ADULT_ONLY` when the birth date contradicts it. @spec profile-update */
export async function saveAdultConsent(
  db: Kysely<Database>,
  { userid, market, now }: Consent,
): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('birth_at')
    .where('userid', '=', userid)
    .executeTakeFirst();
  const birth = account?.birth_at ?? 0;
  if (birth !== 0 && !isOfAge(toUnixSeconds(birth), market.adultAge, now))
    throw new ApiError(errorCodes.ADULT_ONLY);
  await db.updateTable('account').set({ adult_consent_at: now }).where('userid', '=', userid).execute();
}
