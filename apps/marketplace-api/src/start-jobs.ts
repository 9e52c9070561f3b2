import { deleteExpiredSessions } from '@pasar/account-service';
import { refreshListedSales } from '@pasar/catalogue-service';
import { repeatTask } from '@pasar/database';
import type { Database, Ids, RepeatedTask } from '@pasar/database';
import { cancelOverdueOrders } from '@pasar/order-service';
import { deleteOldReports } from '@pasar/tracking-service';
import type { Kysely } from 'kysely';

export type JobDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Hears of a run that failed, and of which job. */
  readonly logError: (job: string) => (error: unknown) => void;
};

type Job = { readonly name: string; readonly intervalMs: number; readonly run: () => Promise<unknown> };

const listJobs = ({ db, ids, now }: JobDeps): readonly Job[] => [
  { name: 'Listing the sales', intervalMs: 10_000, run: () => refreshListedSales(db, now()) },
  {
    name: 'Cancelling overdue orders',
    intervalMs: 30_000,
    run: () => cancelOverdueOrders({ db, ids }, now()),
  },
  {
    name: 'Sweeping',
    intervalMs: 3_600_000,
    run: () => Promise.all([deleteExpiredSessions(db, now()), deleteOldReports({ db }, now())]),
  },
];

/** Starts what the process does besides answering calls; as many processes as like may do it. Gives what stops it. */
export function startJobs(deps: JobDeps): RepeatedTask {
  const started = listJobs(deps).map(({ name, intervalMs, run }) =>
    repeatTask(run, { intervalMs, onError: deps.logError(`${name} failed`) }),
  );
  return { stop: async () => void (await Promise.all(started.map((job) => job.stop()))) };
}
