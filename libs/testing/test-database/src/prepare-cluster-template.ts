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

/** The migrated database of a test cluster, which each spec file's database is copied from. Nothing stays connected to it. */
export const migratedDatabaseName = 'pasar';

/** The database to connect to for creating and dropping others. */
export const maintenanceDatabaseName = 'postgres';

async function makeCluster(dataDir: string, account: PostgresAccount): Promise<void> {
  await initCluster(dataDir, testPassword, account, ['--no-sync', '--wal-segsize=1']);
  const cluster = await runCluster({ dataDir, password: testPassword, account, settings: testSettings });
  const connect = (name: string) =>
    createDatabase(cluster.url(name), { connections: 1, ...maintenanceTimeouts });
  const maintenance = connect(maintenanceDatabaseName);
  await sql`create database ${sql.id(migratedDatabaseName)}`.execute(maintenance);
  await maintenance.destroy();
  const db = connect(migratedDatabaseName);
  await migrate(db);
  await db.destroy();
  await cluster.stop();
}

/**
 * Prepares a stopped cluster with a migrated database. It is created once per machine and set of migrations, and
 * then copied, which takes a tenth of the time. It is created under a temporary name and then renamed, so that
 * nobody copies a partial one.
 */
export async function prepareClusterTemplate(
  root: string,
  account: PostgresAccount,
  version: string,
): Promise<string> {
  const name = [userInfo().uid, version, await digestMigrations()].join('-');
  const folder = join(root, `pasar-test-cluster-${name}`);
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
