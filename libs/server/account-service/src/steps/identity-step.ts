import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { readRecipient } from '../codes/recipient.ts';

export const identityStepLifetimeMs = 15 * minuteMs;
/** Wrong passwords after which an unknown browser needs a code as well. */
export const guessesBeforeStep = 3;

/** Whether a code can be sent to this recipient in the market. */
function canReceive(text: string, market: Market): boolean {
  try {
    readRecipient(text, market);
    return true;
  } catch {
    return false;
  }
}

/** Returns where to send the account a code in this market: a confirmed phone number, else a confirmed address. */
export async function findStepRecipient(
  db: Kysely<Database>,
  userid: number,
  market: Market,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['phone', 'phone_verified', 'email', 'email_verified'])
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (!account) return undefined;
  const confirmed = [account.phone_verified && account.phone, account.email_verified && account.email];
  return confirmed.find((text): text is string => Boolean(text) && canReceive(String(text), market));
}

type IdentityStep = { readonly token_hash: string; readonly userid: number; readonly recipient: string };

/** Stores a sign-in that a code must complete. `now` in epoch milliseconds. */
export async function storeIdentityStep(
  db: Kysely<Database>,
  step: IdentityStep,
  now: number,
): Promise<void> {
  await db
    .insertInto('sign_in_step')
    .values({ ...step, expires_at: now + identityStepLifetimeMs })
    .execute();
}

/** Reads this browser's pending sign-in. Throws `SIGN_IN_STEP_EXPIRED` if there is none. */
export async function readStep(db: Kysely<Database>, token_hash: string | undefined, now: number) {
  const row = await db
    .selectFrom('sign_in_step')
    .innerJoin('account', 'account.userid', 'sign_in_step.userid')
    .select(['sign_in_step.userid', 'sign_in_step.recipient', 'account.username'])
    .where('token_hash', '=', token_hash ?? '')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.SIGN_IN_STEP_EXPIRED);
  return row;
}

/** Consumes the step. */
export async function deleteIdentityStep(
  db: Kysely<Database>,
  token_hash: string,
  now: number,
): Promise<void> {
  const row = await db
    .deleteFrom('sign_in_step')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .returning('userid')
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.SIGN_IN_STEP_EXPIRED);
}
