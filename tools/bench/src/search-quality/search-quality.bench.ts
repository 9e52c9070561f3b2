import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@pasar/catalogue-import';
import { refreshCatalogue } from '@pasar/catalogue-service';
import { createDatabase, maintenanceTimeouts, migrate, startEmbeddedPostgres } from '@pasar/database';
import type { Database } from '@pasar/database';
import type { MarketCode } from '@pasar/markets';
import { seed } from '@pasar/seed';
import type { Kysely } from 'kysely';
import type { Bench } from '../bench.ts';
import { percent } from '../report.ts';
import type { Line } from '../report.ts';
import { createSearchGet } from '../search/create-search-get.ts';
import { readProducts } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { makeConcepts } from './concepts.ts';
import { createMiniSearch, createPlainPostgres } from './engines.ts';
import type { Engine } from './engines.ts';
import { makeKnownItems } from './known-items.ts';
import { measureHits, measurePrecision } from './measure.ts';
import type { EngineMeasurement } from './measure.ts';

const itemsPerMarket = 1500;
const seeded: readonly (readonly [MarketCode, string])[] = [
  ['SG', 'en'],
  ['BR', 'pt'],
  ['ID', 'id'],
  ['PL', 'pl'],
  ['VN', 'vi'],
  ['TH', 'th'],
  ['TW', 'zh-Hant'],
];
/** Feeds are imported into a market that has no catalogue. */
const feedMarket = 'PH';

/** The target of each kind of query in percent; 99 by default. */
const targets: Readonly<Record<string, number>> = {
  'with a stop word': 98,
  'with one unknown word': 98,
  'joined words': 98,
  'a split word': 98,
};
const conceptTarget = 97;

const chosenMarkets = process.env['BENCH_MARKETS']?.split(',');
const isChosen = (market: string): boolean => chosenMarkets?.includes(market) ?? true;

const say = (text: string): void => console.error(`  ${text}`);

/** Returns the files of `BENCH_FEEDS`: the named files, and every `feed.*` in the named folders. */
async function listFeeds(): Promise<string[]> {
  const paths = (process.env['BENCH_FEEDS'] ?? '').split(',').filter((path) => path !== '');
  const files = paths.map(async (path) => {
    if ((await stat(path)).isFile()) return [path];
    const inside = await readdir(path, { recursive: true });
    return inside.filter((name) => /(?:^|\/)feed\.\w+$/.test(name)).map((name) => join(path, name));
  });
  return (await Promise.all(files)).flat();
}

async function importFeeds(feeds: readonly string[], databaseUrl: string, folder: string): Promise<void> {
  for (const feed of feeds) {
    say(`importing ${feed} …`);
    const code = await runImport({
      args: [feed, '--market', feedMarket, '--rate', '1', '--database', databaseUrl],
      env: { DATA_DIR: folder },
      root: folder,
      now: Date.now,
      log: () => undefined,
      logFault: say,
      onProgress: () => undefined,
    });
    if (code === 2) throw new Error(`${feed} was not imported.`);
  }
}

const has = async (db: Kysely<Database>, market: string): Promise<boolean> =>
  (await db.selectFrom('item').select('itemid').where('market', '=', market).limit(1).execute()).length > 0;

async function fill(db: Kysely<Database>, databaseUrl: string, folder: string): Promise<void> {
  await migrate(db);
  for (const [market] of seeded.filter(([each]) => isChosen(each))) {
    // The index of a reused store may be from an earlier version.
    if (await has(db, market)) await refreshCatalogue(db, market);
    else {
      say(`filling ${market} …`);
      await seed(db, { now: Date.now(), markets: [market], itemsPerMarket });
    }
  }
  if (!isChosen(feedMarket)) return;
  const feeds = await listFeeds();
  if (await has(db, feedMarket)) await refreshCatalogue(db, feedMarket);
  else await importFeeds(feeds, databaseUrl, folder);
}

async function createOurs(db: Kysely<Database>, market: string): Promise<Engine> {
  const get = await createSearchGet<{
    readonly data: { readonly items: readonly { readonly itemid: number }[] };
  }>(db);
  return async (query) => {
    const { data } = await get(
      market.toLowerCase(),
      `limit=10&keyword=${encodeURIComponent(query.slice(0, 200))}`,
    );
    return data.items.map(({ itemid }) => String(itemid));
  };
}

type Engines = Readonly<Record<'ours' | 'MiniSearch' | 'PostgreSQL', Engine>>;

const createEngines = async (db: Kysely<Database>, catalogue: Catalogue): Promise<Engines> => ({
  ours: await createOurs(db, catalogue.market),
  MiniSearch: await createMiniSearch(catalogue),
  PostgreSQL: await createPlainPostgres(db, catalogue),
});

/** Returns one line per peer; ours is measured once. `BENCH_SHORTFALLS` also prints the missed queries. */
async function compare(
  what: string,
  target: number,
  engines: Engines,
  measure: (engine: Engine) => Promise<EngineMeasurement>,
): Promise<Line[]> {
  const ours = await measure(engines.ours);
  const line = { what, ours: percent(ours.score), target: `≥ ${target}%`, met: ours.score * 100 >= target };
  say(`${what}: ${line.ours}`);
  if (process.env['BENCH_SHORTFALLS'])
    for (const { query, score } of ours.shortfalls.slice(0, 12)) say(`    ${percent(score)} ${query}`);
  const lines: Line[] = [];
  for (const peer of ['MiniSearch', 'PostgreSQL'] as const)
    lines.push({ ...line, peer, theirs: percent((await measure(engines[peer])).score) });
  return lines;
}

async function compareKnownItems(name: string, engines: Engines, catalogue: Catalogue): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [kind, queries] of makeKnownItems(catalogue))
    if (queries.length > 0)
      lines.push(
        ...(await compare(`${name}, ${kind} (${queries.length})`, targets[kind] ?? 99, engines, (engine) =>
          measureHits(engine, queries),
        )),
      );
  return lines;
}

async function compareAll(db: Kysely<Database>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [market, language] of [[feedMarket, 'en'] as const, ...seeded]) {
    if (!isChosen(market)) continue;
    const catalogue = { market, language, products: await readProducts(db, market) };
    if (catalogue.products.length === 0) continue;
    const engines = await createEngines(db, catalogue);
    if (market === feedMarket) lines.push(...(await compareKnownItems('feeds', engines, catalogue)));
    else {
      if (['en', 'pt', 'pl', 'vi', 'th'].includes(language))
        lines.push(...(await compareKnownItems(`seed ${language}`, engines, catalogue)));
      const concepts = makeConcepts(catalogue);
      lines.push(
        ...(await compare(
          `concepts ${language} (${concepts.length}), P@10`,
          conceptTarget,
          engines,
          (engine) => measurePrecision(engine, concepts),
        )),
      );
    }
  }
  return lines;
}

/** Uses a temporary store, or the folder in `BENCH_STORE`, which is kept for the next run. */
async function run(): Promise<Line[]> {
  const kept = process.env['BENCH_STORE'];
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'pasar-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(postgres.url, maintenanceTimeouts);
  try {
    await fill(db, postgres.url, folder);
    return await compareAll(db);
  } finally {
    await db.destroy();
    await postgres.stop();
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

export const searchQualityBench: Bench = {
  title: 'hit@10 of known items and P@10 of concepts, beside MiniSearch and plain PostgreSQL',
  run,
};
