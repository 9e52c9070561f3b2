import { createDatabase, migrate } from '@pasar/database';
import type { Database, RunningCluster } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { startTestCluster } from './start-test-cluster.ts';

export type TestDatabase = {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Drops the database; with the last one of the process its PostgreSQL ends as well. */
  readonly close: () => Promise<void>;
};

const template = 'template_pasar';

async function withAdmin(cluster: RunningCluster, statement: string): Promise<void> {
  const admin = createDatabase(cluster.url('postgres'), { connections: 1 });
  await sql.raw(statement).execute(admin);
  await admin.destroy();
}

async function startMigratedCluster(): Promise<RunningCluster> {
  const cluster = await startTestCluster();
  await withAdmin(cluster, `create database ${template}`);
  const db = createDatabase(cluster.url(template), { connections: 1 });
  await migrate(db);
  await db.destroy();
  return cluster;
}

/** Databases of one process share one PostgreSQL: the first one starts it, the last one ends it. */
function createTestDatabases(): () => Promise<TestDatabase> {
  let cluster: Promise<RunningCluster> | undefined;
  let open = 0;
  let made = 0;
  return async () => {
    open += 1;
    cluster ??= startMigratedCluster();
    const running = await cluster;
    const name = `spec_${++made}`;
    await withAdmin(running, `create database ${name} template ${template}`);
    const url = running.url(name);
    const db = createDatabase(url, { connections: 110 });
    return {
      url,
      db,
      close: async () => {
        await db.destroy();
        open -= 1;
        if (open > 0) return withAdmin(running, `drop database ${name} with (force)`);
        cluster = undefined;
        await running.stop();
      },
    };
  };
}

/**
 * A fresh database with every migration, on a real PostgreSQL: `const { db, close } = await createTestDatabase()` in
 * `beforeAll`, `close()` in `afterAll`.
 */
export const createTestDatabase: () => Promise<TestDatabase> = createTestDatabases();
