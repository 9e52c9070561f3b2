import { createDatabase, initCluster, maintenanceTimeouts, migrate, runCluster } from '@pasar/database';
import type { PostgresAccount } from '@pasar/database';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { digestMigrations } from './digest-migrations.ts';
import { testSettings } from './test-settings.ts';

/** Only used on the loopback interface, for generated test data. */
export const testPassword = 'pasar-test';

/** The only database of a test cluster. */
export const testDatabaseName = 'pasar';

/** Databases that `initdb` creates and no spec uses: dropping them leaves a third to copy. */
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
 * Prepares a stopped cluster with one migrated database. It is created once per machine and set of migrations, and
 * then copied, which takes a tenth of the time. It is created under a temporary name and then renamed, so that
 * nobody copies a partial one.
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
    // Another process was faster; its template is equivalent.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
