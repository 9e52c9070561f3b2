import { getServerState } from '@pasar/http-server';
import type { Call } from '@pasar/http-contract';
import { createIds } from '@pasar/database';
import { seed } from '@pasar/seed';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';
import { listFields } from './testing/field-paths.ts';
import { recordStatements } from './testing/record-statements.ts';
import type { StatementRecorder } from './testing/record-statements.ts';

const now = Date.UTC(2026, 10, 22, 9);

let database: TestDatabase;
let recorder: StatementRecorder;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  // As many items as one market of the demo.
  await seed(database.db, { markets: ['SG'], itemsPerMarket: 3000, now });
  recorder = recordStatements(database.db);
  app = await createMarketplace({
    db: recorder.db,
    ids: createIds({ now: () => now, worker: 0 }),
    now: () => now,
    picturesDir: '/nowhere',
    importsDir: '/nowhere',
    logLevel: 'silent',
    mode: 'demo',
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
  });
  vi.useFakeTimers({ toFake: ['Date'], now });
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await database.close();
});

/** Ends what searches share for some seconds, so that each one sends all of its statements, on a slow machine as on a fast one. */
const expireSharedReads = (): unknown => vi.setSystemTime(Date.now() + 60_000);

/** The calls that search by text. */
const searches = (): Call[] =>
  getServerState(app).calls.filter(
    ({ auth, query }) => auth !== 'session' && listFields(query).some(({ path }) => path[0] === 'keyword'),
  );

type SearchCost = { readonly statements: number; readonly length: number; readonly cost: number };

/** Measures the statements that a search sends: their number, their length and the planner's cost. */
async function spend({ path }: Call, query: Record<string, string>): Promise<SearchCost> {
  expireSharedReads();
  recorder.take();
  const answer = await app.inject({
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: { host: 'sg.localhost' },
  });
  expect(answer.statusCode).toBe(200);
  const statements = recorder.take();
  expect(statements, path).not.toEqual([]);
  const costs = await Promise.all(statements.map((statement) => recorder.readCost(statement)));
  return {
    statements: statements.length,
    length: statements.reduce((sum, { sql }) => sum + sql.length, 0),
    cost: costs.reduce((sum, cost) => sum + cost, 0),
  };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
const sold =
  'shoes bag women black running set new phone case cotton shirt home kitchen gift kids steel pro'.split(' ');
const mistyped =
  'shoess baag womenn blackk runing kichen phonne cotonn shirtt hoome giift kidss watchh'.split(' ');

const keywords: [string, readonly string[], number][] = [
  ['of two letters', pairs, 66],
  ['that items have', sold, sold.length],
  ['with typos', mistyped, mistyped.length],
  ['of one letter', letters, letters.length],
];
const maxStatements = 18;

describe.each(keywords)('the words %s', (_name, words, count) => {
  const eight = words.slice(0, 8).join(' ');
  const many = words.slice(0, count).join(' ');
  it('cost no more than eight words, however many there are', async () => {
    for (const call of searches()) {
      const least = await spend(call, { keyword: eight });
      const most = await spend(call, { keyword: many });
      expect(most.statements, call.id).toBeLessThanOrEqual(least.statements + 1);
      expect(most.length, call.id).toBeLessThanOrEqual(least.length * 1.1 + 1000);
      expect(most.cost, call.id).toBeLessThanOrEqual(least.cost * 1.2 + 100);
    }
  });
  it.each<Record<string, string>>([{}, { in_stock: 'true', rating: '5' }])(
    'send few statements with the filters %j',
    async (filters) => {
      for (const call of searches()) {
        const takesFilters = listFields(call.query).some(({ path }) => path[0] === 'rating');
        const query: Record<string, string> = { keyword: many, ...(takesFilters ? filters : undefined) };
        expect((await spend(call, query)).statements, call.id).toBeLessThanOrEqual(maxStatements);
      }
    },
  );
});

it('sends as many statements for eight words as for two', async () => {
  for (const call of searches()) {
    const two = await spend(call, { keyword: mistyped.slice(0, 2).join(' ') });
    const eight = await spend(call, { keyword: mistyped.slice(0, 8).join(' ') });
    expect(eight.statements, call.id).toBeLessThanOrEqual(two.statements + 4);
  }
});

it('finds the calls that search', () => {
  expect(searches().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['search-items', 'search-user', 'search-suggest']),
  );
});
