import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table page (
    market char(2) not null,
    pageid bigint not null,
    kind text not null check (kind in ('built', 'landing', 'shop', 'broadcast')),
    page_url text not null check (page_url <> ''),
    template text not null default '',
    shopid bigint,
    primary key (market, pageid),
    unique (market, kind, page_url, template)
  )`,
  sql`create table page_version (
    market char(2) not null,
    pageid bigint not null,
    version integer not null check (version > 0),
    language text not null default '',
    title text not null,
    description text not null default '',
    picture jsonb,
    components jsonb not null default '[]',
    html text not null default '',
    pre_rendered boolean not null default false,
    indexable boolean not null default true,
    platforms integer[] not null default '{4,5}',
    published_from bigint,
    published_until bigint,
    primary key (market, pageid, version, language),
    foreign key (market, pageid) references page on delete cascade,
    check (published_until is null or published_until > published_from)
  )`,
];

/** Pages built of components, and their versions, each with a schedule, languages and platforms. */
export const pages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await table.execute(db);
  },
};
