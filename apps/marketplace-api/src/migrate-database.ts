import { createDatabase, grantApplicationRights, maintenanceTimeouts, migrate } from '@pasar/database';
import type { ApiSettings } from './read-settings.ts';
import { retryUntilConnected } from './retry-until-connected.ts';

/** SQLSTATE `insufficient_privilege`. */
const insufficientPrivilege = '42501';

const mayNotChangeTables = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === insufficientPrivilege;

const ownerRoleMissing =
  'The tables are out of date, and the role of DATABASE_URL may not change them. ' +
  'Name the role that owns them in MIGRATION_DATABASE_URL.';

/**
 * Waits for the database and migrates it. If an owner's URL is given, migrates as the owner and then grants the role of
 * `databaseUrl` the right to read and write rows.
 */
export async function migrateDatabase({
  databaseUrl,
  migrationDatabaseUrl,
}: Pick<ApiSettings, 'databaseUrl' | 'migrationDatabaseUrl'>): Promise<void> {
  const db = createDatabase(migrationDatabaseUrl ?? databaseUrl, { connections: 1, ...maintenanceTimeouts });
  try {
    await retryUntilConnected(() => migrate(db), { retryDelayMs: 1000, log: (line) => console.error(line) });
    if (migrationDatabaseUrl !== undefined)
      await grantApplicationRights(db, { name: decodeURIComponent(new URL(databaseUrl).username) });
  } catch (error) {
    throw mayNotChangeTables(error) ? new Error(ownerRoleMissing, { cause: error }) : error;
  } finally {
    await db.destroy();
  }
}
