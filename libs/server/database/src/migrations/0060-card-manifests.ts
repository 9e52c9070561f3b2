import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An operator's card manifests of a market; a card set without a row uses its built-in one. */
export const cardManifests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table card_manifest (
      market char(2) not null,
      card_set_id int not null,
      manifest jsonb not null,
      primary key (market, card_set_id)
    )`.execute(db);
  },
};
