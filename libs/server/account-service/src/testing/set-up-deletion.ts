import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { anonymiseDueAccounts } from '../deletion/anonymise-accounts.ts';
import { insertMember } from './insert-member.ts';

/** The account that is going to be deleted. */
export const budi = 501;
/** An account with the same data, which stays. */
export const citra = 502;
const now = 1_800_000_000_000;

/** Sets up two identical members; the first is going to be deleted. */
export function setUpDeletion() {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate account, verification, wallet_pin, chat_conversation, chat_message, notification_choice,
      invoice_carrier, linked_account, passkey, social_identity, sign_in_step, session, message_outbox,
      tracking_event, account_deletion, rating, rating_video`.execute(database.db);
    await insertMember(database.db, budi, 'budi');
    await insertMember(database.db, citra, 'citra');
    await database.db
      .insertInto('account_deletion')
      .values({ userid: budi, reason: 'other', requested_at: 1, due_at: now })
      .execute();
  });

  return {
    readDb: () => database.db,
    /** Deletes the personal data of the accounts that are due. */
    anonymise: () =>
      anonymiseDueAccounts(
        { db: database.db, portraits: { save: () => Promise.resolve(), remove: () => Promise.resolve() } },
        now,
      ),
  };
}
