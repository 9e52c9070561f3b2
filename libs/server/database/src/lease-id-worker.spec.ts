import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatabase } from './create-database.ts';
import { createIds } from './create-ids.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { IdWorkerUnavailableError } from './id-worker-unavailable.ts';
import { leaseIdWorker } from './lease-id-worker.ts';
import type { IdWorkerLease, LeaseOptions } from './lease-id-worker.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pasar-lease-'));
let postgres: EmbeddedPostgres;
let db: Kysely<Database>;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir });
  db = createDatabase(postgres.url, { connections: 40 });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => db.updateTable('id_worker').set({ holder: null, expires_at: '-infinity' }).execute());

const silent: LeaseOptions = {
  monotonicNow: () => 0,
  now: () => 1_800_000_000_000,
  onError: () => undefined,
};
const leaseMany = (count: number, options = silent): Promise<IdWorkerLease[]> =>
  Promise.all(Array.from({ length: count }, () => leaseIdWorker(db, options)));
const releaseAll = (leases: readonly IdWorkerLease[]) => Promise.all(leases.map((each) => each.release()));
/** Expires all leases, as if no heartbeat had arrived. */
const expireAll = () =>
  sql`update id_worker set expires_at = clock_timestamp() - interval '1 second'`.execute(db);

it('leases a number to each of 31 concurrent processes, and rejects the next', async () => {
  const leases = await leaseMany(31);
  expect(new Set(leases.map(({ worker }) => worker())).size).toBe(31);
  expect(leases.map(({ worker }) => worker())).not.toContain(0);
  const errors: unknown[] = [];
  const [late] = await leaseMany(1, { ...silent, onError: (error) => errors.push(error) });
  expect(errors).toEqual([expect.any(IdWorkerUnavailableError)]);
  expect(() => late?.worker()).toThrow(IdWorkerUnavailableError);
  await releaseAll([...leases, late as IdWorkerLease]);
});

it('takes over the number of a process without heartbeats', async () => {
  const gone = await leaseMany(31);
  await expireAll();
  const nextLeases = await leaseMany(31);
  expect(new Set(nextLeases.map(({ worker }) => worker())).size).toBe(31);
  await releaseAll([...gone, ...nextLeases]);
});

it('keeps a number beyond one lease by heartbeats', async () => {
  const [lease] = await leaseMany(1, { ...silent, heartbeatMs: 5 });
  const before = lease?.worker();
  const endConnections = () =>
    db
      .selectFrom('id_worker')
      .select('expires_at')
      .where('worker', '=', before ?? -1)
      .executeTakeFirst();
  const first = await endConnections();
  await expect
    .poll(async () => ((await endConnections())?.expires_at ?? 0) > (first?.expires_at ?? 0))
    .toBe(true);
  expect(lease?.worker()).toBe(before);
  await lease?.release();
});

it.each(['monotonicNow', 'now'] as const)(
  'creates no ids once %s says that the lease has expired',
  async (name) => {
    let later = 0;
    const base = silent[name]();
    const lease = await leaseIdWorker(db, { ...silent, [name]: () => base + later });
    const ids = createIds({ now: silent.now, worker: lease.worker });
    expect(ids.next()).toBeGreaterThan(0);
    later = 60_000;
    expect(() => ids.next()).toThrow(IdWorkerUnavailableError);
    await lease.release();
  },
);

it('continues with another number if its own was taken meanwhile', async () => {
  const [first] = await leaseMany(1, { ...silent, heartbeatMs: 5 });
  const lost = first?.worker();
  await sql`update id_worker set holder = gen_random_uuid() where worker = ${lost}`.execute(db);
  await expect.poll(() => first?.worker()).not.toBe(lost);
  await first?.release();
});

it('returns a number, which is free again after a cooldown', async () => {
  const [lease] = await leaseMany(1);
  const worker = lease?.worker();
  await lease?.release();
  expect(() => lease?.worker()).toThrow(IdWorkerUnavailableError);
  const row = await sql<{ holder: string | null; rests: boolean }>`
    select holder, expires_at > clock_timestamp() as rests from id_worker where worker = ${worker}`.execute(
    db,
  );
  expect(row.rows).toEqual([{ holder: null, rests: true }]);
});
