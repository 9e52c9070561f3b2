import { createHash } from 'node:crypto';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';

/** How long idempotent responses are stored. A later retry creates a new order. */
const retentionMs = 7 * dayMs;

export type IdempotentRequest = {
  readonly userid: number;
  readonly call: string;
  readonly key: string;
  readonly body: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Sorts fields, so that bodies with the same fields compare equal. */
const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => [name, toCanonical(field)]);
};

const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(toCanonical(body)))
    .digest('base64url');

/** Takes an advisory lock until the end of the transaction, so that a crash leaves no key locked. */
async function lockKey({ db }: OrderDeps, { userid, call, key }: IdempotentRequest): Promise<void> {
  const name = `${userid}/${call}/${key}`;
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(db);
  if (!rows[0]?.held) throw new ApiError(errorCodes.IDEMPOTENCY_IN_PROGRESS);
}

const findStoredAnswer = ({ db }: OrderDeps, { userid, call, key }: IdempotentRequest) =>
  db
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userid)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();

async function storeAnswer({ db }: OrderDeps, request: IdempotentRequest, answer: unknown): Promise<void> {
  const { userid, call, key, body, now } = request;
  await db
    .deleteFrom('idempotency')
    .where('user_id', '=', userid)
    .where('created_at', '<', now - retentionMs)
    .execute();
  await db
    .insertInto('idempotency')
    .values({ user_id: userid, call, key, request_hash: hashBody(body), answer, created_at: now })
    .execute();
}

/**
 * Runs a task once per idempotency key, inside the caller's transaction. The same key and body give the stored response. The
 * same key with another body throws IDEMPOTENCY_BODY_MISMATCH, and a key in use throws IDEMPOTENCY_IN_PROGRESS. Failures are
 * not stored, so they can be retried.
 */
export async function runIdempotently<Answer extends object>(
  deps: OrderDeps,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await lockKey(deps, request);
  const kept = await findStoredAnswer(deps, request);
  if (kept && kept.request_hash !== hashBody(request.body))
    throw new ApiError(errorCodes.IDEMPOTENCY_BODY_MISMATCH);
  if (kept) return kept.answer as Answer;
  const answer = await work();
  await storeAnswer(deps, request, answer);
  return answer;
}
