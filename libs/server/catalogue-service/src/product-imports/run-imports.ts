import type { Database, Ids } from '@pasar/database';
import { importLimits } from '@pasar/item';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { createPictureFetcher } from '../feed-import/create-picture-fetcher.ts';
import type { FetchPicture } from '../feed-import/create-picture-fetcher.ts';
import { ImportError } from '../feed-import/import-error.ts';
import { importFeed } from '../feed-import/import-feed.ts';
import type { ImportReport } from '../feed-import/import-report.ts';
import { openFeed } from '../feed-import/open-feed.ts';
import { createReasonText } from '../feed-import/reason-text.ts';
import { toReason } from '../feed-import/reason.ts';
import type { Reason } from '../feed-import/reason.ts';
import { changeClaimed, claimImport } from './claim-import.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportRow } from './import-row.ts';
import { limitPictureTime } from './limit-picture-time.ts';
import { startHeartbeat, toColumns } from './start-heartbeat.ts';
import type { Monitor } from './start-heartbeat.ts';

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

/** Few, since the same process answers requests. */
const batchProducts = 10;
/** An import whose process dies so often, or that fails for no reason of its file, is given up. */
const maxAttempts = 3;

const findShopName = async ({ db }: ImportRunDeps, { market, shopid }: ImportRow): Promise<string> => {
  const shop = await db
    .selectFrom('shop')
    .select('name')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();
  return shop.name.slice(0, 60);
};

type Outcome = Pick<ImportRow, 'state'> & { readonly failure?: Reason };

async function importFile(
  deps: ImportRunDeps,
  row: ImportRow,
  monitor: Monitor,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { files, ids, picturesDir, now, monotonicNow } = deps;
  const fetchPicture = limitPictureTime(deps.fetchPicture ?? createPictureFetcher(), {
    ...{ maxMs: importLimits.maxPictureMs, monotonicNow },
  });
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
      reasonText: createReasonText(row.language as LanguageTag, market),
      logFault: () => undefined,
      onProblem: ({ line, id, reason }, is_warning) => {
        if (reason && monitor.problems.length < importLimits.maxShownProblems)
          monitor.problems.push({
            ...{ line, ...(id && { id }), ...reason, is_warning },
            ...(feed.lineUnit === 'product' && { line_unit: feed.lineUnit }),
          });
      },
      onProgress: (_products, report) => void (monitor.report = report),
    });
  } finally {
    await feed.close();
  }
}

const interruptedOutcome: Outcome = { state: 'failed', failure: toReason('interrupted') };

/** Ends an import, unless another process has taken it over. The file is kept only for the confirmation of a check. */
async function end(
  deps: ImportRunDeps,
  row: ImportRow,
  beatAt: number,
  { failure, ...changes }: Outcome & Partial<ReturnType<typeof toColumns>>,
) {
  const ended = await changeClaimed(deps, row, beatAt, {
    ...changes,
    ...(failure && { failure: JSON.stringify(failure) }),
    finished_at: deps.now(),
  });
  if (ended && !(ended.state === 'done' && ended.is_dry_run)) await deps.files.removeFeed(row.import_id);
}

/** Runs a claimed import to its end, to the seller's cancellation, or until the process stops. */
async function run(deps: ImportRunDeps, row: ImportRow): Promise<void> {
  if (row.is_cancel_requested) return end(deps, row, row.beat_at, { state: 'cancelled' });
  if (row.attempts > maxAttempts) return end(deps, row, row.beat_at, interruptedOutcome);
  const monitor: Monitor = { report: undefined, problems: [] };
  const heartbeat = startHeartbeat(deps, row, monitor);
  const signal = AbortSignal.any([heartbeat.signal, ...(deps.signal ? [deps.signal] : [])]);
  const isStopped = () => signal.aborted && !heartbeat.isCancelled();
  let outcome: Outcome = { state: 'done' };
  let beatAt: number;
  try {
    monitor.report = await importFile(deps, row, monitor, signal);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    outcome = { state: 'failed', failure: error.reason ?? toReason('other') };
  } finally {
    beatAt = await heartbeat.end();
  }
  // A stopped import waits for the next process, which goes on where this one stopped.
  if (isStopped())
    return void (await changeClaimed(deps, row, beatAt, { state: 'waiting', attempts: row.attempts - 1 }));
  if (outcome.state === 'done' && heartbeat.isCancelled()) outcome = { state: 'cancelled' };
  await end(deps, row, beatAt, { ...toColumns(monitor), ...outcome });
}

/** Runs the imports that wait, one after another. Safe to call in several processes at once. */
export async function runSellerImports(deps: ImportRunDeps): Promise<void> {
  while (deps.signal?.aborted !== true) {
    const row = await claimImport(deps);
    if (!row) return;
    await run(deps, row);
  }
}
