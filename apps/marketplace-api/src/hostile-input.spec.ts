import { getServerState } from '@pasar/http-server';
import { createSessions } from '@pasar/account-service';
import { searchItems } from '@pasar/catalogue-contract';
import { createIds } from '@pasar/database';
import type { Call } from '@pasar/http-contract';
import { seed } from '@pasar/seed';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';
import { listFields, listTextFields, withField } from './testing/field-paths.ts';
import type { Field } from './testing/field-paths.ts';
import { sampleValue } from './testing/sample-value.ts';
import type { KnownValues } from './testing/sample-value.ts';
import { createCallSender, queryText } from './testing/send-call.ts';
import type { CallInput } from './testing/send-call.ts';

const now = Date.UTC(2026, 10, 22, 9);

let database: TestDatabase;
let app: FastifyInstance;
let known: KnownValues;
let send: ReturnType<typeof createCallSender>;

const open = async (db: TestDatabase['db'], live: boolean) =>
  createMarketplace({
    db,
    ids: createIds({ now: () => now, worker: 0 }),
    now: () => now,
    picturesDir: '/nowhere',
    logLevel: 'silent',
    mode: 'demo',
    answers: live ? 'trusted' : 'checked',
    toggles: { environment: 'live', file: undefined },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seed(db, { markets: ['SG'], itemsPerMarket: 40, now });
  app = await open(db, false);
  const item = await db.selectFrom('item').selectAll().where('market', '=', 'SG').executeTakeFirstOrThrow();
  const shop = await db
    .selectFrom('shop')
    .selectAll()
    .where('market', '=', 'SG')
    .where('shopid', '=', item.shopid)
    .executeTakeFirstOrThrow();
  const { shopid, itemid } = item;
  known = { shopid, itemid, shop: shopid, username: shop.username, catid: item.catid, keyword: 'shoe' };
  const { userid } = await db.selectFrom('account').select('userid').executeTakeFirstOrThrow();
  const sessions = createSessions(db);
  // Some calls end the session that makes them, or all of the account.
  send = createCallSender(app, async () => (await sessions.start(userid, now)).token);
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const schemaOf = (call: Call) => (call.method === 'GET' ? call.query : call.body);
const sampleOf = (call: Call): unknown => {
  const schema = schemaOf(call);
  return schema ? sampleValue(schema, known) : undefined;
};
const asSent = (call: Call, input: unknown): CallInput =>
  call.method === 'GET' ? { query: queryText(input) } : { body: JSON.stringify(input) };

type Attempt = { readonly name: string; readonly sent: CallInput };

/** The attempts that a call did not answer as it should, each with its status. */
async function wrongAnswers(
  attempts: (call: Call) => readonly Attempt[],
  isRight: (status: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of getServerState(app).calls)
    for (const { name, sent } of attempts(call)) {
      const status = await send(call, sent);
      if (!isRight(status)) wrong.push(`${call.id} ${name}: ${status}`);
    }
  return wrong;
}

const isRefused = (status: number): boolean => status >= 400 && status < 500;
const isNoFault = (status: number): boolean => status < 500;

it('covers the calls of every contract', () => {
  expect(getServerState(app).calls.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['get-ft-v2', 'search-items', 'place-order', 'error-report']),
  );
});

it('answers every call with its ordinary input', async () => {
  const attempt = (call: Call) => [{ name: 'plainly', sent: asSent(call, sampleOf(call)) }];
  expect(await wrongAnswers(attempt, isNoFault)).toEqual([]);
});

/** One attempt a field, with the value in place of the field's own. */
const inFields = (fields: (call: Call) => readonly Field[], value: unknown) => (call: Call) =>
  fields(call).map(({ path }) => ({
    name: path.join('.'),
    sent: asSent(call, withField(sampleOf(call), path, value)),
  }));

const everyField = (call: Call) => listFields(schemaOf(call));
const everyText = (call: Call) => listTextFields(schemaOf(call));
const strictTexts = (call: Call) => (call.sanitizesTexts ? [] : everyText(call));
const posted = (fields: typeof everyField) => (call: Call) => (call.method === 'POST' ? fields(call) : []);

describe('a text field', () => {
  it.each([
    ['U+0000', 'a\0b', strictTexts],
    ['nothing but U+0000', '\0', strictTexts],
    ['half of a surrogate pair', 'a\ud800', posted(strictTexts)],
  ])('with %s is refused', async (_name, value, fields) => {
    expect(await wrongAnswers(inFields(fields, value), (status) => status === 400)).toEqual([]);
  });
  it('with U+0000 is cleaned where a report is worth more than its spelling', async () => {
    expect(await wrongAnswers(inFields(everyText, 'a\0\ud800'), isNoFault)).toEqual([]);
  });
});

describe('any field', () => {
  it.each([
    ['a negative number', -1],
    ['a fraction', 1.5],
    ['zero', 0],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['an integer that no number holds', '9007199254740993'],
    ['more digits than a database column', '9'.repeat(40)],
    ['a number beyond all', 1e300],
    ['an exponent', '1e999'],
    ['no number', 'NaN'],
    ['a list', [1, 'a']],
    ['nested lists', [[[['a']]]]],
    ['an object', { a: { b: 1 } }],
    ['null', null],
    ['a flag', true],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(5000)],
    ['the name of a prototype', '__proto__'],
    ['a pattern of LIKE', '%_\\'],
    ['an operator of a text search', "' & | ! <-> :* ("],
  ])('holds %s', async (_name, value) => {
    expect(await wrongAnswers(inFields(everyField, value), isNoFault)).toEqual([]);
  });
  it('is refused when it stands twice in a query', async () => {
    const attempts = (call: Call) => (call.method === 'POST' ? [] : inFields(everyField, ['1', '2'])(call));
    expect(await wrongAnswers(attempts, isRefused)).toEqual([]);
  });
});

