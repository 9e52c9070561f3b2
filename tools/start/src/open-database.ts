import { join } from 'node:path';
import type { ApplicationRole, EmbeddedPostgres } from '@pasar/database';
import { createDatabase, FolderInUseError, findFreePort, startEmbeddedPostgres } from '@pasar/database';
import { sql } from 'kysely';
import { superviseService } from './supervise-service.ts';
import type { SupervisorOptions } from './supervise-service.ts';
import type { StoreSettings } from './read-settings.ts';
import { StartError } from './start-error.ts';

export type OpenDatabase = {
  /** URL with the role that owns the tables. */
  readonly ownerUrl: string;
  /** URL with the application's role. */
  readonly url: string;
  /** The application's role, unless it is the owner. */
  readonly role: ApplicationRole | undefined;
  readonly stop: () => Promise<void>;
};

/** Removes the credentials from a database URL. */
function hideCredentials(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

const toMessage = (error: unknown): string =>
  error instanceof AggregateError
    ? toMessage(error.errors[0])
    : error instanceof Error
      ? error.message
      : String(error);

async function requireConnection(url: string, variable: string): Promise<void> {
  const db = createDatabase(url, { connections: 1 });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new StartError(
      `The database of ${variable} (${hideCredentials(url)}) does not answer: ${toMessage(error)}`,
    );
  } finally {
    await db.destroy();
  }
}

function toStartError(error: unknown, folder: string): unknown {
  if (error instanceof FolderInUseError)
    return new StartError(
      `The store's data folder ${folder} is in use by another start (process ${error.pid}). ` +
        'Stop that one, or choose another folder: DATA_DIR=other-folder PORT=4201 npm start',
    );
  return error;
}

async function openEmbedded(folder: string, supervision: SupervisorOptions): Promise<OpenDatabase> {
  const port = await findFreePort();
  let opened: Pick<EmbeddedPostgres, 'url' | 'application'> | undefined;
  const start = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, port });
    opened = postgres;
    return { ended: postgres.ended.then(() => 'unexpectedly'), stop: postgres.stop };
  };
  try {
    const keeper = await superviseService({ name: 'PostgreSQL', start }, supervision);
    const { url: ownerUrl, application } = opened as unknown as EmbeddedPostgres;
    return { ownerUrl, ...application, stop: keeper.stop };
  } catch (error) {
    throw toStartError(error, folder);
  }
}

/** Starts the embedded PostgreSQL, or uses the external one in `DATABASE_URL`. */
export async function openDatabase(
  {
    databaseUrl,
    migrationDatabaseUrl,
    dataDir,
  }: Pick<StoreSettings, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir'>,
  supervision: SupervisorOptions,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openEmbedded(join(dataDir, 'postgres'), supervision);
  const ownerUrl = migrationDatabaseUrl ?? databaseUrl;
  await requireConnection(ownerUrl, migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL');
  const role = migrationDatabaseUrl ? { name: decodeURIComponent(new URL(databaseUrl).username) } : undefined;
  return { ownerUrl, url: databaseUrl, role, stop: async () => undefined };
}
