import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerCatalogueCalls } from '@pasar/catalogue-service';
import { createDatabase, migrate, startEmbeddedPostgres } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import { seed } from '@pasar/seed';
import type { Bench } from '../benches.ts';
import { short } from '../report.ts';
import type { Line } from '../report.ts';
import { searchCases } from './search-cases.ts';

const items = 100_000;
const rounds = 30;
const goal = 50;
const tenth = 10;

/** The time within which so large a share of the rounds was done, in milliseconds. */
const within = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.slice(1);
}

const lineOf = (what: string, times: readonly number[]): Line => {
  const slow = within(times, 0.95);
  const ours = `${short(within(times, 0.5))} ms, p95 ${short(slow)} ms`;
  return { what, ours, target: `p95 < ${goal} ms`, met: slow < goal };
};

type Page = { readonly data: { readonly next?: string } };
type Get = (market: string, query: string) => Promise<Page>;

/** The cursor of the tenth page; undefined for a shorter list. */
async function tenthCursor(get: Get, market: string, query: string): Promise<string | undefined> {
  let cursor = (await get(market, query)).data.next;
  for (let page = 2; page < tenth && cursor !== undefined; page += 1)
    cursor = (await get(market, `${query}&cursor=${cursor}`)).data.next;
  return cursor;
}

async function measure(get: Get): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { what, market, query } of searchCases) {
    lines.push(lineOf(what, await timed(() => get(market, query))));
    const cursor = await tenthCursor(get, market, query);
    if (cursor !== undefined)
      lines.push(
        lineOf(`${what}, page ${tenth}`, await timed(() => get(market, `${query}&cursor=${cursor}`))),
      );
  }
  return lines;
}

/** A store of its own in a folder of its own, one market large; takes minutes to fill. */
async function run(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pasar-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(postgres.url);
  try {
    await migrate(db);
    await seed(db, { now: Date.now(), markets: ['SG'], itemsPerMarket: items });
    await seed(db, { now: Date.now(), markets: ['TH', 'TW', 'VN', 'BR', 'PL'] });
    const app = await createServer({
      sessions: { find: async () => undefined },
      now: () => Date.now(),
      logLevel: 'silent',
    });
    registerCatalogueCalls(app, { db });
    return await measure(async (market, query) => {
      const url = `/api/v4/search/search_items?${encodeURI(query)}`;
      const answer = await app.inject({ url, headers: { host: `${market}.localhost` } });
      return answer.json<Page>();
    });
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const searchBench: Bench = {
  title: `search over ${items} items, whole answers of the API, on an embedded PostgreSQL`,
  run,
};
