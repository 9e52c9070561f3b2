import type { Category } from '@pasar/catalogue-contract';
import { createKnownStrips } from '@pasar/catalogue-service';
import { createIds } from '@pasar/database';
import { seed } from '@pasar/seed';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';

const now = () => Date.UTC(2026, 10, 22, 9);

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seed(db, { markets: ['SG'], itemsPerMarket: 300, now: now() });
  app = await createMarketplace({
    db,
    ids: createIds({ now, worker: 0 }),
    now,
    picturesDir: '/nowhere',
    importsDir: '/nowhere',
    logLevel: 'silent',
    mode: 'demo',
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
  });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

type Tree = readonly Category[];
type Home = { readonly sections: readonly { readonly kind: string; readonly categories?: Tree }[] };
type FrontPageData = { readonly categories: Tree };

const top = (tree: Tree): Tree => tree.filter(({ parent_id }) => parent_id === undefined);
const aisles = (tree: Tree): Tree =>
  top(tree).flatMap(({ catid }) => tree.filter(({ parent_id }) => parent_id === catid));

/** The categories whose pictures each page shows side by side. */
const pages: [string, string, (data: never) => Tree][] = [
  [
    'home page',
    '/api/v4/home/sections',
    ({ sections }: Home) => sections.find(({ kind }) => kind === 'categories')?.categories ?? [],
  ],
  ['mall', '/api/v4/mall/home', ({ categories }: FrontPageData) => categories],
  ['supermarket', '/api/v4/supermarket/home', ({ categories }: FrontPageData) => aisles(categories)],
];

it.each(pages)('lists the strips of the %s', async (_name, url, shown) => {
  const answer = await app.inject({ url, headers: { host: 'sg.localhost' } });
  const ids = shown(answer.json().data as never).flatMap(({ picture }) => picture?.id ?? []);
  const strips = createKnownStrips(database, now);
  expect(ids.length).toBeGreaterThan(2);
  for (let begin = 0; begin < ids.length; begin += 24)
    expect(await strips.has('SG', ids.slice(begin, begin + 24))).toBe(true);
});
