import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely, Selectable } from 'kysely';
import { hashSecret, generateSecret } from '../browser-secret.ts';

type QrSignIn = Selectable<Database['qr_sign_in']>;

/** The browser that waits, as shown to whoever confirms. */
export type RequestingBrowser = Pick<
  QrSignIn,
  'browser_hash' | 'market' | 'role' | 'browser' | 'system' | 'country' | 'network'
>;

export const qrLifetimeMs = 3 * minuteMs;

/** Creates a code for a browser and returns its token. */
export async function createQr(
  db: Kysely<Database>,
  browser: RequestingBrowser,
  now: number,
): Promise<string> {
  const token = generateSecret();
  const times = { created_at: now, expires_at: now + qrLifetimeMs };
  await db
    .insertInto('qr_sign_in')
    .values({ token_hash: hashSecret(token), ...browser, ...times })
    .execute();
  return token;
}

const readByToken = (db: Kysely<Database>, token: string) =>
  db.selectFrom('qr_sign_in').selectAll().where('token_hash', '=', hashSecret(token)).executeTakeFirst();

/** Returns why a code could not be opened or answered: it was already answered, belongs to another member, or is expired. */
async function explainRefusal(db: Kysely<Database>, token: string, now: number): Promise<ApiError> {
  const row = await readByToken(db, token);
  const isOver = !row || row.expires_at <= now || row.state === 'refused';
  return new ApiError(isOver ? errorCodes.QR_EXPIRED : errorCodes.QR_TAKEN);
}

type Confirmer = { readonly userid: number; readonly market: string };

/** Opens a code for the first member who scans it, and for nobody else. Throws `QR_EXPIRED` or `QR_TAKEN`. */
export async function openQrOnce(
  db: Kysely<Database>,
  token: string,
  { userid, market }: Confirmer,
  now: number,
): Promise<QrSignIn> {
  const row = await db
    .updateTable('qr_sign_in')
    .set({ state: 'opened', userid })
    .where('token_hash', '=', hashSecret(token))
    .where('market', '=', market)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([
        where('state', '=', 'pending'),
        where.and([where('state', '=', 'opened'), where('userid', '=', userid)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await explainRefusal(db, token, now);
  return row;
}

/** Confirms or refuses a code, once, for the member who opened it. Throws `QR_EXPIRED` or `QR_TAKEN`. */
export async function answerQrOnce(
  db: Kysely<Database>,
  { token, confirm }: { readonly token: string; readonly confirm: boolean },
  { userid, market }: Confirmer,
  now: number,
): Promise<void> {
  const row = await db
    .updateTable('qr_sign_in')
    .set({ state: confirm ? 'confirmed' : 'refused' })
    .where('token_hash', '=', hashSecret(token))
    .where('market', '=', market)
    .where('state', '=', 'opened')
    .where('userid', '=', userid)
    .where('expires_at', '>', now)
    .returning('state')
    .executeTakeFirst();
  if (!row) throw await explainRefusal(db, token, now);
}

/** Consumes a confirmed code in the browser that shows it; returns who confirmed it. */
export const claimQr = (db: Kysely<Database>, browser_hash: string, now: number) =>
  db
    .updateTable('qr_sign_in')
    .from('account')
    .set({ state: 'used' })
    .where('browser_hash', '=', browser_hash)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', now)
    .whereRef('account.userid', '=', 'qr_sign_in.userid')
    .returning(['account.userid', 'account.username', 'account.is_test'])
    .executeTakeFirst();

/** Returns the state for the waiting browser; a code that was confirmed but never claimed counts as expired. */
export async function readQrState(
  db: Kysely<Database>,
  browser_hash: string,
  now: number,
): Promise<'pending' | 'opened' | 'refused' | 'expired'> {
  const row = await db
    .selectFrom('qr_sign_in')
    .select(['state', 'expires_at'])
    .where('browser_hash', '=', browser_hash)
    .executeTakeFirst();
  if (!row) return 'expired';
  if (row.state === 'refused') return 'refused';
  const isOpen = row.state === 'pending' || row.state === 'opened';
  return isOpen && row.expires_at > now ? (row.state as 'pending' | 'opened') : 'expired';
}
