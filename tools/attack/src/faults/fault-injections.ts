import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@pasar/database';
import { createDatabase } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RunningStore, StorePart } from '../store/running-store.ts';

/** A fault to inject into a store; `cause` settles once the fault is removed. */
export type FaultInjection = {
  readonly name: string;
  readonly cause: (store: RunningStore) => Promise<void>;
};

const faultMs = 4000;

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // The process has already exited.
    }
}

const kill = (part: StorePart): FaultInjection => ({
  name: `${part} is killed`,
  cause: async (store) => signal(store.pidsOf(part), 'SIGKILL'),
});

const suspend = (part: StorePart, durationMs: number): FaultInjection => ({
  name: `${part} hangs for ${durationMs / 1000} s`,
  cause: async (store) => {
    const pids = store.pidsOf(part);
    signal(pids, 'SIGSTOP');
    await wait(durationMs);
    signal(pids, 'SIGCONT');
  },
});

async function withOwner(store: RunningStore, work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const url = store.databaseUrl();
  if (url === undefined) return;
  const db = createDatabase(url, { connections: 1 });
  try {
    await sql`set default_transaction_read_only = off`.execute(db);
    await work(db);
  } finally {
    await db.destroy();
  }
}

const endConnections = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

const writtenTables = ['orders', 'checkout', 'cart_line', 'idempotency'] as const;

/** Makes every write fail as on a full disk (53100), without filling one. */
async function refuseWrites(db: Kysely<Database>): Promise<void> {
  await sql`create or replace function attack_disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  for (const table of writtenTables)
    await sql`create trigger attack_disk_full before insert or update or delete on ${sql.table(table)}
      for each statement execute function attack_disk_full()`.execute(db);
}

async function allowWrites(db: Kysely<Database>): Promise<void> {
  for (const table of writtenTables)
    await sql`drop trigger if exists attack_disk_full on ${sql.table(table)}`.execute(db);
}

async function setReadOnly(db: Kysely<Database>, readOnly: boolean): Promise<void> {
  await sql`alter system set default_transaction_read_only = ${sql.raw(readOnly ? 'on' : 'off')}`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await endConnections.execute(db);
}

export const faultInjections: readonly FaultInjection[] = [
  kill('api'),
  kill('web-server'),
  kill('postgres'),
  suspend('postgres', faultMs),
  suspend('api', faultMs),
  {
    name: 'all database connections are ended',
    cause: (store) => withOwner(store, async (db) => void (await endConnections.execute(db))),
  },
  {
    name: 'the disk is full',
    cause: async (store) => {
      await withOwner(store, refuseWrites);
      await wait(faultMs);
      await withOwner(store, allowWrites);
    },
  },
  {
    name: 'the database is read-only',
    cause: async (store) => {
      await withOwner(store, (db) => setReadOnly(db, true));
      await wait(faultMs);
      await withOwner(store, (db) => setReadOnly(db, false));
    },
  },
];
