import { join } from 'node:path';
import { createDatabase, FolderInUseError, freePort, startEmbeddedPostgres } from '@pasar/database';
import { sql } from 'kysely';
import { keepRunning } from './keep-running.ts';
import type { KeeperOptions } from './keep-running.ts';
import type { Settings } from './read-settings.ts';
import { StartError } from './start-error.ts';

export type OpenDatabase = { readonly url: string; readonly stop: () => Promise<void> };

/** Where a database is, without who may enter. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

const messageOf = (error: unknown): string =>
  error instanceof AggregateError
    ? messageOf(error.errors[0])
    : error instanceof Error
      ? error.message
      : String(error);

async function expectAnswer(url: string): Promise<void> {
  const db = createDatabase(url, { connections: 1 });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new StartError(
      `The database of DATABASE_URL (${placeOf(url)}) does not answer: ${messageOf(error)}`,
    );
  } finally {
    await db.destroy();
  }
}

function explain(error: unknown, folder: string): unknown {
  if (error instanceof FolderInUseError)
    return new StartError(
      `The store's data folder ${folder} is in use by another start (process ${error.pid}). ` +
        'Stop that one, or choose another folder: DATA_DIR=other-folder PORT=4201 npm start',
    );
  return error;
}

async function openEmbedded(folder: string, keeping: KeeperOptions): Promise<OpenDatabase> {
  const port = await freePort();
  let url = '';
  const start = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, port });
    url = postgres.url;
    return { ended: postgres.ended.then(() => 'unasked'), stop: postgres.stop };
  };
  try {
    const keeper = await keepRunning({ name: 'PostgreSQL', start }, keeping);
    return { url, stop: keeper.stop };
  } catch (error) {
    throw explain(error, folder);
  }
}

/** The embedded PostgreSQL, kept up; or the one that `DATABASE_URL` names, which somebody else keeps. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  keeping: KeeperOptions,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openEmbedded(join(dataDir, 'postgres'), keeping);
  await expectAnswer(databaseUrl);
  return { url: databaseUrl, stop: async () => undefined };
}
