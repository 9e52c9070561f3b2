import { createDatabase, maintenanceTimeouts, migrate } from '@pasar/database';
import type { Settings } from './read-settings.ts';
import { untilStarted } from './until-started.ts';

/** Brings the tables up to date, under the owner's address where one is given, once the database is there. */
export async function migrateDatabase({
  databaseUrl,
  migrationDatabaseUrl,
}: Pick<Settings, 'databaseUrl' | 'migrationDatabaseUrl'>): Promise<void> {
  const db = createDatabase(migrationDatabaseUrl ?? databaseUrl, { connections: 1, ...maintenanceTimeouts });
  try {
    await untilStarted(() => migrate(db), { retryDelayMs: 1000, log: (line) => console.error(line) });
  } finally {
    await db.destroy();
  }
}
