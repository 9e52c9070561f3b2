import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Numeric ids for attributes, tags and voucher codes, which have only names. Addresses use numbers (doc2 §9 attrId,
 * itemTagIds, promotionId); a number derived from the name needs no table and is the same in every market and after every
 * import.
 */
export const nameIds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function id_of_name(name text) returns bigint
      language sql immutable strict parallel safe
      return (('x' || substr(md5(name), 1, 8))::bit(32))::bigint`.execute(db);
    await sql`create function attribute_ids(attributes jsonb) returns bigint[]
      language sql immutable strict parallel safe
      return (select coalesce(array_agg(id_of_name(a ->> 'name') order by place), '{}')
        from jsonb_array_elements(attributes) with ordinality as each (a, place))`.execute(db);
    await sql`create index item_by_attribute_id on item using gin (attribute_ids(attributes))`.execute(db);
    await sql`create index item_tag_by_id on item_tag (market, id_of_name(tag))`.execute(db);
    await sql`create index voucher_by_id on voucher (market, id_of_name(code))`.execute(db);
  },
};
