import { randomUUID } from 'node:crypto';
import { minuteMs } from '@pasar/durations';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { IdWorkerUnavailableError } from './id-worker-unavailable.ts';
import { repeatTask } from './repeat-task.ts';
import type { Database } from './schema/database.ts';

export type IdWorkerLease = {
  /** Returns the worker number for the next id. Throws `IdWorkerUnavailableError` while no lease is certain. */
  readonly worker: () => number;
  /** Releases the number and stops the heartbeat. */
  readonly release: () => Promise<void>;
};

export type LeaseOptions = {
  /** Monotonic milliseconds, independent of the system clock. */
  readonly monotonicNow: () => number;
  /** Epoch milliseconds: only this clock advances while a machine sleeps. */
  readonly now: () => number;
  /** Called when a lease or heartbeat fails. */
  readonly onError: (error: unknown) => void;
  /** How long a number stays leased without a heartbeat; defaults to a minute. */
  readonly leaseMs?: number;
  /** How often the lease is renewed; defaults to ten seconds. */
  readonly heartbeatMs?: number;
};

/** A process that ended may have created ids slightly ahead of its clock, so its number is not reused immediately. */
const cooldownMs = 1000;

const interval = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

/** Leases the number that has been free the longest, atomically. */
async function takeFreeWorker(db: Kysely<Database>, holder: string, leaseMs: number) {
  const { rows } = await sql<{ worker: number }>`
    update id_worker set holder = ${holder}, expires_at = clock_timestamp() + ${interval(leaseMs)}
    where worker = (
      select worker from id_worker where expires_at < clock_timestamp()
      order by expires_at, worker limit 1 for update skip locked
    ) returning worker`.execute(db);
  return rows[0]?.worker;
}

/** Renews the lease; undefined if another process has or could have had the number meanwhile. */
async function renewWorker(db: Kysely<Database>, holder: string, leaseMs: number) {
  const { rows } = await sql<{ worker: number }>`
    update id_worker set expires_at = clock_timestamp() + ${interval(leaseMs)}
    where holder = ${holder} and expires_at > clock_timestamp() returning worker`.execute(db);
  return rows[0]?.worker;
}

const releaseWorker = (db: Kysely<Database>, holder: string) =>
  sql`update id_worker set holder = null, expires_at = clock_timestamp() + ${interval(cooldownMs)}
    where holder = ${holder} and expires_at > clock_timestamp()`.execute(db);

/**
 * Leases a worker number for `createIds` from the database, never shared by two live processes: a lease that was not
 * renewed in time yields no number until a heartbeat has leased one again. If none is available (all
 * are taken, the database is read only) the heartbeat keeps trying.
 */
export async function leaseIdWorker(db: Kysely<Database>, options: LeaseOptions): Promise<IdWorkerLease> {
  const { monotonicNow, now, leaseMs = minuteMs, heartbeatMs = 10_000 } = options;
  const holder = randomUUID();
  let lease: { worker: number; clock: number; monotonic: number } | undefined;
  const acquire = async () => {
    // Read the clocks before the query: the database's lease starts later, so ours never ends after it.
    const requestedAt = { clock: now(), monotonic: monotonicNow() };
    const renewed = await renewWorker(db, holder, leaseMs);
    if (renewed === undefined) lease = undefined;
    const worker = renewed ?? (await takeFreeWorker(db, holder, leaseMs));
    if (worker === undefined) throw new IdWorkerUnavailableError();
    lease = { worker, ...requestedAt };
  };
  await acquire().catch(options.onError);
  const heartbeat = repeatTask(acquire, { intervalMs: heartbeatMs, onError: options.onError });
  return {
    worker: () => {
      const age = lease && Math.max(now() - lease.clock, monotonicNow() - lease.monotonic);
      if (!lease || age === undefined || age >= leaseMs) throw new IdWorkerUnavailableError();
      return lease.worker;
    },
    release: async () => {
      await heartbeat.stop();
      lease = undefined;
      await releaseWorker(db, holder);
    },
  };
}
