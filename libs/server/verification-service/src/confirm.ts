import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import type { Confirmation } from '@pasar/verification-contract';
import { readSessionHash } from './browser-owner.ts';
import { hashToken } from './hash-token.ts';
import type { VerificationDeps } from './verification-deps.ts';
import type { VerificationRow } from './verification-rows.ts';

/**
 * Finds the open verification of a link's or a QR code's token. A QR code must be confirmed by the same member in another session:
 * another member gets `NOT_FOUND`, a visitor `NOT_LOGGED_IN`. Throws `LINK_TOKEN_EXPIRED` if it is expired, used or unknown.
 *
 * @spec link-token-expired
 */
async function findByLink(
  { db }: VerificationDeps,
  token: string,
  { cookies, now, user }: GuardedCall,
): Promise<VerificationRow> {
  const row = await db
    .selectFrom('verification')
    .selectAll()
    .where('link_hash', '=', hashToken(token))
    .where('link_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('passed_at', '=', 0)
    .where('refused_at', '=', 0)
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  if (row.link_method !== 'qr') return row;
  if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  if (user.userid !== row.userid || readSessionHash(cookies) === row.session_hash)
    throw new ApiError(errorCodes.NOT_FOUND);
  return row;
}

/** Reads what a link or a QR code would confirm. */
export async function readPendingConfirmation(
  deps: VerificationDeps,
  token: string,
  call: GuardedCall,
): Promise<Confirmation> {
  const { link_method, purpose, device, created_at } = await findByLink(deps, token, call);
  return {
    method: link_method === 'qr' ? 'qr' : 'link',
    purpose,
    device,
    requested_at: toUnixSeconds(created_at),
  };
}

/** Confirms or refuses, once. */
export async function confirmByLink(
  deps: VerificationDeps,
  { token, agrees }: { readonly token: string; readonly agrees: boolean },
  call: GuardedCall,
): Promise<void> {
  const { now } = call;
  const row = await findByLink(deps, token, call);
  const { numUpdatedRows } = await deps.db
    .updateTable('verification')
    .set(agrees ? { passed_at: now, method: row.link_method } : { refused_at: now })
    .where('id', '=', row.id)
    .where('link_hash', '=', hashToken(token))
    .where('passed_at', '=', 0)
    .where('refused_at', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
}
