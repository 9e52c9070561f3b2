import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export type SocialKey = { readonly provider: string; readonly subject: string };

/** Finds the account that an identity signs in to. */
export const findAccountBySocial = (db: Kysely<Database>, { provider, subject }: SocialKey) =>
  db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.userid', 'social_identity.userid')
    .select(['account.userid', 'account.username', 'account.is_test'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

type Binding = SocialKey & { readonly userid: number; readonly label: string };

/** Links an identity to an account; does nothing if it is already linked to it. Throws `SOCIAL_TAKEN` if another account has it. */
export async function bindIdentity(db: Kysely<Database>, binding: Binding, now: number): Promise<void> {
  const row = await db
    .insertInto('social_identity')
    .values({ ...binding, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subject'])
        .doUpdateSet({ label: binding.label })
        .where('social_identity.userid', '=', binding.userid),
    )
    .returning('userid')
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.SOCIAL_TAKEN);
}

/** Reads the account's identities, the latest first. */
export const readLinkedIdentities = (db: Kysely<Database>, userid: number) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'label', 'created_at'])
    .where('userid', '=', userid)
    .orderBy('created_at', 'desc')
    .execute();

/** Unlinks a provider's identities. Throws `LAST_WAY_IN` if the account has no other way to sign in. */
export const unlinkProvider = (db: Kysely<Database>, userid: number, provider: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['password_hash', 'phone_verified', 'email_verified'])
      .where('userid', '=', userid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('social_identity')
      .where('userid', '=', userid)
      .where('provider', '=', provider)
      .execute();
    const hasOwnWay = account.password_hash !== null || account.phone_verified || account.email_verified;
    const others = hasOwnWay ? [{}] : await readLinkedIdentities(transaction, userid);
    if (others.length === 0) throw new ApiError(errorCodes.LAST_WAY_IN);
  });
