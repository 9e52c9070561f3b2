import type { AccountInfo } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { findMember } from './find-member.ts';
import type { MemberRow } from './find-member.ts';

const toIdentityFields = (account: MemberRow) => ({
  userid: account.userid,
  username: account.username,
  portrait: account.portrait,
  cover: account.cover,
  email: account.email ?? '',
  email_verified: account.email_verified,
  phone: account.phone ?? '',
  phone_verified: account.phone_verified,
  has_password: account.password_hash !== null,
});

const toTimeFields = (account: MemberRow) => ({
  ctime: toUnixSeconds(account.created_at),
  birth_timestamp: toUnixSeconds(account.birth_at),
  birth_timestamp_verified: account.birth_verified,
  adult_consent: toUnixSeconds(account.adult_consent_at),
  tos_accepted_time: toUnixSeconds(account.tos_accepted_at),
  cookies_accepted_time: toUnixSeconds(account.cookies_accepted_at),
});

/** Fields that this backend does not store, at the specification's negative value. */
const unsupportedFields = {
  holiday_mode_mtime: 0,
  access: { wallet_setting: 0, wallet_provider: 0 },
  web_option: 0,
  cb_option: 0,
};

/** Returns the account as the contract describes it: shop and default address are per market (doc1 §3). */
export const toAccountInfo = (member: MemberRow): AccountInfo => ({
  ...toIdentityFields(member),
  ...toTimeFields(member),
  ...unsupportedFields,
  payment_password: member.wallet_userid !== null,
  ...(member.shopid === null ? {} : { shopid: member.shopid }),
  ...(member.address_id === null ? {} : { default_address: member.address_id }),
  ...(member.due_at !== null && { deletion_time: toUnixSeconds(member.due_at) }),
  tax_id: member.tax_number ?? '',
  is_seller: member.shopid !== null,
  is_mall_seller: member.is_official_shop ?? false,
  holiday_mode_on: member.holiday_mode_on ?? false,
  not_new_user: member.not_new_user,
  disallow_data_processing: member.disallow_data_processing,
});

/** Reads the signed-in account in a market. */
export async function readAccountInfo(
  db: Kysely<Database>,
  userid: number,
  { code }: Pick<Market, 'code'>,
): Promise<AccountInfo> {
  const [member] = await findMember(db, { market: code, userid });
  // The account may have been deleted while its session still exists.
  if (!member) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  return toAccountInfo(member);
}
