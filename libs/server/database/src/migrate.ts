import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema/database.ts';

/**
 * Runs pending migrations under an advisory lock, so that processes that start together migrate once.
 * Returns the names of the migrations that ran. Throws the first failure, after rolling back the failed migration.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  // Domains number their migrations in separate ranges, so a new 0021 may run after 0030.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
