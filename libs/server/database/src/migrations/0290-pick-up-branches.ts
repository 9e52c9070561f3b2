import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table pick_up_branch (
    market text not null,
    branch_id text not null,
    name text not null,
    city text not null,
    district text not null,
    street text not null,
    search_text text not null,
    status text not null check (status in ('open', 'full', 'closed')),
    changed_at bigint not null,
    primary key (market, branch_id)
  )`,
  sql`alter table orders
    add column branch_id text,
    add column reselect_by bigint`,
  sql`create index orders_by_branch on orders (market, branch_id)
    where branch_id is not null and status in ('to_pay', 'to_ship')`,
  sql`create index orders_awaiting_branch on orders (reselect_by) where reselect_by is not null`,
];

/**
 * Branches of the delivery partners, where buyers pick parcels up; and which order goes to which branch. `reselect_by` is set
 * while the order's buyer has to choose another one.
 */
export const pickUpBranches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
