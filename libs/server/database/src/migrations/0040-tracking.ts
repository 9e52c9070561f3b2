import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table tracking_event (
    session_id text not null,
    sequence_id bigint not null,
    happened_at bigint not null,
    received_at bigint not null,
    market char(2) not null,
    userid bigint,
    page_type text not null,
    operation bigint not null,
    tracker_id bigint,
    ab_test text not null,
    source text not null,
    info jsonb not null,
    primary key (session_id, sequence_id)
  )`,
  sql`create index tracking_event_by_arrival on tracking_event using brin (received_at)`,
  sql`create table tracking_report (
    session_id text not null,
    sequence_id bigint not null,
    happened_at bigint not null,
    received_at bigint not null,
    market char(2) not null,
    userid bigint,
    device_id text not null,
    platform bigint not null,
    operation bigint not null,
    placement text not null,
    items jsonb not null,
    shops jsonb not null,
    json_data jsonb not null,
    primary key (session_id, sequence_id, happened_at)
  )`,
  sql`create index tracking_report_by_arrival on tracking_report using brin (received_at)`,
  sql`create table error_report (
    id text primary key,
    happened_at bigint not null,
    received_at bigint not null,
    market char(2) not null,
    condition text not null,
    name text not null,
    message text not null,
    stack text not null,
    route text not null
  )`,
  sql`create index error_report_by_arrival on error_report using brin (received_at)`,
  sql`create table performance_report (
    id bigint primary key,
    measured_at bigint not null,
    received_at bigint not null,
    market char(2) not null,
    project text not null,
    route text not null,
    serve text not null,
    metric text not null,
    value double precision not null
  )`,
  sql`create index performance_report_by_arrival on performance_report using brin (received_at)`,
];

/** Append-only tables are indexed by arrival time, for deleting old rows. */
export const tracking: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
