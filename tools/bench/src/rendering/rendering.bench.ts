import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieHeader, sendRequest, signUpShopper, startStore } from '@pasar/attack';
import type { RunningStore } from '@pasar/attack';
import type { Bench } from '../bench.ts';
import type { Line } from '../report.ts';
import { measureColdStart } from './cold-start.ts';
import { findContent } from './find-content.ts';
import { measureStore } from './measured-store.ts';
import { medianCost } from './median-cost.ts';
import type { StoreUnderTest, PageCost } from './measured-store.ts';
import { freshPage, pageKinds, samePage } from './page-kinds.ts';
import type { PageClient, PageKind } from './page-kinds.ts';
import { countElements, readPageTree } from './page-tree.ts';
import type { PageElement } from './page-tree.ts';
import { measureReactAlone } from './react-alone.ts';
import { coldStartLine, delayLine, kindLines, loadLine, memoryLine } from './rendering-lines.ts';

/**
 * Pages per measurement, and additional pages for the memory measurement (`RENDERING_MEMORY_PAGES=100000` for the long run).
 */
const pages = Math.max(20, Number(process.env['RENDERING_PAGES']) || 200);
const memoryPages = Math.max(0, Number(process.env['RENDERING_MEMORY_PAGES'] ?? 2000) || 0);
const connectionCounts = [1, 10, 100];
const items = 2000;
/** Rounds of each measurement, of which the median counts: the kernel counts CPU time in hundredths of a second. */
const rounds = 3;

type KindMeasurement = {
  readonly store: StoreUnderTest;
  readonly kinds: readonly PageKind[];
  readonly member: PageClient;
};

/** A page number that is unique in the whole run, so that no page is requested twice. */
let nextPage = 0;
const takePages = (count: number): number => {
  nextPage += count;
  return nextPage - count;
};

const repeat = async (measure: () => Promise<PageCost>): Promise<PageCost[]> => {
  const costs: PageCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await measure());
  return costs;
};

const measureRendering = async (
  { store }: KindMeasurement,
  kind: PageKind,
  asker: PageClient,
): Promise<PageCost> => {
  const measureRound = (): Promise<PageCost> => {
    const first = takePages(pages);
    const pageAt = (index: number) => freshPage(kind, asker, first + index);
    return store.cost({ connections: 2, pages, pageAt });
  };
  return medianCost(await repeat(measureRound));
};

/** Cached pages are so cheap that more of them are requested. */
const measureCached = async (
  { store }: KindMeasurement,
  kind: PageKind,
  asker: PageClient,
): Promise<PageCost> =>
  medianCost(
    await repeat(() => store.cost({ connections: 2, pages: 5 * pages, pageAt: () => samePage(kind, asker) })),
  );

/** Requests pages of every kind, so that none is measured before its code is compiled. */
async function warmUp(measured: KindMeasurement): Promise<void> {
  for (const kind of measured.kinds) {
    for (const asker of kind.forVisitors ? [{}, measured.member] : [measured.member])
      await measureRendering(measured, kind, { ...asker, encoding: 'br' });
    if (kind.shared) await measureCached(measured, kind, { encoding: 'br' });
  }
}

async function measureKind(measured: KindMeasurement, kind: PageKind, reactMs: number, elements: number) {
  const cost = (asker: PageClient) => measureRendering(measured, kind, asker);
  const cached = (asker: PageClient) => measureCached(measured, kind, asker);
  const visitor: PageClient = { encoding: 'br' };
  const member: PageClient = { ...measured.member, encoding: 'br' };
  return kindLines({
    name: kind.name,
    elements,
    reactMs,
    ...(kind.forVisitors && {
      visitor: { plain: await cost({}), compressed: await cost(visitor) },
    }),
    member: await cost(member),
    ...(kind.shared && { cached: { visitor: await cached(visitor), member: await cached(member) } }),
  });
}

async function readTrees(
  { port }: RunningStore,
  { kinds, member }: KindMeasurement,
): Promise<Record<string, PageElement>> {
  const trees = kinds.map(async (kind) => {
    const { status, body } = await sendRequest({
      port,
      ...freshPage(kind, kind.forVisitors ? {} : member, 0),
    });
    if (status !== 200) throw new Error(`${kind.name} answers ${status}.`);
    return [kind.name, readPageTree(body)] as const;
  });
  return Object.fromEntries(await Promise.all(trees));
}

async function measureLoads({ store, kinds }: KindMeasurement): Promise<Line[]> {
  const lines: Line[] = [];
  for (const kind of kinds.filter(({ forVisitors }) => forVisitors))
    for (const connections of connectionCounts) {
      const first = takePages(pages);
      const pageAt = (index: number) => freshPage(kind, {}, first + index);
      lines.push(loadLine(kind.name, connections, await store.load({ connections, pages, pageAt })));
    }
  return lines;
}

/** Requests pages of all kinds in turn over ten connections. */
async function measureLongRun({ store, kinds }: KindMeasurement): Promise<Line[]> {
  const visited = kinds.filter(({ forVisitors }) => forVisitors);
  const first = takePages(memoryPages);
  const before = store.webServerMegabytes();
  await store.readEventLoopDelay();
  const pageAt = (index: number) => freshPage(visited[index % visited.length] as PageKind, {}, first + index);
  await store.load({ connections: 10, pages: memoryPages, pageAt });
  return [
    delayLine(await store.readEventLoopDelay()),
    memoryLine(memoryPages, before, store.webServerMegabytes()),
  ];
}

async function measureColdStarts(store: RunningStore): Promise<Line[]> {
  const headers = { host: store.host('SG'), 'user-agent': 'Mobile' };
  const apiUrl = `http://127.0.0.1:${store.port}`;
  const web = { app: 'web-server', env: { API_URL: apiUrl }, path: '/', headers } as const;
  const api = {
    app: 'marketplace-api',
    env: { DATABASE_URL: store.databaseUrl() ?? '', PASAR_MODE: 'demo' },
    path: '/api/v4/search/search_items?limit=1',
    headers,
  } as const;
  return [
    coldStartLine('web server', await measureColdStart(web)),
    coldStartLine('API', await measureColdStart(api)),
  ];
}

async function measureAll(running: RunningStore, eventLoopFile: string): Promise<Line[]> {
  const { cookies } = await signUpShopper(running, 'SG');
  const measured: KindMeasurement = {
    store: measureStore(running, eventLoopFile),
    kinds: pageKinds(await findContent(running)),
    member: { cookie: cookieHeader(cookies) },
  };
  const trees = await readTrees(running, measured);
  const react = await measureReactAlone(trees, pages);
  await warmUp(measured);
  const lines: Line[] = [];
  for (const kind of measured.kinds) {
    const tree = trees[kind.name] as PageElement;
    lines.push(...(await measureKind(measured, kind, react[kind.name] ?? Number.NaN, countElements(tree))));
  }
  lines.push(...(await measureLoads(measured)), ...(await measureLongRun(measured)));
  return [...lines, ...(await measureColdStarts(running))];
}

const probe = join(import.meta.dirname, 'event-loop-probe.main.ts');

export const renderingBench: Bench = {
  title: 'processor time of a page on the server, beside React alone with the same elements',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pasar-rendering-'));
    const eventLoopFile = join(folder, 'event-loop.json');
    const env = { EVENT_LOOP_FILE: eventLoopFile, NODE_OPTIONS: `--import=${probe}` };
    const store = await startStore({ items, env });
    try {
      return await measureAll(store, eventLoopFile);
    } finally {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
