import { ImportError } from '@pasar/catalogue-service/feed-import';
import {
  createDatabase,
  findRunningPostgres,
  FolderInUseError,
  maintenanceTimeouts,
  migrate,
  startEmbeddedPostgres,
} from '@pasar/database';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Command } from './read-command.ts';

export type OpenedStore = { readonly db: Kysely<Database>; readonly close: () => Promise<void> };

type StoreAddress = { readonly url: string; readonly stop: () => Promise<void> };

/** Returns the store's embedded database: the running one, or one started for the duration of the import. */
async function openEmbedded(dataDir: string): Promise<StoreAddress> {
  const folder = join(dataDir, 'postgres');
  try {
    return await startEmbeddedPostgres({ dataDir: folder });
  } catch (error) {
    const url = error instanceof FolderInUseError ? findRunningPostgres(folder) : undefined;
    if (url === undefined) throw error;
    return { url, stop: async () => undefined };
  }
}

/** Allows one import per market: two at once would create the same shops and categories twice. */
async function lockMarket(db: Kysely<Database>, market: string): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${`catalogue-import/${market}`}, 0)) as held`.execute(db);
  if (!rows[0]?.held) throw new ImportError(`Another import into ${market} is running.`);
}

/**
 * Releases the lock explicitly, since PostgreSQL releases the locks of a closed connection only a moment later. If the
 * connection was lost, there is no lock to release.
 */
async function unlock(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(db).catch(() => undefined);
}

/** Opens and migrates the target database. Uses one connection, which holds the lock. */
export async function openStore({ databaseUrl, dataDir, market }: Command): Promise<OpenedStore> {
  const address = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await openEmbedded(dataDir);
  const db = createDatabase(address.url, { connections: 1, ...maintenanceTimeouts });
  const close = async () => {
    await db.destroy();
    await address.stop();
  };
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw new ImportError(`The database does not respond: ${(error as Error).message || 'no connection'}.`);
  }
  const release = () => unlock(db).then(close);
  try {
    // The next run of the same feed restores what a crash loses.
    await sql`set synchronous_commit = off`.execute(db);
    await lockMarket(db, market.code);
    await migrate(db);
  } catch (error) {
    await release();
    throw error;
  }
  return { db, close: release };
}
