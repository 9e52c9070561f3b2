import { createDatabase, maintenanceTimeouts } from '@pasar/database';
import type { Database, RunningCluster } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { maintenanceDatabaseName, migratedDatabaseName } from './prepare-cluster-template.ts';
import { startTestCluster } from './start-test-cluster.ts';

export type TestDatabase = {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Closes its connections and drops the database. */
  readonly close: () => Promise<void>;
};

let sharedCluster: Promise<RunningCluster> | undefined;

/** Runs a statement that no database may be connected for, such as `create database`. */
async function runMaintenance(cluster: RunningCluster, statement: RawBuilder<unknown>): Promise<void> {
  const url = cluster.url(maintenanceDatabaseName);
  const maintenance = createDatabase(url, { connections: 1, ...maintenanceTimeouts });
  await statement.execute(maintenance).finally(() => maintenance.destroy());
}

/**
 * Creates a database with every migration on the PostgreSQL of this process, which the first call starts:
 * `const { db, close } = await createTestDatabase()` in `beforeAll`, `close()` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  sharedCluster ??= startTestCluster();
  const cluster = await sharedCluster;
  const name = `test_${randomUUID()}`;
  const template = sql.id(migratedDatabaseName);
  await runMaintenance(cluster, sql`create database ${sql.id(name)} template ${template}`);
  const url = cluster.url(name);
  const db = createDatabase(url, { connections: 110, ...maintenanceTimeouts });
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await runMaintenance(cluster, sql`drop database ${sql.id(name)} with (force)`);
    },
  };
}
