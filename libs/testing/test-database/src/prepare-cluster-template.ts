import { createDatabase, initCluster, maintenanceTimeouts, migrate, runCluster } from '@pasar/database';
import type { PostgresAccount } from '@pasar/database';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { digestMigrations } from './digest-migrations.ts';
import { testSettings } from './test-settings.ts';

/** Only ever used on the loopback interface, for data that a spec made up. */
export const testPassword = 'pasar-test';

/** The one database that a cluster for specs has. */
export const testDatabaseName = 'pasar';

/** Databases that `initdb` makes and no spec asks for: without them there is a third to copy. */
const unusedDatabases = ['postgres', 'template1', 'template0'];

async function makeCluster(dataDir: string, account: PostgresAccount): Promise<void> {
  await initCluster(dataDir, testPassword, account, ['--no-sync', '--wal-segsize=1']);
  const cluster = await runCluster({ dataDir, password: testPassword, account, settings: testSettings });
  const first = createDatabase(cluster.url('postgres'), { connections: 1, ...maintenanceTimeouts });
  await sql`create database ${sql.id(testDatabaseName)}`.execute(first);
  await first.destroy();
  const db = createDatabase(cluster.url(testDatabaseName), { connections: 1, ...maintenanceTimeouts });
  await migrate(db);
  for (const name of unusedDatabases) {
    await sql`alter database ${sql.id(name)} is_template false`.execute(db);
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  }
  await db.destroy();
  await cluster.stop();
}

/**
 * A stopped cluster with one database that has every migration. It is made once for a machine and its migrations, and
 * then copied: copying takes a tenth of the time. It is made under another name and moved into its place, so that
 * nobody copies a half-made one.
 */
export async function prepareClusterTemplate(
  root: string,
  account: PostgresAccount,
  version: string,
): Promise<string> {
  const name = [userInfo().uid, version, await digestMigrations()].join('-');
  const folder = join(root, `pasar-test-template-${name}`);
  if (existsSync(folder)) return folder;
  mkdirSync(root, { recursive: true });
  const making = join(root, `pasar-test-making-${randomUUID()}`);
  await makeCluster(making, account);
  try {
    renameSync(making, folder);
  } catch {
    // Another process was quicker: its template is as good.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