/** Calls that pass over fields that they do not know, as the specification has it. */
const openCalls = ['item-get'];

describe('a field that no call has', () => {
  it.each(['__proto__', 'constructor', 'toString'])('is refused: %s', async (name) => {
    const attempts = (call: Call): Attempt[] => {
      if (call.method === 'GET')
        return call.query ? [{ name, sent: { query: `${queryText(sampleOf(call))}&${name}=1` } }] : [];
      return call.body ? [{ name, sent: { body: `{"${name}": {"a": 1}}` } }] : [];
    };
    const isOpen = ({ id }: Call) => openCalls.includes(id);
    expect(await wrongAnswers((call) => (isOpen(call) ? [] : attempts(call)), isRefused)).toEqual([]);
    expect(await wrongAnswers((call) => (isOpen(call) ? attempts(call) : []), isNoFault)).toEqual([]);
  });
});

/** Attempts with one body for every call that takes one. */
const withBody =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (call: Call): Attempt[] =>
    call.body ? [{ name: 'body', sent: { body, headers } }] : [];

describe('a body', () => {
  it.each([
    ['ten thousand lists deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['ten thousand objects deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['half a million lists deep, unclosed', '['.repeat(500_000)],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['no JSON', '{"a":'],
    ['a number', '1'],
    ['null', 'null'],
    ['a text', '"a"'],
  ])('that is %s is refused', async (_name, body) => {
    expect(await wrongAnswers(withBody(body), isRefused)).toEqual([]);
  });
  it.each(['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x'])(
    'of the type %s is refused',
    async (type) => {
      expect(await wrongAnswers(withBody('a=1', { 'content-type': type }), isRefused)).toEqual([]);
    },
  );
  it('of a form is no fault', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await wrongAnswers(withBody('a=1&a=2&%FF=%00', form), isNoFault)).toEqual([]);
  });
});

it('refuses a query that is not UTF-8', async () => {
  const attempts = (call: Call) =>
    call.query ? [{ name: 'query', sent: { query: `${queryText(sampleOf(call))}&a=%FF` } }] : [];
  expect(await wrongAnswers(attempts, isRefused)).toEqual([]);
});

describe('a header', () => {
  it.each([
    ['cookie', '__Host-session=%00; language=%00; SPC_F=%00%FF; cookie_preferences=%00'],
    ['cookie', `__Host-session=${'x'.repeat(4000)}`],
    ['accept-language', 'x'.repeat(4000)],
    ['idempotency-key', '\x01'],
    ['origin', 'null'],
    ['x-forwarded-for', "1, '; --, %00"],
    ['host', 'sg.localhost:99999'],
  ])('%s: %s', async (name, value) => {
    const attempts = (call: Call) => [
      { name, sent: { ...asSent(call, sampleOf(call)), headers: { [name]: value } } },
    ];
    expect(await wrongAnswers(attempts, isNoFault)).toEqual([]);
  });
});

const asCursor = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const wrongParts = [-1, 1.5, 1e300, null, 'a\0'];
const pairs = [
  [],
  [1],
  ...wrongParts.flatMap((part) => [
    [part, 1],
    [1, part],
  ]),
];
const searches = wrongParts.flatMap((part) => [
  [part, 1, 1, 0, 0],
  [1, 1, part, 1, 0],
  [1, 1, 1, 0, part],
]);
const forged = [
  // What lists write at the beginning of their cursors, and what none of them does.
  ...['place', 'integer', 'text', 'order', 'other'].flatMap((list) => pairs.map((pair) => [list, ...pair])),
  ...[...searches, [1, 1, 1, 0, 99]].map((parts) => ['search', ...parts]),
  ...pairs,
  ...['["place",1e999,1]', '["search",1e999,1,1,0,0]', '[NaN,1]', 'o1', '{"__proto__":1}', '1', 'null'],
].map(asCursor);

describe('a forged cursor', () => {
  const takesCursor = (call: Call) => everyField(call).filter(({ path }) => path.at(-1) === 'cursor');
  const isPage = (status: number) => status === 200 || isRefused(status);
  it('is refused by every list, or is a page', async () => {
    const attempts = (call: Call) =>
      [...forged, 'x', '%', 'W10'].flatMap((cursor) => inFields(takesCursor, cursor)(call));
    expect(getServerState(app).calls.filter((call) => takesCursor(call).length > 0).length).toBeGreaterThan(
      10,
    );
    expect(await wrongAnswers(attempts, isPage)).toEqual([]);
  }, 120_000);
  it('is so in every order of a search', async () => {
    const orders = searchItems.query?.properties.sort_by.enum ?? [];
    const attempts = (call: Call): Attempt[] =>
      call.id !== searchItems.id
        ? []
        : orders.flatMap((sort_by) =>
            forged.map((cursor) => ({
              name: `${sort_by} ${Buffer.from(cursor, 'base64url').toString()}`,
              sent: { query: queryText({ keyword: 'shoe', sort_by, lat: 1.3, lon: 103.9, cursor }) },
            })),
          );
    expect(orders.length).toBeGreaterThan(5);
    expect(await wrongAnswers(attempts, isPage)).toEqual([]);
  }, 120_000);
});
