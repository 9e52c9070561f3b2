import { maskRecipient } from '@pasar/account';
import type { Profile } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { listIdentityChannels } from '../identity/confirm-identity.ts';
import { hasFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';

/** The owner of a profile, and the market. */
export type ProfileOwner = { readonly userid: number; readonly market: Market };

/** The member's session, and the time of the call (epoch milliseconds). */
type Visit = ProfileOwner & SessionOwner & { readonly now: number };

const maskEmail = (email: string | null): string => (email === null ? '' : maskRecipient(email));

/** Masks a number except for its ends. */
export const maskNumber = (number: string): string =>
  number.length < 6 ? number : `${number.slice(0, 2)}••••${number.slice(-2)}`;

const findRow = (db: Kysely<Database>, { userid, market }: ProfileOwner) =>
  db
    .selectFrom('account')
    .leftJoin('account_profile', 'account_profile.userid', 'account.userid')
    .leftJoin('account_deletion', 'account_deletion.userid', 'account.userid')
    .leftJoin('account_tax_id', (join) =>
      join
        .onRef('account_tax_id.userid', '=', 'account.userid')
        .on('account_tax_id.market', '=', market.code),
    )
    .leftJoin('account_identity', (join) =>
      join
        .onRef('account_identity.userid', '=', 'account.userid')
        .on('account_identity.market', '=', market.code),
    )
    .leftJoin('shop', (join) =>
      join.onRef('shop.userid', '=', 'account.userid').on('shop.market', '=', market.code),
    )
    .select([
      'account.username',
      'account.portrait',
      'account.phone',
      'account.email',
      'account.email_verified',
      'account.password_hash',
      'account.birth_at',
      'account_profile.name',
      'account_profile.gender',
      'account_profile.bio',
      'account_profile.pending_email',
      'account_deletion.due_at',
      'account_tax_id.number as tax_number',
      'account_identity.document',
      'account_identity.number as document_number',
      'account_identity.name as document_name',
      'shop.name as shop_name',
    ])
    .where('account.userid', '=', userid)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const toOptionalFields = (row: Row) => ({
  ...(row.shop_name !== null && { shop_name: row.shop_name }),
  ...(row.pending_email !== null && { pending_email: maskEmail(row.pending_email) }),
  ...(row.due_at !== null && { deletion_time: toUnixSeconds(row.due_at) }),
  ...(row.document !== null && {
    document: {
      kind: row.document,
      number: maskNumber(row.document_number ?? ''),
      name: row.document_name ?? '',
    },
  }),
});

/** Reads the member's own profile, with identifying data masked. */
export async function readProfile(db: Kysely<Database>, member: Visit): Promise<Profile> {
  const row = await findRow(db, member);
  if (!row) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  return {
    username: row.username,
    name: row.name ?? '',
    gender: row.gender ?? '',
    bio: row.bio ?? '',
    birth_timestamp: toUnixSeconds(row.birth_at),
    portrait: row.portrait,
    phone: row.phone === null ? '' : maskRecipient(row.phone),
    email: maskEmail(row.email),
    email_verified: row.email_verified,
    is_identified: await hasFreshIdentity(db, member, member.now),
    has_password: row.password_hash !== null,
    identity_channels: listIdentityChannels(row, member.market),
    tax_id: maskNumber(row.tax_number ?? ''),
    ...toOptionalFields(row),
  };
}
