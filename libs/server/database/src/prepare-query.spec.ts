import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { expect, it } from 'vitest';
import { prepareQuery } from './prepare-query.ts';
import type { Database } from './schema/database.ts';

/** A database that records the statements that it is sent, and their parameters. */
function openRecorder() {
  const sent: (readonly [string, readonly unknown[]])[] = [];
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql: text, parameters }: CompiledQuery) => {
      sent.push([text, parameters]);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('not used here');
    },
  };
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (inside) => new PostgresIntrospector(inside),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, sent };
}

type Values = { readonly market: string; readonly ids: readonly number[]; readonly seenAfter: number };

it('builds a query once, and sends it with the values of each use', async () => {
  const { db, sent } = openRecorder();
  let built = 0;
  const find = prepareQuery((inside: Kysely<Database>, { market, ids, seenAfter }: Values) => {
    built += 1;
    return inside
      .selectFrom('item')
      .select('name')
      .where('market', '=', market)
      .where('status', '=', 1)
      .where(({ eb }) => eb('itemid', '=', sql<number>`any(${ids}::bigint[])`))
      .where('ctime', '>', seenAfter);
  });
  await find(db, { market: 'SG', ids: [1, 2], seenAfter: 10 });
  await find(db, { market: 'TH', ids: [], seenAfter: 0 });
  expect(built).toBe(1);
  expect(sent[0]?.[0]).toBe(sent[1]?.[0]);
  expect(sent.map(([, parameters]) => parameters)).toEqual([
    ['SG', 1, [1, 2], 10],
    ['TH', 1, [], 0],
  ]);
});

it('throws when the query spreads its values, whose names are not known', async () => {
  const { db } = openRecorder();
  const find = prepareQuery((inside: Kysely<Database>, { market, ...others }: Values) =>
    inside
      .selectFrom('item')
      .select('name')
      .where('market', '=', market)
      .where('ctime', '>', others.seenAfter),
  );
  await expect(find(db, { market: 'SG', ids: [], seenAfter: 1 })).rejects.toThrow('by name');
});

it.each([
  ['a number', ({ seenAfter }: Values) => seenAfter - 1],
  ['a text', ({ market }: Values) => `${market}!`],
])('throws when the query computes with %s', async (_, compute) => {
  const { db } = openRecorder();
  const find = prepareQuery((inside: Kysely<Database>, values: Values) =>
    inside
      .selectFrom('item')
      .select('name')
      .where('name', '=', String(compute(values))),
  );
  await expect(find(db, { market: 'SG', ids: [], seenAfter: 1 })).rejects.toThrow('passes');
});
