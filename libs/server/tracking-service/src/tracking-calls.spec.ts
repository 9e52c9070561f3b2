import { createIds } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { encodeReport, trackingOperations } from '@pasar/tracking';
import type { TrackingReport } from '@pasar/tracking';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldReports, retentionMs, registerTrackingCalls } from './index.ts';
import type { TrackingDeps } from './index.ts';

let database: TestDatabase;
let app: FastifyInstance;
let deps: TrackingDeps;
let keys: string[];
const now = 1_800_000_000_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const { db } = database;
  keys = [];
  const limits = memoryRateWindows();
  const hit: typeof limits.hit = (key, ...rest) => {
    keys.push(key);
    return limits.hit(key, ...rest);
  };
  deps = { db, ids: createIds({ now: () => Date.now(), worker: 1 }), limits: { ...limits, hit } };
  const sessions = { find: async (token: string) => (token === 'anas' ? { userid: 7 } : undefined) };
  app = await createServer({ sessions, now: () => now, logLevel: 'silent' });
  registerTrackingCalls(app, deps);
  await db.deleteFrom('tracking_event').execute();
  await db.deleteFrom('tracking_report').execute();
  await db.deleteFrom('error_report').execute();
  await db.deleteFrom('performance_report').execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = async (url: string, payload: string | object, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { host: 'br.localhost', 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, ...(answer.json() as { data?: unknown; retry_after?: number }) };
};

const report: TrackingReport = {
  userid: 99,
  session_id: 's',
  token: 'secret',
  device_id: 'd',
  platform: 5,
  timestamp: 1,
  country: 'BR',
  fingerprint: 'f',
  operation: trackingOperations.impression,
  items: [{ itemid: 1, shopid: 2 }],
  shops: [],
  placement: 'search-page',
  json_data: { sequence_id: 1 },
};
const event = {
  timestamp: 1,
  session_id: 's',
  sequence_id: 2,
  ab_test: '',
  source: 'organic',
  info: { page_type: 'home', operation: trackingOperations.view },
};
const measurement = {
  app_group: 'webfe',
  date_time: 1,
  project_name: 'desktop',
  module_name: 'product',
  serve_type: 'document',
  is_performance: true,
  performance_locale: 'BR',
  custom_metric_name: 'LCP',
  custom_metric_value: 812.5,
};
const anError = {
  id: 'e1',
  condition: 'error',
  name: 'TypeError',
  message: 'no mail to ana@shop.example',
  stack: 'at a.js:1',
  route: 'home',
  timestamp: 1,
};

const count = async (table: 'tracking_event' | 'tracking_report' | 'error_report' | 'performance_report') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

/** @spec tracking-report */
describe('reports', () => {
  it.each([
    ['one item', encodeReport(report), 1],
    [
      'a list of two',
      `[${encodeReport(report)},${encodeReport({ ...report, json_data: { sequence_id: 2 } })}]`,
      2,
    ],
    ['the same twice', `[${encodeReport(report)},${encodeReport(report)}]`, 1],
    [
      'two without an address, at two times',
      `[${encodeReport({ ...report, json_data: {} })},${encodeReport({ ...report, timestamp: 2, json_data: {} })}]`,
      2,
    ],
    ['an invalid report', '[[1,2],{"a":1},"x"]', 0],
  ])('%s', async (_, body, stored) => {
    expect(await post('/__t__', body)).toMatchObject({ status: 200, data: { stored } });
    expect(await post('/__t__', body)).toMatchObject({ status: 200, data: { stored: 0 } });
    expect(await count('tracking_report')).toBe(stored);
  });

  it.each([
    ['a visitor', {}, null],
    ['whom the session knows', { cookie: '__Host-session=anas' }, 7],
  ])('belong to %s, whatever they claim, and keep no token', async (_, headers, userid) => {
    await post('/__t__', encodeReport(report), headers as Record<string, string>);
    const [row] = await database.db.selectFrom('tracking_report').selectAll().execute();
    expect(row).toMatchObject({ userid, market: 'BR', operation: 1, items: [{ itemid: 1, shopid: 2 }] });
    expect(JSON.stringify(row)).not.toMatch(/secret/);
  });

  it('are stored without invalid characters and e-mail addresses', async () => {
    const json_data = { sequence_id: 1, keyword: 'a\0b \ud800 ana@shop.example +65 8123 4567' };
    expect(await post('/__t__', encodeReport({ ...report, json_data }))).toMatchObject({ status: 200 });
    const row = await database.db.selectFrom('tracking_report').select('json_data').executeTakeFirstOrThrow();
    expect(row.json_data).toEqual({ sequence_id: 1, keyword: 'ab \ufffd ‹email› +‹number›' });
  });
});

describe('events', () => {
  /** @spec tracking-library-post tracking-event-v3 */
  it('are stored once each', async () => {
    const body = [event, { ...event, sequence_id: 3 }, event];
    expect(await post('/api/v4/tracking/events', body)).toMatchObject({ data: { stored: 2 } });
    expect(await post('/api/v4/tracking/events', body)).toMatchObject({ data: { stored: 0 } });
    expect(await database.db.selectFrom('tracking_event').select('info').executeTakeFirst()).toEqual({
      info: event.info,
    });
  });

  it.each([
    ['an unknown field', [{ ...event, email: 'ana@shop.example' }], 400],
    ['a body over 64 KiB', [{ ...event, info: { ...event.info, data: { x: 'y'.repeat(70_000) } } }], 413],
    ['no list', event, 400],
  ])('%s is rejected', async (_, body, status) => {
    expect(await post('/api/v4/tracking/events', body)).toMatchObject({ status });
    expect(await count('tracking_event')).toBe(0);
  });

  it('beyond 600 bodies a minute get a time to retry', async () => {
    for (let body = 0; body < 600; body += 1) await post('/api/v4/tracking/events', [event]);
    expect(await post('/api/v4/tracking/events', [event])).toMatchObject({ status: 429, retry_after: 60 });
  });

  it('are counted under a key that hides the network address', async () => {
    await post('/api/v4/tracking/events', [event], { 'x-forwarded-for': '198.51.100.7' });
    expect(keys).toEqual([expect.not.stringContaining('198.51.100.7')]);
  });

  it('from another site are rejected', async () => {
    expect(await post('/api/v4/tracking/events', [event], { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    });
  });
});

it('errors are stored once each, and scrubbed again', async () => {
  expect(await post('/api/v4/tracking/errors', [anError])).toMatchObject({ data: { stored: 1 } });
  expect(await post('/api/v4/tracking/errors', [anError])).toMatchObject({ data: { stored: 0 } });
  expect(await database.db.selectFrom('error_report').select('message').executeTakeFirst()).toEqual({
    message: 'no mail to ‹email›',
  });
});

/** @spec data-report performance-report app-group */
it.each([
  ['a measurement', {}, 200],
  ['a toggle of another group', { app_group: 'other' }, 400],
  ['one that is not a number', { custom_metric_value: 'fast' }, 400],
])('%s', async (_, given, status) => {
  expect(await post('/api/webfe/v1/data/report', { ...measurement, ...given })).toMatchObject({ status });
  expect(await count('performance_report')).toBe(status === 200 ? 1 : 0);
});

it('is kept for ninety days', async () => {
  await post('/api/v4/tracking/events', [event]);
  await deleteOldReports(deps, now + retentionMs);
  expect(await count('tracking_event')).toBe(1);
  await deleteOldReports(deps, now + retentionMs + 1);
  expect(await count('tracking_event')).toBe(0);
});
