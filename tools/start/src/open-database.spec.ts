import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startEmbeddedPostgres } from '@pasar/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pasar-start-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const silent = { now: () => 0, random: () => 0, wait: async () => undefined, log: () => undefined };
const settings = {
  dev: false,
  host: '127.0.0.1',
  port: 4200,
  databaseUrl: undefined,
  migrationDatabaseUrl: undefined,
};

it('reports a database that does not respond, without its password', async () => {
  const databaseUrl = `postgres://me:secret@127.0.0.1:${await findFreePort()}/store`;
  const opening = openDatabase({ ...settings, dataDir, databaseUrl }, silent);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/does not answer: connect ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow('secret');
});

it('reports the process that is using the data folder', async () => {
  const other = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const opening = openDatabase({ ...settings, dataDir }, silent);
  await expect(opening).rejects.toThrow(`is in use by another start (process ${process.pid})`);
  await other.stop();
}, 60_000);

it('uses the given database unchanged', async () => {
  const other = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const database = await openDatabase({ ...settings, dataDir, databaseUrl: other.url }, silent);
  expect(database.url).toBe(other.url);
  await database.stop();
  await other.stop();
}, 60_000);
