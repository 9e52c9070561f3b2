import {
  anonymiseDueAccounts,
  createPortraitFiles,
  deleteExpiredSessions,
  reviewDemoKyc,
  sendKycDecisions,
} from '@pasar/account-service';
import { deleteExpiredGuestCarts } from '@pasar/cart-service';
import type { MessageDelivery } from '@pasar/account-service';
import {
  refreshDealCards,
  refreshListedSales,
  refreshNewItems,
  runSellerImports,
} from '@pasar/catalogue-service';
import type { ImportFiles } from '@pasar/catalogue-service';
import { repeatTask } from '@pasar/database';
import type { Database, Ids, RepeatedTask } from '@pasar/database';
import { dayMs, hourMs } from '@pasar/durations';
import { deleteOldNotifications } from '@pasar/notification-service';
import {
  cancelOverdueOrders,
  deleteDeliveredEvents,
  sendOrderMessages,
  sweepAfterSale,
} from '@pasar/order-service';
import { sendStockAlerts } from '@pasar/social-service';
import { deleteOldReports } from '@pasar/tracking-service';
import { deleteExpiredVerifications } from '@pasar/verification-service';
import type { Kysely } from 'kysely';

export type JobDeps = {
  readonly db: Kysely<Database>;
  /** Without statement timeouts, for imports. */
  readonly importDb: Kysely<Database>;
  readonly importFiles: ImportFiles;
  readonly ids: Ids;
  readonly picturesDir: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly delivery: MessageDelivery;
  /** Whether `delivery` takes mails; mails about orders are not tried otherwise. */
  readonly deliversMail: boolean;
  /** Whether a demo's rule decides on identity verifications in place of reviewers; never on a live store. */
  readonly reviewsKyc: boolean;
  /** Processes open payments, webhooks and refunds. */
  readonly sweepPayments: () => Promise<void>;
  /** Called when a run of the named job fails. */
  readonly logError: (job: string) => (error: unknown) => void;
};

type Job = { readonly name: string; readonly intervalMs: number; readonly run: () => Promise<unknown> };

/** How long reports of imports, and files that were only checked, are kept. */
const importFilesKeptMs = 30 * dayMs;

/** The jobs of a store; none that decides on identity verifications unless it is a demo. */
export const listJobs = (
  { db, importDb, importFiles, ids, now, delivery, deliversMail, picturesDir, ...deps }: JobDeps,
  stopping: AbortSignal,
): readonly Job[] => [
  {
    name: 'Importing sellers’ files',
    intervalMs: 1000,
    run: () =>
      runSellerImports({
        ...{ db, importDb, ids, picturesDir, now, files: importFiles, signal: stopping },
        monotonicNow: () => performance.now(),
      }),
  },
  { name: 'Listing the sales', intervalMs: 10_000, run: () => refreshListedSales(db, now()) },
  { name: 'Listing new products', intervalMs: hourMs, run: () => refreshNewItems(db, now()) },
  { name: 'Showing deals on cards', intervalMs: 10_000, run: () => refreshDealCards(db, now()) },
  {
    name: 'Cancelling overdue orders',
    intervalMs: 30_000,
    run: () => cancelOverdueOrders({ db, ids }, now()),
  },
  { name: 'Looking after payments', intervalMs: 2000, run: deps.sweepPayments },
  {
    name: 'Sending stock alerts',
    intervalMs: 20_000,
    run: () => sendStockAlerts({ db, ids, delivery }, now()),
  },
  {
    name: 'Sending mails about orders',
    intervalMs: 5000,
    run: () =>
      sendOrderMessages(
        {
          db,
          sendMail: deliversMail ? (mail, at) => delivery.send({ channel: 'email', ...mail }, at) : undefined,
        },
        now(),
      ),
  },
  ...(deps.reviewsKyc
    ? [
        {
          name: 'Deciding on identity verifications of a demo',
          intervalMs: 5000,
          run: () => reviewDemoKyc({ db, ids }, now()),
        },
      ]
    : []),
  ...(deliversMail
    ? [
        {
          name: 'Mailing decisions on identity verifications',
          intervalMs: 5000,
          run: () => sendKycDecisions({ db, delivery }, now()),
        },
      ]
    : []),
  {
    name: 'Keeping the deadlines of orders and returns',
    intervalMs: 30_000,
    run: () => sweepAfterSale({ db, ids }, now()),
  },
  {
    name: 'Deleting accounts',
    intervalMs: hourMs,
    run: () => anonymiseDueAccounts({ db, portraits: createPortraitFiles(picturesDir) }, now()),
  },
  {
    name: 'Sweeping',
    intervalMs: hourMs,
    run: () =>
      Promise.all([
        deleteExpiredSessions(db, now()),
        deleteExpiredGuestCarts({ db }, now()),
        deleteExpiredVerifications(db, now()),
        deleteOldReports({ db }, now()),
        deleteDeliveredEvents({ db }, now()),
        deleteOldNotifications(db, now()),
        importFiles.removeOlderThan(now() - importFilesKeptMs),
      ]),
  },
];

/** Starts the background jobs and returns a handle that stops them. Safe to run in several processes at once. */
export function startJobs(deps: JobDeps): RepeatedTask {
  const stopping = new AbortController();
  const started = listJobs(deps, stopping.signal).map(({ name, intervalMs, run }) =>
    repeatTask(run, { intervalMs, onError: deps.logError(`${name} failed`) }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(started.map((job) => job.stop()));
    },
  };
}
