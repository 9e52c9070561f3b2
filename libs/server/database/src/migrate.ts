import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema/database.ts';

/**
 * Brings the database's tables up to date, under an advisory lock: two processes that start together migrate once.
 * Gives the names of the migrations that ran, none on a database that is up to date. Throws the first failure, with
 * nothing of the failed migration left behind.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  // Domains number their migrations in ranges of their own, so a new 0021 may meet a database that has 0030.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
