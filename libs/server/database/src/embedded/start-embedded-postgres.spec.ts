import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** A private temporary folder, which an unprivileged user cannot enter, like a clone in root's home. */
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pasar-embedded-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask<T>(
  url: string,
  question: (db: ReturnType<typeof createDatabase>) => Promise<T>,
): Promise<T> {
  const db = createDatabase(url, { connections: 2 });
  try {
    return await question(db);
  } finally {
    await db.destroy();
  }
}

const session = (token_hash: string) => ({ token_hash, userid: 1, created_at: 0, seen_at: 0, expires_at: 1 });

const countSessions = (url: string) =>
  ask(url, (db) =>
    db
      .selectFrom('session')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  );

it('keeps its data across starts, and can be opened by one process at a time', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  const ran = await ask(first.url, async (db) => {
    const both = await Promise.all([migrate(db), migrate(db)]);
    await db.insertInto('session').values(session('kept')).execute();
    return both.flat();
  });
  expect(ran).toEqual(Object.keys(migrations));
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is in use by process');
  await first.stop();

  const second = await startEmbeddedPostgres({ dataDir });
  expect(await countSessions(second.url)).toEqual({ n: 1 });
  await second.stop();
}, 60_000);

it('loses no committed data when PostgreSQL is killed', async () => {
  const running = await startEmbeddedPostgres({ dataDir });
  await ask(running.url, (db) => db.insertInto('session').values(session('killed')).execute());
  const pid = Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(pid, 'SIGKILL');
  await running.ended;

  const again = await startEmbeddedPostgres({ dataDir });
  expect(await countSessions(again.url)).toEqual({ n: 2 });
  await again.stop();
}, 60_000);
