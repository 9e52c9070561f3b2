import type { Database, Ids, SellerImportProblem } from '@pasar/database';
import { importLimits } from '@pasar/item';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createPictureFetcher } from '../feed-import/create-picture-fetcher.ts';
import type { FetchPicture } from '../feed-import/create-picture-fetcher.ts';
import { ImportError } from '../feed-import/import-error.ts';
import { importFeed } from '../feed-import/import-feed.ts';
import type { ImportReport } from '../feed-import/import-report.ts';
import { openFeed } from '../feed-import/open-feed.ts';
import { changeImport } from './change-import.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportRow } from './import-row.ts';

export type ImportRunDeps = {
  readonly db: Kysely<Database>;
  /** Has no statement timeout; by default `db`. */
  readonly importDb?: Kysely<Database>;
  readonly ids: Ids;
  readonly files: ImportFiles;
  readonly picturesDir: string;
  readonly now: () => number;
  readonly monotonicNow: () => number;
  /** Stops the run; the import goes on in another process, or after the restart. */
  readonly signal?: AbortSignal;
  readonly fetchPicture?: FetchPicture;
};

/** Another process takes over an import whose process has not reported for so long. */
const takeoverMs = 60_000;
const beatMs = 1000;
/** Few, since the same process answers requests. */
const batchProducts = 10;

/** Claims the oldest import that waits, or whose process has died. */
async function claim({ db, now }: ImportRunDeps): Promise<ImportRow | undefined> {
  const time = now();
  const { rows } = await sql<ImportRow>`
    update seller_import set state = 'running', beat_at = ${time} where (market, shopid, import_id) = (
      select market, shopid, import_id from seller_import
      where state = 'waiting' or (state = 'running' and beat_at < ${time - takeoverMs})
      order by created_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

const findShopName = async ({ db }: ImportRunDeps, { market, shopid }: ImportRow): Promise<string> => {
  const shop = await db
    .selectFrom('shop')
    .select('name')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();
  return shop.name.slice(0, 60);
};

const toProgress = ({ rows, products, warnings, companionRows }: ImportReport): string =>
  JSON.stringify({
    rows: Object.values(rows).reduce((sum, count) => sum + count, companionRows),
    ...{ created: products.new, changed: products.changed, unchanged: products.unchanged },
    ...{ rejected: rows.rejected, warnings },
  });

/** What is known of a running import; written every second. */
type Monitor = { report: ImportReport | undefined; readonly problems: SellerImportProblem[] };

const toColumns = ({ report, problems }: Monitor) => ({
  ...(report && { progress: toProgress(report), row_count: report.rowCount }),
  problems: JSON.stringify(problems),
});

/** Writes progress every second; aborts when the seller cancels, or another process has taken over. */
function startBeat(deps: ImportRunDeps, row: ImportRow, monitor: Monitor) {
  const stop = new AbortController();
  let isCancelled = false;
  let isBusy = false;
  let lastBeatAt = row.beat_at;
  const beat = async () => {
    const time = deps.now();
    const found = await deps.db
      .updateTable('seller_import')
      .set({ ...toColumns(monitor), beat_at: time })
      .where('market', '=', row.market)
      .where('shopid', '=', row.shopid)
      .where('import_id', '=', row.import_id)
      .where('state', '=', 'running')
      .where('beat_at', '=', lastBeatAt)
      .returning('is_cancel_requested')
      .executeTakeFirst();
    lastBeatAt = time;
    isCancelled = found?.is_cancel_requested ?? false;
    if (!found || isCancelled) stop.abort();
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // The next beat tries again.
    void beat()
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, beatMs);
  timer.unref();
  return { signal: stop.signal, isCancelled: () => isCancelled, end: () => clearInterval(timer) };
}

type Outcome = Pick<ImportRow, 'state'> & { readonly failure?: string };

async function importFile(
  deps: ImportRunDeps,
  row: ImportRow,
  monitor: Monitor,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { files, ids, picturesDir, now, monotonicNow, fetchPicture = createPictureFetcher() } = deps;
  const market = marketByCode(row.market as MarketCode);
  const feed = await openFeed({
    ...{ file: files.feedPath(row.import_id), name: row.file_name, market },
    ...{ shop: await findShopName(deps, row), now: new Date(now()) },
    ...{ maxBytes: importLimits.maxUnpackedBytes, maxRows: importLimits.maxRows },
  });
  try {
    return await importFeed({
      ...{ db: deps.importDb ?? deps.db, ids, market, picturesDir, now: now(), feed, monotonicNow, signal },
      ...{ ownShopId: row.shopid, isDryRun: row.is_dry_run, isPruning: false, fetchPicture, batchProducts },
      ...{ feedDir: await files.emptyDir(), reportPath: files.reportPath(row.import_id) },
      logFault: () => undefined,
      onProblem: ({ line, id, reason = '' }, is_warning) => {
        if (monitor.problems.length < importLimits.maxShownProblems)
          monitor.problems.push({ line, ...(id && { id }), reason, is_warning });
      },
      onProgress: (_products, report) => void (monitor.report = report),
    });
  } finally {
    await feed.close();
  }
}

/** Runs a claimed import to its end, to the seller's cancellation, or until the process stops. */
async function run(deps: ImportRunDeps, row: ImportRow): Promise<void> {
  const monitor: Monitor = { report: undefined, problems: [] };
  const beat = startBeat(deps, row, monitor);
  const signal = AbortSignal.any([beat.signal, ...(deps.signal ? [deps.signal] : [])]);
  const isStopped = () => signal.aborted && !beat.isCancelled();
  let outcome: Outcome = { state: 'done' };
  try {
    monitor.report = await importFile(deps, row, monitor, signal);
    if (beat.isCancelled()) outcome = { state: 'cancelled' };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    outcome = { state: 'failed', failure: error.message };
  } finally {
    beat.end();
  }
  // A stopped import waits for the next process, which goes on where this one stopped.
  if (isStopped()) return void (await changeImport(deps, row, { state: 'waiting' }));
  await changeImport(deps, row, { ...toColumns(monitor), ...outcome, finished_at: deps.now() });
  if (outcome.state !== 'done' || !row.is_dry_run) await deps.files.removeFeed(row.import_id);
}

/** Runs the imports that wait, one after another. Safe to call in several processes at once. */
export async function runSellerImports(deps: ImportRunDeps): Promise<void> {
  while (deps.signal?.aborted !== true) {
    const row = await claim(deps);
    if (!row) return;
    await run(deps, row);
  }
}
