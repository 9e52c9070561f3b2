import {
  importFeed,
  createPictureFetcher,
  formatReport,
  isComplete,
  openFeed,
  ImportError,
} from '@pasar/catalogue-service/feed-import';
import type { FetchPicture, ImportReport, OpenedFeed } from '@pasar/catalogue-service/feed-import';
import { createIds, leaseIdWorker } from '@pasar/database';
import { openStore } from './open-store.ts';
import type { OpenedStore } from './open-store.ts';
import { readCommand } from './read-command.ts';
import type { Command } from './read-command.ts';

export type ImportEnvironment = {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The workspace root. */
  readonly root: string;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly logFault: (line: string) => void;
  readonly onProgress: (products: number) => void;
  /** Stops the import cleanly. */
  readonly signal?: AbortSignal;
  /** Fetches pictures if the command asks for it. */
  readonly fetchPicture?: FetchPicture;
};

const dryRunNote = ' (dry run)';

async function importInto(
  { db, close }: OpenedStore,
  feed: OpenedFeed,
  command: Command,
  { now, log, logFault, onProgress, signal, fetchPicture }: ImportEnvironment,
): Promise<ImportReport> {
  const { market, picturesDir, isDryRun, isPruning, isFetchingPictures, reportPath } = command;
  const lease = await leaseIdWorker(db, {
    now,
    monotonicNow: () => performance.now(),
    // Heartbeats wait while a long statement occupies the only connection; without a worker number, creating the next id throws.
    onError: () => undefined,
  });
  try {
    log(`Importing ${feed.file} (${feed.format}) into ${market.code}${isDryRun ? dryRunNote : ''} …`);
    const ids = createIds({ now, worker: lease.worker });
    return await importFeed({
      ...{ db, ids, market, picturesDir, now: now(), feed, isDryRun, isPruning, logFault, onProgress },
      monotonicNow: () => performance.now(),
      ...(isFetchingPictures && { fetchPicture: fetchPicture ?? createPictureFetcher() }),
      ...(reportPath !== undefined && { reportPath }),
      ...(signal && { signal }),
    });
  } finally {
    await lease.release().catch(() => undefined);
    await close();
  }
}

async function run(environment: ImportEnvironment): Promise<number> {
  const { args, env, root, now, log } = environment;
  const command = readCommand(args, env, root);
  const feed = await openFeed({ ...command, now: new Date(now()) });
  try {
    const report = await importInto(await openStore(command), feed, command, environment);
    formatReport(report, command.isDryRun).forEach(log);
    return isComplete(report) ? 0 : 1;
  } finally {
    await feed.close();
  }
}

/** The option for a feed in a foreign currency, which sellers who upload a file do not have. */
const rateHint = ({ reason }: ImportError): string =>
  reason?.code === 'file-currency'
    ? ` Or give --rate, the ${reason.values['own']} that one ${reason.values['currency']} is worth.`
    : '';

/** Runs a command; returns the exit code: 0 if every row was imported, 1 if some failed, 2 if nothing was started. */
export async function runImport(environment: ImportEnvironment): Promise<number> {
  try {
    return await run(environment);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    environment.logFault(`${error.message}${rateHint(error)}`);
    return 2;
  }
}
