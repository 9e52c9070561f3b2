import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const mapping = (table: string, id: string) =>
  sql`create table ${sql.table(table)} (
    market char(2) not null,
    shopid bigint not null,
    external_id text not null,
    ${sql.ref(id)} bigint not null,
    primary key (market, shopid, external_id)
  )`;

/** Maps the product ids of a shop's feed to items. */
export const catalogueImport: Migration = {
  async up(db: Kysely<unknown>) {
    await mapping('import_item', 'itemid').execute(db);
    await mapping('import_model', 'modelid').execute(db);
  },
};
