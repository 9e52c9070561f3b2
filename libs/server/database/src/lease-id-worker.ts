import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { IdWorkerUnavailableError } from './id-worker-unavailable.ts';
import { repeatTask } from './repeat-task.ts';
import type { Database } from './schema/database.ts';

export type IdWorkerLease = {
  /** The worker number for the next id. Throws `IdWorkerUnavailableError` while there is none that is surely ours. */
  readonly worker: () => number;
  /** Gives the number back and ends the heartbeat. */
  readonly release: () => Promise<void>;
};

export type LeaseOptions = {
  /** Milliseconds that advance whatever happens to the machine's clock. */
  readonly monotonicNow: () => number;
  /** Epoch milliseconds: a machine that slept notices by this clock only. */
  readonly now: () => number;
  /** Hears of a lease or heartbeat that failed. */
  readonly onError: (error: unknown) => void;
  /** How long a number stays with a process that is not heard of; a minute by default. */
  readonly leaseMs?: number;
  /** How often the lease is renewed; every ten seconds by default. */
  readonly heartbeatMs?: number;
};

/** A process that ended may have made ids a little ahead of its clock: its number rests before the next one has it. */
const cooldownMs = 1000;

const interval = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

/** Takes the number that has been free for the longest; nobody else sees it as free meanwhile. */
async function takeFreeWorker(db: Kysely<Database>, holder: string, leaseMs: number) {
  const { rows } = await sql<{ worker: number }>`
    update id_worker set holder = ${holder}, expires_at = clock_timestamp() + ${interval(leaseMs)}
    where worker = (
      select worker from id_worker where expires_at < clock_timestamp()
      order by expires_at, worker limit 1 for update skip locked
    ) returning worker`.execute(db);
  return rows[0]?.worker;
}

/** Holds a number that is still ours for longer; undefined when another process has it by now, or could have had it. */
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
 * Leases a worker number for `createIds` from the database, which two live processes never share: a lease that could not
 * be renewed in time gives no number any more, until a heartbeat has leased one again. Where none can be had at once (all
 * are taken, the database is read only) the heartbeat goes on trying.
 */
export async function leaseIdWorker(db: Kysely<Database>, options: LeaseOptions): Promise<IdWorkerLease> {
  const { monotonicNow, now, leaseMs = 60_000, heartbeatMs = 10_000 } = options;
  const holder = randomUUID();
  let lease: { worker: number; clock: number; monotonic: number } | undefined;
  const acquire = async () => {
    // Read before the question: the database's lease begins later, so ours never ends after it.
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
