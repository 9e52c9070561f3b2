import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { PortraitFiles } from '../profile/portrait-files.ts';
import { deletedTables, detachedTables } from './account-tables.data.ts';
import type { AccountColumn } from './account-tables.data.ts';
import { closeShops } from './close-shops.ts';
import { hasOpenOrders } from './has-open-orders.ts';

/** Calls `change` for every column of `tables`, in sequence. */
async function forEachColumn(
  tables: Partial<Record<AccountColumn, readonly string[]>>,
  change: (table: string, column: string) => Promise<unknown>,
): Promise<void> {
  for (const [column, names] of Object.entries(tables))
    for (const table of names) await change(table, column);
}

/** Deletes what was sent to the addresses and the number of the account, and its conversations. */
async function deleteMessages(trx: Transaction<Database>, userid: number): Promise<void> {
  await trx
    .deleteFrom('chat_message')
    .where('conversation_id', 'in', (conversations) =>
      conversations.selectFrom('chat_conversation').select('conversation_id').where('buyer_id', '=', userid),
    )
    .execute();
  const contact = await trx
    .selectFrom('account')
    .leftJoin('account_profile', 'account_profile.userid', 'account.userid')
    .select(['email', 'phone', 'pending_email'])
    .where('account.userid', '=', userid)
    .executeTakeFirstOrThrow();
  const recipients = Object.values(contact).filter((recipient) => recipient !== null);
  if (recipients.length === 0) return;
  await trx.deleteFrom('message_outbox').where('recipient', 'in', recipients).execute();
  await trx.deleteFrom('pending_social_identity').where('email', 'in', recipients).execute();
}

/** Removes all personal data; keeps the id, since orders and invoices must be kept. */
async function anonymise(trx: Transaction<Database>, userid: number): Promise<void> {
  await deleteMessages(trx, userid);
  await closeShops(trx, userid);
  await forEachColumn(deletedTables, (table, column) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userid}`.execute(trx),
  );
  await forEachColumn(detachedTables, (table, column) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userid}`.execute(
      trx,
    ),
  );
  const username = `deleted.${userid}`;
  await trx.updateTable('rating').set({ username, video: null }).where('userid', '=', userid).execute();
  await trx
    .updateTable('account')
    .set({ username, username_key: username, email: null, email_verified: false, phone: null })
    .set({ phone_verified: false, password_hash: null, portrait: '', cover: '' })
    .set({ birth_at: 0, birth_verified: false, adult_consent_at: 0 })
    .where('userid', '=', userid)
    .execute();
}

async function deleteAccount(db: Kysely<Database>, userid: number, now: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('account_deletion')
      .innerJoin('account', 'account.userid', 'account_deletion.userid')
      .select(['account.portrait', 'account_deletion.due_at'])
      .where('account_deletion.userid', '=', userid)
      .forUpdate()
      .executeTakeFirst();
    // The owner has cancelled the deletion in the meantime.
    if (!due || due.due_at > now) return '';
    if (await hasOpenOrders(trx, userid)) {
      const postponed = { due_at: now + dayMs };
      await trx.updateTable('account_deletion').set(postponed).where('userid', '=', userid).execute();
      return '';
    }
    await anonymise(trx, userid);
    return due.portrait;
  });
}

/** Deletes the accounts whose waiting period is over; an account with open orders waits another day. Returns how many were due. */
export async function anonymiseDueAccounts(
  { db, portraits }: { readonly db: Kysely<Database>; readonly portraits: PortraitFiles },
  now: number,
): Promise<number> {
  const due = await db.selectFrom('account_deletion').select('userid').where('due_at', '<=', now).execute();
  for (const { userid } of due) {
    const portrait = await deleteAccount(db, userid, now);
    if (portrait) await portraits.remove(portrait);
  }
  return due.length;
}
