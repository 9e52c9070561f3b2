import { createIds, leaseIdWorker } from '@pasar/database';
import { importFeed } from './import-feed.ts';
import { formatReport } from './import-report.ts';
import { openFeed } from './open-feed.ts';
import { openStore } from './open-store.ts';
import { readCommand } from './read-command.ts';
import { ImportError } from './import-error.ts';

export type ImportEnvironment = {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The workspace's folder. */
  readonly root: string;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly logFault: (line: string) => void;
  readonly onProgress: (products: number) => void;
};

async function run({ args, env, root, now, log, logFault, onProgress }: ImportEnvironment): Promise<number> {
  const command = readCommand(args, env, root);
  const feed = await openFeed({ ...command, now: new Date(now()) });
  const { db, close } = await openStore(command);
  const lease = await leaseIdWorker(db, {
    now,
    monotonicNow: () => performance.now(),
    // A heartbeat waits while a long statement has the only connection; without a number the next id says so.
    onError: () => undefined,
  });
  try {
    log(`Importing ${feed.file} (${feed.format}) into ${command.market.code} …`);
    const ids = createIds({ now, worker: lease.worker });
    const { market, picturesDir } = command;
    const onFault = ({ line, reason }: { line: number; reason: string }) =>
      logFault(`line ${line}: ${reason}`);
    const report = await importFeed({ db, ids, market, picturesDir, now: now(), feed, onFault, onProgress });
    formatReport(report).forEach(log);
    return report.faults.length === 0 ? 0 : 1;
  } finally {
    await lease.release().catch(() => undefined);
    await close();
  }
}

/** Carries out a command; gives the exit code: 0 when every row went in, 1 when some failed, 2 when nothing was begun. */
export async function runImport(environment: ImportEnvironment): Promise<number> {
  try {
    return await run(environment);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    environment.logFault(error.message);
    return 2;
  }
}
