import { createHash, randomBytes } from 'node:crypto';
import { isDatabaseUnavailable } from '@pasar/database';
import type { Database } from '@pasar/database';
import type { SessionFinder } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export type StartedSession = { readonly token: string; readonly mark: string; readonly expiresAt: number };

/** Sessions behind opaque tokens. The table holds hashes only. Times are epoch milliseconds. */
export type Sessions = SessionFinder & {
  start(userid: number, now: number): Promise<StartedSession>;
  /** Ends a session; one that is gone already is no error. */
  end(token: string): Promise<void>;
};

const dayMs = 86_400_000;
/** A session ends when nobody used it for this long, and in any case after the longer time. */
const maxIdleMs = 30 * dayMs;
const maxAgeMs = 90 * dayMs;
/** Use is written down once an hour, not with every call. */
const touchIntervalMs = dayMs / 24;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createSessions(db: Kysely<Database>): Sessions {
  const findRow = (token: string, market: string, now: number) =>
    db
      .selectFrom('session')
      .leftJoin('shop', (join) =>
        join.onRef('shop.userid', '=', 'session.userid').on('shop.market', '=', market),
      )
      .select(['session.token_hash', 'session.userid', 'session.seen_at', 'shop.shopid'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .where('seen_at', '>', now - maxIdleMs)
      .executeTakeFirst();
  /** A database that cannot be written for now (read only, full) still answers who somebody is. */
  const touchSession = (token_hash: string, now: number) =>
    db
      .updateTable('session')
      .set({ seen_at: now })
      .where('token_hash', '=', token_hash)
      .execute()
      .catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
      });

  return {
    start: async (userid, now) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = now + maxAgeMs;
      await db
        .insertInto('session')
        .values({ token_hash: hashToken(token), userid, created_at: now, seen_at: now, expires_at: expiresAt })
        .execute();
      return { token, mark: randomBytes(9).toString('base64url'), expiresAt };
    },
    find: async (token, { now, market }) => {
      const row = await findRow(token, market.code, now);
      if (!row) return undefined;
      if (row.seen_at < now - touchIntervalMs) await touchSession(row.token_hash, now);
      return { userid: row.userid, ...(row.shopid === null ? {} : { shopid: row.shopid }) };
    },
    end: async (token) => {
      await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    },
  };
}
