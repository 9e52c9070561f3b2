import { migrations } from '@pasar/database';
import type { Database } from '@pasar/database';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createHash } from 'node:crypto';

/** Returns a short digest of the migrations' statements, which changes with any of them. */
export async function digestMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      hash.update(JSON.stringify([query.sql, query.parameters]));
    },
  });
  for (const [name, { up }] of Object.entries(migrations)) {
    hash.update(name);
    await up(db);
  }
  return hash.digest('hex').slice(0, 12);
}
