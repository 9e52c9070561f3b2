import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';

/** Reads a member's orders without what only concerns their sellers: the fees and the income. */
async function readOrders(db: Kysely<Database>, userid: number) {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(o) - array['commission_basis_points', 'transaction_fee_basis_points', 'income', 'income_state',
      'income_at'] as data
    from orders as o where user_id = ${userid} order by order_id`.execute(db);
  return rows.map(({ data }) => data);
}

/** Exports everything that the store holds about a member, except secrets: hashes, card tokens and pictures of documents. */
export async function readAccountExport(
  db: Kysely<Database>,
  { now, ...owner }: SessionOwner & { readonly now: number },
): Promise<Record<string, unknown>> {
  const { userid } = owner;
  await requireFreshIdentity(db, owner, now);
  const byUserid = <
    Table extends
      | 'account_profile'
      | 'account_tax_id'
      | 'account_identity'
      | 'kyc_submission'
      | 'consent_preference'
      | 'shop_member'
      | 'shop_invitation',
  >(
    table: Table,
  ) =>
    db
      .selectFrom(table as 'account_profile')
      .selectAll()
      .where(table === 'consent_preference' ? ('user_id' as 'userid') : 'userid', '=', userid)
      .execute();
  const byOwner = (table: 'address' | 'item_like' | 'shop_follow' | 'order_line' | 'notification') =>
    db
      .selectFrom(table as 'address')
      .selectAll()
      .where('user_id', '=', userid)
      .execute();
  return {
    exported_at: new Date(now).toISOString(),
    account: await db
      .selectFrom('account')
      .select(['userid', 'username', 'email', 'email_verified', 'phone', 'phone_verified', 'portrait'])
      .select(['birth_at', 'adult_consent_at', 'tos_accepted_at', 'disallow_data_processing', 'created_at'])
      .where('userid', '=', userid)
      .executeTakeFirst(),
    profile: await byUserid('account_profile'),
    tax_numbers: await byUserid('account_tax_id'),
    identity_documents: await byUserid('account_identity'),
    identifications: await byUserid('kyc_submission'),
    consent: await byUserid('consent_preference'),
    addresses: await byOwner('address'),
    likes: await byOwner('item_like'),
    followed_shops: await byOwner('shop_follow'),
    shop_memberships: await byUserid('shop_member'),
    shop_invitations: await byUserid('shop_invitation'),
    orders: await readOrders(db, userid),
    order_lines: await byOwner('order_line'),
    notifications: await byOwner('notification'),
    saved_cards: await db
      .selectFrom('saved_payment_method')
      .select(['market', 'channel', 'brand', 'last_four', 'expires_month', 'expires_year', 'created_at'])
      .where('user_id', '=', userid)
      .execute(),
    devices: await db
      .selectFrom('session')
      .select(['user_agent', 'created_at', 'seen_at'])
      .where('userid', '=', userid)
      .execute(),
  };
}
