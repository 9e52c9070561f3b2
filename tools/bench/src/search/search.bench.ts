import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, maintenanceTimeouts, migrate, startEmbeddedPostgres } from '@pasar/database';
import type { Database } from '@pasar/database';
import { seed } from '@pasar/seed';
import type { Kysely } from 'kysely';
import type { Bench } from '../bench.ts';
import { short } from '../report.ts';
import type { Line } from '../report.ts';
import { createSearchGet } from './create-search-get.ts';
import type { SearchGet } from './create-search-get.ts';
import { searchCases } from './search-cases.ts';

const items = 100_000;
const rounds = 100;
/** Rounds before measuring, in which connections open and statements are prepared, as in a server that has run for a while. */
const warmUpRounds = 10;
const goal = 50;
const tenth = 10;

/** Returns the quantile of the round times in milliseconds. */
const within = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.slice(warmUpRounds);
}

const toLine = (what: string, times: readonly number[]): Line => {
  const slow = within(times, 0.95);
  const ours = `${short(within(times, 0.5))} ms, p95 ${short(slow)} ms`;
  return { what, ours, target: `p95 < ${goal} ms`, met: slow < goal };
};

type Page = { readonly data: { readonly next?: string } };
type Get = SearchGet<Page>;

/** Reports progress on stderr: filling and measuring take minutes. */
const say = (text: string): void => console.error(`  ${text}`);

/** Returns the cursor of the tenth page; undefined for a shorter list. */
async function findTenthCursor(get: Get, market: string, query: string): Promise<string | undefined> {
  let cursor = (await get(market, encodeURI(query))).data.next;
  for (let page = 2; page < tenth && cursor !== undefined; page += 1)
    cursor = (await get(market, encodeURI(`${query}&cursor=${cursor}`))).data.next;
  return cursor;
}

async function measure(get: Get): Promise<Line[]> {
  const lines: Line[] = [];
  const add = async (what: string, market: string, query: string): Promise<void> => {
    const line = toLine(what, await timed(() => get(market, encodeURI(query))));
    say(`${what}: ${line.ours}`);
    lines.push(line);
  };
  for (const { what, market, query } of searchCases) {
    await add(what, market, query);
    const cursor = await findTenthCursor(get, market, query);
    if (cursor !== undefined) await add(`${what}, page ${tenth}`, market, `${query}&cursor=${cursor}`);
  }
  return lines;
}

const smallMarkets = ['TH', 'TW', 'VN', 'BR', 'PL'] as const;

/** Fills one large market and five of normal size; existing items are kept. */
async function fill(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  for (const [code, itemsPerMarket] of [
    ['SG', items] as const,
    ...smallMarkets.map((code) => [code] as const),
  ]) {
    const existing = await db
      .selectFrom('item')
      .select('itemid')
      .where('market', '=', code)
      .limit(1)
      .execute();
    if (existing.length > 0) continue;
    say(
      `filling ${code}${itemsPerMarket === undefined ? '' : ` with ${itemsPerMarket} items, for minutes`} …`,
    );
    await seed(db, {
      now: Date.now(),
      markets: [code],
      ...(itemsPerMarket !== undefined && { itemsPerMarket }),
    });
  }
}

/** Uses a temporary store, or the folder in `BENCH_STORE`, which is kept for the next run. */
async function run(): Promise<Line[]> {
  const kept = process.env['BENCH_STORE'];
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'pasar-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(postgres.url, maintenanceTimeouts);
  try {
    await fill(db);
    return await measure(await createSearchGet<Page>(db));
  } finally {
    await db.destroy();
    await postgres.stop();
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

export const searchBench: Bench = {
  title: `search over ${items} items, whole answers of the API, on an embedded PostgreSQL`,
  run,
};
