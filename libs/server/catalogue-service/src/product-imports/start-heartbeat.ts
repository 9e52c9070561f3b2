import type { Database, SellerImportProblem } from '@pasar/database';
import type { Kysely } from 'kysely';
import type { ImportReport } from '../feed-import/import-report.ts';
import { changeClaimed } from './claim-import.ts';
import type { ImportRow } from './import-row.ts';

const heartbeatMs = 1000;

const toProgress = ({ rows, products, warnings, companionRows }: ImportReport): string =>
  JSON.stringify({
    rows: Object.values(rows).reduce((sum, count) => sum + count, companionRows),
    ...{ created: products.new, changed: products.changed, unchanged: products.unchanged },
    ...{ rejected: rows.rejected, warnings },
  });

/** What is known of a running import; written every second. */
export type Monitor = { report: ImportReport | undefined; readonly problems: SellerImportProblem[] };

/** The columns that an import updates while it runs. */
export const toColumns = ({ report, problems }: Monitor) => ({
  ...(report && { progress: toProgress(report), row_count: report.rowCount }),
  problems: JSON.stringify(problems),
});

type HeartbeatDeps = { readonly db: Kysely<Database>; readonly now: () => number };

type Heartbeat = {
  /** Aborts when the seller cancels, or another process has taken over. */
  readonly signal: AbortSignal;
  readonly isCancelled: () => boolean;
  /** Stops, and returns when it last reported, which proves that this process still has the import. */
  readonly end: () => Promise<number>;
};

/** Writes progress every second. */
export function startHeartbeat(deps: HeartbeatDeps, row: ImportRow, monitor: Monitor): Heartbeat {
  const stop = new AbortController();
  let isCancelled = false;
  let running: Promise<void> | undefined;
  let lastBeatAt = row.beat_at;
  const report = async () => {
    const time = deps.now();
    const found = await changeClaimed(deps, row, lastBeatAt, { ...toColumns(monitor), beat_at: time });
    lastBeatAt = time;
    isCancelled = found?.is_cancel_requested ?? false;
    if (!found || isCancelled) stop.abort();
  };
  const timer = setInterval(() => {
    // The next report tries again.
    running ??= report()
      .catch(() => undefined)
      .finally(() => (running = undefined));
  }, heartbeatMs);
  timer.unref();
  return {
    signal: stop.signal,
    isCancelled: () => isCancelled,
    end: async () => {
      clearInterval(timer);
      await running;
      return lastBeatAt;
    },
  };
}
