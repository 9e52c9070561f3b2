import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * By what a provider recognizes a card that it saved under another token; null where its tokens tell. A token that is replaced is
 * deleted at the provider like that of a removed card.
 */
export const cardFingerprint: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table saved_payment_method add column fingerprint text`.execute(db);
    await sql`create trigger saved_card_replaced after update of token on saved_payment_method
      for each row when (old.token <> new.token) execute function forget_saved_card()`.execute(db);
  },
};
