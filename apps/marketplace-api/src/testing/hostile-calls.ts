import { createSessions } from '@pasar/account-service';
import { createIds } from '@pasar/database';
import type { Call } from '@pasar/http-contract';
import { getServerState } from '@pasar/http-server';
import { seed, testAccounts } from '@pasar/seed';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createMarketplace } from '../create-marketplace.ts';
import { listFields, listTextFields, withField } from './field-paths.ts';
import type { Field } from './field-paths.ts';
import { sampleValue } from './sample-value.ts';
import type { KnownValues } from './sample-value.ts';
import { createCallSender, queryText } from './send-call.ts';
import type { CallInput } from './send-call.ts';

const now = Date.UTC(2026, 10, 22, 9);

let database: TestDatabase;
let app: FastifyInstance;
let known: KnownValues;
let send: ReturnType<typeof createCallSender>;

const open = async (db: TestDatabase['db']) =>
  createMarketplace({
    db,
    ids: createIds({ now: () => now, worker: 0 }),
    now: () => now,
    picturesDir: '/nowhere',
    importsDir: '/nowhere',
    logLevel: 'silent',
    mode: 'demo',
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
  });

/** Opens a store with one market for the tests of a file and closes it afterwards. */
export function openHostileStore(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await seed(db, { markets: ['SG'], itemsPerMarket: 40, now });
    app = await open(db);
    const item = await db.selectFrom('item').selectAll().where('market', '=', 'SG').executeTakeFirstOrThrow();
    const shop = await db
      .selectFrom('shop')
      .selectAll()
      .where('market', '=', 'SG')
      .where('shopid', '=', item.shopid)
      .executeTakeFirstOrThrow();
    const { shopid, itemid } = item;
    known = { shopid, itemid, shop: shopid, username: shop.username, catid: item.catid, keyword: 'shoe' };
    // A seller, so that the input of sellers' calls is validated as well.
    const { userid } = testAccounts.seller;
    const sessions = createSessions(db);
    send = createCallSender(app, async () => (await sessions.start(userid, now)).token);
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
}

/** Lists the calls of every contract. */
export const listCalls = (): readonly Call[] => getServerState(app).calls;

const findSchema = (call: Call) => (call.method === 'GET' ? call.query : call.body);
/** Returns valid input for the call; undefined if it takes none. */
export const createSample = (call: Call): unknown => {
  const schema = findSchema(call);
  return schema ? sampleValue(schema, known) : undefined;
};
/** Encodes input as the call's request would carry it. */
export const asSent = (call: Call, input: unknown): CallInput =>
  call.method === 'GET' ? { query: queryText(input) } : { body: JSON.stringify(input) };

export type HostileInput = { readonly name: string; readonly sent: CallInput };

/** Returns the attempts that got an unexpected response, each with its status. */
export async function findUnexpectedAnswers(
  attempts: (call: Call) => readonly HostileInput[],
  isRight: (status: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of listCalls())
    for (const { name, sent } of attempts(call)) {
      const status = await send(call, sent);
      if (!isRight(status)) wrong.push(`${call.id} ${name}: ${status}`);
    }
  return wrong;
}

export const isRefused = (status: number): boolean => status >= 400 && status < 500;
export const isNoFault = (status: number): boolean => status < 500;

/** Makes one attempt per field, replacing the field's value. */
export const inFields = (fields: (call: Call) => readonly Field[], value: unknown) => (call: Call) =>
  fields(call).map(({ path }) => ({
    name: path.join('.'),
    sent: asSent(call, withField(createSample(call), path, value)),
  }));

/** All fields of a call's input. */
export const everyField = (call: Call) => listFields(findSchema(call));
export const everyText = (call: Call) => listTextFields(findSchema(call));
export const strictTexts = (call: Call) => (call.sanitizesTexts ? [] : everyText(call));
export const posted = (fields: typeof everyField) => (call: Call) =>
  call.method === 'POST' ? fields(call) : [];
