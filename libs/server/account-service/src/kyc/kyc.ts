import type { KycRefusalReason } from '@pasar/account';
import type { Kyc } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { memberDocuments } from '@pasar/markets';
import type { KycSide, LanguageTag } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { readMemberNumber } from '../identity/check-document-number.ts';
import { decodeDocument } from '../profile/decode-picture.ts';
import { maskNumber } from '../profile/read-profile.ts';
import type { ProfileOwner } from '../profile/read-profile.ts';
import { countAttempt, kycLimits, uploadLimits } from '../sign-in-limits.ts';

/** Returns the market's identification rules. Throws `NOT_FOUND` if it has none. */
function requireRules({ code }: ProfileOwner['market']) {
  const { kycSides, identity } = memberDocuments[code];
  if (!kycSides || !identity) throw new ApiError(errorCodes.NOT_FOUND);
  return { sides: kycSides, kinds: identity };
}

const ofMember = (db: Kysely<Database>, { userid, market }: ProfileOwner) =>
  db.selectFrom('kyc_document').where('userid', '=', userid).where('market', '=', market.code);

/** Reads the member's identification: its state, and which pictures were uploaded. */
export async function readKyc(db: Kysely<Database>, member: ProfileOwner): Promise<Kyc> {
  const { sides } = requireRules(member.market);
  const submission = await db
    .selectFrom('kyc_submission')
    .selectAll()
    .where('userid', '=', member.userid)
    .where('market', '=', member.market.code)
    .executeTakeFirst();
  const rows = await ofMember(db, member).select('side').execute();
  return {
    status: submission?.status ?? 'none',
    name: submission?.name ?? '',
    number: maskNumber(submission?.number ?? ''),
    ...(submission?.refusal_reason != null && {
      refusal_reason: submission.refusal_reason as KycRefusalReason,
    }),
    pictures: sides.filter((side) => rows.some((row) => row.side === side)),
  };
}

async function refuseWhenDecided(db: Kysely<Database>, member: ProfileOwner): Promise<void> {
  const { status } = await readKyc(db, member);
  if (status === 'approved' || status === 'in-review') throw new ApiError(errorCodes.EXISTS);
}

/** Writes under a lock, so that no concurrent call submits or replaces a picture of this member. Throws `EXISTS` once it was submitted. */
const writeUndecided = (
  db: Kysely<Database>,
  member: ProfileOwner,
  write: (transaction: Kysely<Database>) => Promise<unknown>,
): Promise<Kyc> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('account')
      .select('userid')
      .where('userid', '=', member.userid)
      .forUpdate()
      .execute();
    await refuseWhenDecided(transaction, member);
    await write(transaction);
    return readKyc(transaction, member);
  });

/** Replaces the picture of a side. Throws `PICTURE_INVALID`, `LIMIT`, or `EXISTS` once the identification was submitted. */
export async function saveKycPicture(
  { db, ids, limits }: Pick<AccountDeps, 'db' | 'ids' | 'limits'>,
  { side, file }: { readonly side: KycSide; readonly file: Buffer },
  member: ProfileOwner & { readonly now: number },
): Promise<Kyc> {
  const { userid, market, now } = member;
  if (!requireRules(market).sides.includes(side))
    throw new ApiError(errorCodes.PARAM, 'side: is not asked for in this market');
  await refuseWhenDecided(db, member);
  await countAttempt(limits, uploadLimits(userid), now, errorCodes.LIMIT);
  const picture = { content: await decodeDocument(file), created_at: now };
  return writeUndecided(db, member, (transaction) =>
    transaction
      .insertInto('kyc_document')
      .values({ userid, id: ids.next(), market: market.code, side, ...picture })
      .onConflict((conflict) => conflict.columns(['userid', 'market', 'side']).doUpdateSet(picture))
      .execute(),
  );
}

/** Returns the member's own picture in base64. Throws `NOT_FOUND` if there is none. */
export async function readKycImage(
  db: Kysely<Database>,
  side: KycSide,
  member: ProfileOwner,
): Promise<{ readonly content: string }> {
  const row = await ofMember(db, member).select('content').where('side', '=', side).executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such picture.');
  return { content: row.content.toString('base64') };
}

/**
 * Submits the identification. Throws `PARAM` if a picture is missing, `DOCUMENT_INVALID`, `EXISTS` if one is in review
 * or approved, and `KYC_TOO_MANY_ATTEMPTS` with `retryAfter` after three in a day. @spec kyc-attempts-exceeded
 */
export async function submitKycForReview(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  { name, number: text }: { readonly name: string; readonly number: string },
  member: ProfileOwner & { readonly now: number; readonly language: LanguageTag; readonly origin: string },
): Promise<Kyc> {
  const { userid, market, now, language, origin } = member;
  const { sides, kinds } = requireRules(market);
  await refuseWhenDecided(db, member);
  const { number } = await readMemberNumber(text, kinds);
  const { pictures } = await readKyc(db, member);
  if (pictures.length < sides.length) throw new ApiError(errorCodes.PARAM, 'pictures: are missing');
  await countAttempt(limits, kycLimits(userid), now, errorCodes.KYC_TOO_MANY_ATTEMPTS);
  const submission = {
    ...{ name: name.trim(), number, status: 'in-review' as const, submitted_at: now, language, origin },
    ...{ decided_at: null, refusal_reason: null, mail_due_at: null },
  };
  return writeUndecided(db, member, (transaction) =>
    transaction
      .insertInto('kyc_submission')
      .values({ userid, market: market.code, ...submission })
      .onConflict((conflict) =>
        conflict.columns(['userid', 'market']).doUpdateSet(({ ref }) => ({
          ...submission,
          submission_id: ref('excluded.submission_id'),
        })),
      )
      .execute(),
  );
}
