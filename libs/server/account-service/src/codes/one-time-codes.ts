import { createHmac, randomInt } from 'node:crypto';
import { toWaitSeconds } from '@pasar/durations';
import { oneTimeCodeLimits, readOneTimeCode } from '@pasar/account';
import type { CodePurpose, MemberCodePurpose } from '@pasar/account';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ServerSecret } from '../server-secret.ts';

/** What a code is bound to. */
export type CodeSubject = {
  /** `verify` confirms a member's identity. */
  readonly purpose: CodePurpose | MemberCodePurpose | 'verify';
  /** E.164, or an e-mail address in lower case. */
  readonly recipient: string;
  /** A device on which the account has signed in before has its own codes and guesses, so that strangers cannot use them up. */
  readonly device: string | undefined;
};

/** One-time codes in the database, so that all processes count the same attempts. */
export type OneTimeCodes = {
  /** Replaces the last code, whose attempts stay counted, and returns the new one. Throws `OTP_LIMIT` during the cooldown. */
  issue(subject: CodeSubject, now: number): Promise<string>;
  /** Ends the cooldown of a code that could not be sent. */
  withdraw(subject: CodeSubject): Promise<void>;
  /** Consumes a code. Throws `CODE_MISMATCH`, `CODE_EXPIRED` or, with `retryAfter`, `TRIES_EXCEEDED`. */
  consume(subject: CodeSubject, code: string, now: number): Promise<void>;
};

const { digits, lifetimeMs, resendCooldownMs, maxAttempts, attemptWindowMs } = oneTimeCodeLimits;

const makeCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');
const sign = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const readRow = (db: Kysely<Database>, key: string) =>
  db.selectFrom('one_time_code').selectAll().where('key', '=', key).executeTakeFirst();

/** Writes the code and returns true, unless the cooldown is running. */
async function replaceCode(
  db: Kysely<Database>,
  { key, code_hmac, now }: { readonly key: string; readonly code_hmac: string; readonly now: number },
): Promise<boolean> {
  const code = { code_hmac, sent_at: now, expires_at: now + lifetimeMs };
  const written = await db
    .insertInto('one_time_code')
    .values({ key, ...code, attempts_end_at: now + attemptWindowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ...code, used_at: 0 })
        .where('one_time_code.sent_at', '<=', now - resendCooldownMs),
    )
    .returning('key')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Counts a guess and compares it in one statement, so that concurrent guesses in any number of processes cannot exceed the
 * limit. Undefined if no guess is allowed.
 */
async function countGuess(
  db: Kysely<Database>,
  { key, code_hmac, now }: { readonly key: string; readonly code_hmac: string; readonly now: number },
): Promise<boolean | undefined> {
  const isRight = sql<boolean>`code_hmac = ${code_hmac}`;
  const row = await db
    .updateTable('one_time_code')
    .set({
      used_at: sql`case when ${isRight} then ${now}::bigint else 0 end`,
      attempts: sql`case when ${isRight} then 0 when attempts_end_at <= ${now} then 1 else attempts + 1 end`,
      attempts_end_at: sql`case when attempts_end_at <= ${now} then ${now + attemptWindowMs}::bigint else attempts_end_at end`,
    })
    .where('key', '=', key)
    .where('used_at', '=', 0)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('attempts', '<', maxAttempts), where('attempts_end_at', '<=', now)]))
    .returning('used_at')
    .executeTakeFirst();
  return row && row.used_at > 0;
}

async function explainRefusal(db: Kysely<Database>, key: string, now: number): Promise<ApiError> {
  const row = await readRow(db, key);
  const isLocked = row && row.attempts >= maxAttempts && row.attempts_end_at > now;
  return isLocked
    ? new ApiError(errorCodes.TRIES_EXCEEDED, { retryAfter: toWaitSeconds(row.attempts_end_at - now) })
    : new ApiError(errorCodes.CODE_EXPIRED);
}

/** Creates the one-time codes, of which the database only has signatures. */
export function createOneTimeCodes(db: Kysely<Database>, secret: ServerSecret): OneTimeCodes {
  const readKey = async ({ purpose, recipient, device = '' }: CodeSubject) =>
    sign(await secret(), 'one-time-code', purpose, recipient, device);
  const signCode = async (key: string, code: string) => sign(await secret(), key, code);
  return {
    issue: async (subject, now) => {
      const key = await readKey(subject);
      const code = makeCode();
      if (await replaceCode(db, { key, code_hmac: await signCode(key, code), now })) return code;
      const sentAt = (await readRow(db, key))?.sent_at ?? now;
      throw new ApiError(errorCodes.OTP_LIMIT, {
        retryAfter: toWaitSeconds(sentAt + resendCooldownMs - now),
      });
    },
    withdraw: async (subject) => {
      const key = await readKey(subject);
      await db.updateTable('one_time_code').set({ sent_at: 0 }).where('key', '=', key).execute();
    },
    consume: async (subject, typed, now) => {
      const key = await readKey(subject);
      const code = readOneTimeCode(typed);
      // Input that is not a code does not count as a guess.
      if (code === null) throw new ApiError(errorCodes.CODE_MISMATCH);
      const isRight = await countGuess(db, { key, code_hmac: await signCode(key, code), now });
      if (isRight === undefined) throw await explainRefusal(db, key, now);
      if (!isRight) throw new ApiError(errorCodes.CODE_MISMATCH);
    },
  };
}
