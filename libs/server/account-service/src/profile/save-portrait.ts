import { randomBytes } from 'node:crypto';
import { errorCodes } from '@pasar/error-catalogue';
import type { AccountDeps } from '../account-deps.ts';
import { countAttempt, uploadLimits } from '../sign-in-limits.ts';
import { decodePortrait } from './decode-picture.ts';

/** Prefix of members' picture ids: no other picture is ever removed. */
const idPrefix = 'member-';

/** Replaces the member's picture and removes the previous one. Throws `PICTURE_INVALID`, or `LIMIT` after thirty in an hour. */
export async function savePortrait(
  { db, limits, portraits }: Pick<AccountDeps, 'db' | 'limits' | 'portraits'>,
  file: Buffer,
  { userid, now }: { readonly userid: number; readonly now: number },
): Promise<{ readonly portrait: string }> {
  await countAttempt(limits, uploadLimits(userid), now, errorCodes.LIMIT);
  const webp = await decodePortrait(file);
  const portrait = `${idPrefix}${randomBytes(18).toString('base64url')}`;
  await portraits.save(portrait, webp);
  const previous = await db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('account').select('portrait').where('userid', '=', userid).forUpdate();
    const before = await own.executeTakeFirst();
    await trx.updateTable('account').set({ portrait }).where('userid', '=', userid).execute();
    return before?.portrait ?? '';
  });
  if (previous.startsWith(idPrefix)) await portraits.remove(previous);
  return { portrait };
}
