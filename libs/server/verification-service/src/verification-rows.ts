import { randomBytes } from 'node:crypto';
import { describeDevice } from '@pasar/account';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import { verificationLimits } from '@pasar/verification';
import type { VerificationKind } from '@pasar/verification';
import type { Kysely, Selectable } from 'kysely';
import { readOrIssueOwner, readOwner, readSessionHash } from './browser-owner.ts';

/** Describes a device to its owner: `Chrome · Android`; empty if unknown. */
function writeDevice(userAgent = ''): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter(Boolean).join(' · ');
}

export type VerificationRow = Selectable<Database['verification']>;

/** A verification to create. */
export type NewVerification = {
  readonly purpose: string;
  readonly kind: VerificationKind;
  /** 0 for an anonymous visitor. */
  readonly userid: number;
  /** The key of the hits that triggered it; empty without any. */
  readonly counter: string;
};

/** Whether it contains no personal data, so that the first browser to read it owns it: the server may have rendered the page. */
const isAnybodys = ({ kind, userid }: Pick<NewVerification, 'kind' | 'userid'>): boolean =>
  userid === 0 && (kind === 'captcha' || kind === 'traffic');

/** Finds one of the same purpose and kind: what a password confirmed does not count as a code. */
const findOpen = (
  db: Kysely<Database>,
  { purpose, kind, userid }: NewVerification,
  owner: string,
  now: number,
) =>
  db
    .selectFrom('verification')
    .select('id')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
    .where('userid', '=', userid)
    .where('used_at', '=', 0)
    .where('refused_at', '=', 0)
    .where((where) =>
      where.or([
        where.and([where('passed_at', '=', 0), where('expires_at', '>', now)]),
        where('passed_at', '>', now - verificationLimits.tokenLifetimeMs),
      ]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Returns the id of the browser's open verification for this purpose, or creates one. */
export async function openVerification(
  db: Kysely<Database>,
  wanted: NewVerification,
  { cookies, market, now, readHeader }: GuardedCall,
): Promise<string> {
  const { purpose, kind, userid, counter } = wanted;
  const owner = isAnybodys(wanted) ? readOwner(cookies) : readOrIssueOwner(cookies);
  const open = owner === '' ? undefined : await findOpen(db, wanted, owner, now);
  if (open) return open.id;
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('verification')
    .values({
      id,
      purpose,
      kind,
      userid,
      owner,
      session_hash: readSessionHash(cookies),
      market: market.code,
      device: writeDevice(readHeader('user-agent')),
      counter,
      created_at: now,
      expires_at: now + verificationLimits.lifetimeMs,
    })
    .execute();
  return id;
}

const claim = (db: Kysely<Database>, id: string, owner: string) =>
  db
    .updateTable('verification')
    .set({ owner })
    .where('id', '=', id)
    .where('owner', '=', '')
    .returningAll()
    .executeTakeFirst();

/** Whether the caller may be its member; during a sign-in nobody is signed in yet. */
const isOwnMember = (row: VerificationRow, userid: number | undefined): boolean =>
  row.userid === 0 || (userid === undefined ? row.session_hash === '' : row.userid === userid);

/** Finds the browser's own verification. Throws `NOT_FOUND` if it does not exist or belongs to another browser or member. */
export async function findOwnVerification(
  db: Kysely<Database>,
  id: string,
  { cookies, user }: GuardedCall,
): Promise<VerificationRow> {
  const row = await db.selectFrom('verification').selectAll().where('id', '=', id).executeTakeFirst();
  const own = row?.owner === '' ? await claim(db, id, readOrIssueOwner(cookies)) : row;
  if (
    !own ||
    own.owner !== (row?.owner === '' ? own.owner : readOwner(cookies)) ||
    !isOwnMember(own, user?.userid)
  )
    throw new ApiError(errorCodes.NOT_FOUND);
  return own;
}

/** Marks a verification as passed; returns false if it was already decided. */
export async function markPassed(
  db: Kysely<Database>,
  id: string,
  { method, now }: { readonly method: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification')
    .set({ passed_at: now, method })
    .where('id', '=', id)
    .where('passed_at', '=', 0)
    .where('refused_at', '=', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
