import type { AccountInfo } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely, Selectable } from 'kysely';

type Account = Selectable<Database['account']>;

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const toIdentityFields = (account: Account) => ({
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

const toTimeFields = (account: Account) => ({
  ctime: seconds(account.created_at),
  birth_timestamp: seconds(account.birth_at),
  birth_timestamp_verified: account.birth_verified,
  adult_consent: seconds(account.adult_consent_at),
  tos_accepted_time: seconds(account.tos_accepted_at),
  cookies_accepted_time: seconds(account.cookies_accepted_at),
});

/** Fields that this backend does not store, at the specification's negative value. */
const unsupportedFields = {
  holiday_mode_mtime: 0,
  access: { wallet_setting: 0, wallet_provider: 0 },
  web_option: 0,
  cb_option: 0,
};

const readShop = (db: Kysely<Database>, market: string, userid: number) =>
  db
    .selectFrom('shop')
    .select(['shopid', 'is_official_shop', 'holiday_mode_on'])
    .where('market', '=', market)
    .where('userid', '=', userid)
    .executeTakeFirst();

const hasWalletPin = async (db: Kysely<Database>, userid: number): Promise<boolean> =>
  (await db.selectFrom('wallet_pin').select('userid').where('userid', '=', userid).executeTakeFirst()) !==
  undefined;

const readDefaultAddress = (db: Kysely<Database>, market: string, user_id: number) =>
  db
    .selectFrom('address')
    .select('id')
    .where('user_id', '=', user_id)
    .where('market', '=', market)
    .where('is_default', '=', true)
    .executeTakeFirst();

const readMemberRows = (db: Kysely<Database>, market: string, userid: number) =>
  db
    .selectFrom('account')
    .leftJoin('account_deletion', 'account_deletion.userid', 'account.userid')
    .leftJoin('account_tax_id', (join) =>
      join.onRef('account_tax_id.userid', '=', 'account.userid').on('account_tax_id.market', '=', market),
    )
    .select(['account_deletion.due_at', 'account_tax_id.number'])
    .where('account.userid', '=', userid)
    .executeTakeFirst();

/** The signed-in account in a market: shop and default address are per market (doc1 §3). */
export async function readAccountInfo(
  db: Kysely<Database>,
  userid: number,
  { code }: Pick<Market, 'code'>,
): Promise<AccountInfo> {
  const account = await db.selectFrom('account').selectAll().where('userid', '=', userid).executeTakeFirst();
  // The account may have been deleted while its session still exists.
  if (!account) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  const [shop, address, payment_password, member] = await Promise.all([
    readShop(db, code, userid),
    readDefaultAddress(db, code, userid),
    hasWalletPin(db, userid),
    readMemberRows(db, code, userid),
  ]);
  return {
    ...toIdentityFields(account),
    ...toTimeFields(account),
    ...unsupportedFields,
    payment_password,
    ...(shop ? { shopid: shop.shopid } : {}),
    ...(address ? { default_address: address.id } : {}),
    ...(member?.due_at != null && { deletion_time: seconds(member.due_at) }),
    tax_id: member?.number ?? '',
    is_seller: shop !== undefined,
    is_mall_seller: shop?.is_official_shop ?? false,
    holiday_mode_on: shop?.holiday_mode_on ?? false,
    not_new_user: account.not_new_user,
    disallow_data_processing: account.disallow_data_processing,
  };
}
