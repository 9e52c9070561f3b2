import { getPayments } from '@pasar/payment-service';
import { createMessageDelivery, deliversMail, endTestSessions } from '@pasar/account-service';
import { createImportFiles, refreshListedSales } from '@pasar/catalogue-service';
import type { ListenPort } from '@pasar/chat-service';
import {
  createDatabase,
  createIds,
  isDatabaseUnavailable,
  leaseIdWorker,
  listenToChannel,
  maintenanceTimeouts,
} from '@pasar/database';
import { storeModes } from '@pasar/page-shell-rules';
import { createMarketplace } from './create-marketplace.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readSettings } from './read-settings.ts';
import { startJobs } from './start-jobs.ts';
import { stopInOrder } from './stop-in-order.ts';

const root = new URL('../../..', import.meta.url).pathname;
/** Shorter than the grace period after which supervisors kill a process. */
const stopDeadlineMs = 8000;
const listenRetryDelayMs = 2000;

/** Ignores a database that is temporarily read only, so that the store can still serve reads. */
const signOutTestAccounts = (db: Parameters<typeof endTestSessions>[0]): Promise<void> =>
  endTestSessions(db).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    console.error('The sessions of test accounts could not be ended: the database cannot be written.');
  });

const leaseWorker = (
  db: Parameters<typeof leaseIdWorker>[0],
  now: () => number,
): ReturnType<typeof leaseIdWorker> =>
  leaseIdWorker(db, {
    now,
    monotonicNow: () => performance.now(),
    onError: (error) =>
      console.error(
        `Cannot lease a worker number for ids: ${error instanceof Error ? error.message : 'unknown error'}`,
      ),
  });

const createListenPort =
  (databaseUrl: string): ListenPort =>
  (channel, listener) =>
    listenToChannel(databaseUrl, channel, listener, {
      retryDelayMs: listenRetryDelayMs,
      onError: () => console.error('The connection for notifications between processes was lost.'),
    });

async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const now = () => Date.now();
  await migrateDatabase(settings);
  const db = createDatabase(settings.databaseUrl, settings.database);
  if (!storeModes[settings.mode].testAccounts) await signOutTestAccounts(db);
  const lease = await leaseWorker(db, now);
  const ids = createIds({ now, worker: lease.worker });
  const listen = createListenPort(settings.databaseUrl);
  // Refresh before the first request, so that the first page shows current sales; if this fails, the job retries later.
  const [app, [refresh]] = await Promise.all([
    createMarketplace({ ...settings, db, now, ids, listen }),
    Promise.allSettled([refreshListedSales(db, now())]),
  ]);
  const logError = (text: string) => (error: unknown) => app.log.error({ err: error }, text);

  if (refresh.status === 'rejected') logError('Refreshing the listed flash sales failed')(refresh.reason);
  const { outbox, demoSteps } = storeModes[settings.mode];
  const delivery = createMessageDelivery({ ...settings.carriers, outbox }, { db, ids });
  const hasMail = deliversMail({ ...settings.carriers, outbox });
  if (!hasMail) app.log.warn('No mail carrier: set SMTP_URL, or no mails about orders are sent.');
  const importDb = createDatabase(settings.databaseUrl, { connections: 1, ...maintenanceTimeouts });
  const jobs = startJobs({
    ...{ db, importDb, importFiles: createImportFiles(settings.importsDir) },
    ids,
    now,
    delivery,
    deliversMail: hasMail,
    reviewsKyc: demoSteps,
    picturesDir: settings.picturesDir,
    logError,
    sweepPayments: getPayments(app).sweep,
  });

  // Finish calls in flight, then close the database pool.
  const stop = stopInOrder({
    steps: [() => app.close(), jobs.stop, lease.release, () => importDb.destroy(), () => db.destroy()],
    deadlineMs: stopDeadlineMs,
    onError: logError('Graceful stop failed'),
    exit: (code) => process.exit(code),
  });
  process.once('SIGTERM', () => stop(0)).once('SIGINT', () => stop(0));
  // After an uncaught error the state of the process is undefined: finish calls in flight and exit.
  process.on('unhandledRejection', (error) => {
    logError('Unhandled rejection: stopping the process')(error);
    stop(1);
  });

  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`The API listens on ${address}`);
}

try {
  await start();
} catch (error) {
  console.error(`The API could not start: ${error instanceof Error ? error.message || error : error}`);
  process.exit(1);
}
