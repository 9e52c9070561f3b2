import { createDatabase, maintenanceTimeouts } from '@pasar/database';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { testDatabaseName } from './prepare-cluster-template.ts';
import { startTestCluster } from './start-test-cluster.ts';

export type TestDatabase = {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Stops its PostgreSQL and deletes its data. */
  readonly close: () => Promise<void>;
};

/**
 * Creates a database with every migration, on a separate PostgreSQL: `const { db, close } = await createTestDatabase()`
 * in `beforeAll`, `close()` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await startTestCluster();
  const url = cluster.url(testDatabaseName);
  const db = createDatabase(url, { connections: 110, ...maintenanceTimeouts });
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await cluster.stop();
    },
  };
}
