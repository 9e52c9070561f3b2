import { randomBytes } from 'node:crypto';
import { describeRestriction } from '@pasar/account';
import type { ShopRole } from '@pasar/account';
import { isDatabaseUnavailable, prepareQuery } from '@pasar/database';
import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { ApiError } from '@pasar/http-server';
import type { SessionFinder, SessionUser } from '@pasar/http-server';
import { expressionBuilder } from 'kysely';
import type { Kysely } from 'kysely';
import { generateSecret, hashSecret } from './browser-secret.ts';

export type StartedSession = { readonly token: string; readonly mark: string; readonly expiresAt: number };

/** Sessions identified by opaque tokens; only token hashes are stored. Times are epoch milliseconds. */
export type Sessions = SessionFinder & {
  /** Starts a session after a sign-in, with the password or by another method. Throws the code of a restricted account. */
  start(userid: number, now: number, method?: 'password'): Promise<StartedSession>;
  /** Ends a session; unknown tokens are ignored. */
  end(token: string): Promise<void>;
};

/** A session expires after 30 days without use, and 90 days after sign-in. */
const maxIdleMs = 30 * dayMs;
const maxAgeMs = 90 * dayMs;
/** `seen_at` is updated at most once an hour, not on every call. */
const touchIntervalMs = dayMs / 24;

const maxUserAgentLength = 300;

export type ShopColumns = {
  readonly shopid: number | null;
  readonly member_shopid: number | null;
  readonly role: ShopRole | null;
};

/** Returns the user's own shop, and the shop for which they act: the own one, else the one whose team they belong to. */
export function toShops({
  shopid,
  member_shopid,
  role,
}: ShopColumns): Pick<SessionUser, 'shopid' | 'shopMembership'> {
  if (shopid !== null) return { shopid, shopMembership: { shopid, role: 'owner' } };
  return member_shopid !== null && role !== null ? { shopMembership: { shopid: member_shopid, role } } : {};
}

/** The parameters of `isCurrentSession`. */
export type SessionKey = { readonly tokenHash: string; readonly now: number; readonly seenAfter: number };

/** `now` in epoch milliseconds. */
export const toSessionKey = (token: string, now: number): SessionKey => ({
  tokenHash: hashSecret(token),
  now,
  seenAfter: now - maxIdleMs,
});

/** Selects the session of a token, unless it has expired. */
export function isCurrentSession({ tokenHash, now, seenAfter }: SessionKey) {
  const session = expressionBuilder<Database, 'session'>();
  return session.and([
    session('session.token_hash', '=', tokenHash),
    session('session.expires_at', '>', now),
    session('session.seen_at', '>', seenAfter),
  ]);
}

/** The columns that `markSessionUsed` reads. */
export const sessionUse = ['session.token_hash', 'session.seen_at', 'session.user_agent'] as const;

const findSession = prepareQuery((db, values: SessionKey & { readonly market: string }) =>
  db
    .selectFrom('session')
    .leftJoin('account', 'account.userid', 'session.userid')
    .leftJoin('shop', (join) =>
      join.onRef('shop.userid', '=', 'session.userid').on('shop.market', '=', values.market),
    )
    .leftJoin('shop_member', (join) =>
      join.onRef('shop_member.userid', '=', 'session.userid').on('shop_member.market', '=', values.market),
    )
    .select(['session.userid', ...sessionUse])
    .select(['shop.shopid', 'shop_member.shopid as member_shopid', 'shop_member.role'])
    .select(['account.birth_at', 'account.adult_consent_at'])
    .where(isCurrentSession(values)),
);

export type SessionUse = {
  readonly token_hash: string;
  readonly seen_at: number;
  readonly user_agent: string;
};

/**
 * Writes when a session was used, at most once an hour, and by which browser. Ignores a database that cannot be written (read
 * only, full): the session can still be read.
 */
export async function markSessionUsed(
  db: Kysely<Database>,
  { token_hash, seen_at, user_agent }: SessionUse,
  { now, userAgent: sent }: { readonly now: number; readonly userAgent: string },
): Promise<void> {
  // Only calls of browsers have such a user agent; the web server's calls on their behalf do not.
  const userAgent = sent.startsWith('Mozilla/') ? sent.slice(0, maxUserAgentLength) : '';
  const isNamed = user_agent !== '' || userAgent === '';
  if (seen_at >= now - touchIntervalMs && isNamed) return;
  await db
    .updateTable('session')
    .set({ seen_at: now, user_agent: userAgent || user_agent })
    .where('token_hash', '=', token_hash)
    .execute()
    .catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
}

/** Throws if the operator has restricted an account; one that is not stays so until the end of the transaction. */
async function requireUnrestricted(
  trx: Kysely<Database>,
  userid: number,
  method: 'password' | undefined,
): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select('restriction')
    .where('userid', '=', userid)
    .forShare()
    .executeTakeFirst();
  if (!account?.restriction) return;
  const { code, forPasswordOnly } = describeRestriction(account.restriction);
  if (method === 'password' || !forPasswordOnly) throw new ApiError(code);
}

export function createSessions(db: Kysely<Database>): Sessions {
  return {
    start: async (userid, now, method) => {
      const token = generateSecret();
      const expiresAt = now + maxAgeMs;
      const row = {
        token_hash: hashSecret(token),
        userid,
        created_at: now,
        seen_at: now,
        expires_at: expiresAt,
      };
      await db.transaction().execute(async (trx) => {
        await requireUnrestricted(trx, userid, method);
        await trx.insertInto('session').values(row).execute();
      });
      return { token, mark: randomBytes(9).toString('base64url'), expiresAt };
    },
    find: async (token, { now, market, userAgent }) => {
      const [row] = await findSession(db, { ...toSessionKey(token, now), market: market.code });
      if (!row) return undefined;
      await markSessionUsed(db, row, { now, userAgent });
      const { userid, birth_at, adult_consent_at } = row;
      return {
        userid,
        ...toShops(row),
        age: { birth_at: birth_at ?? 0, adult_consent_at: adult_consent_at ?? 0 },
      };
    },
    end: async (token) => {
      await db.deleteFrom('session').where('token_hash', '=', hashSecret(token)).execute();
    },
  };
}
