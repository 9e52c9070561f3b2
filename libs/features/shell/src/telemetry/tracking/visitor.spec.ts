// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import type { GateDecision } from '@pasar/tracking';
import { memoryStorage } from '@pasar/tracking/testing';
import { expect, it, vi } from 'vitest';
import { createPageLog } from './page-log.ts';
import { createVisitor } from './visitor.ts';

const visit = (landing: string, storage = memoryStorage(), gate: () => GateDecision = () => 'send') => {
  const store = createStore({ http: async () => ({ status: 401, body: { error: 19 } }) });
  const context = {
    market: marketByCode('SG'),
    language: 'en',
    platform: 'rw',
    client: 'browser',
    origin: 'http://localhost',
    environment: 'test',
    toggles: ['dark-cart', 'new-home'],
  } as const;
  return createVisitor({ store, context, log: createPageLog(landing) }, storage, gate);
};

/** @spec attribution amb-attribution-storage attribution-key */
it('keeps the attribution until a URL has a new one', () => {
  const storage = memoryStorage();
  const sources = ['/?utm_source=mail', '/cart', '/?pid=partner'].map(
    (landing) => visit(landing, storage).eventContext().source,
  );
  expect(sources).toEqual(['mail', 'mail', 'partner']);
  expect(JSON.parse(storage.get('sp_af') ?? '')).toMatchObject({ pid: 'partner', ext_ad_id: -1 });
});

/** @spec referrer-mapping */
it.each([
  ['https://www.google.com/', 'organic'],
  ['https://duckduckgo.com/?q=mat', 'organic'],
  ['https://some-blog.example/', 'referral'],
  ['', 'direct'],
])('a visit from %j has the source %s', (referrer, source) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(visit('/').eventContext().source).toBe(source);
  vi.restoreAllMocks();
});

it('sends the active toggles as ab_test', () => {
  expect(visit('/').eventContext().ab_test).toBe('dark-cart,new-home');
});

it('identifies a device by one random id', () => {
  const storage = memoryStorage();
  const ids = [visit('/', storage), visit('/', storage)].map((each) => each.reportContext().device_id);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

it.each<[GateDecision, number]>([
  ['hold', 0],
  ['drop', 0],
  ['send', 2],
])('stores nothing on %s before consent: %i keys', (answer, keys) => {
  const storage = memoryStorage();
  visit('/?utm_source=mail', storage, () => answer);
  expect(storage.keys()).toHaveLength(keys);
});

it('stores its values once consent is given, and removes them once it is withdrawn', () => {
  const storage = memoryStorage();
  let answer: GateDecision = 'hold';
  const visitor = visit('/?utm_source=mail', storage, () => answer);
  answer = 'send';
  visitor.applyConsent();
  expect(storage.keys().toSorted()).toEqual(['sp_af', 'tracking:device']);
  answer = 'drop';
  visitor.applyConsent();
  expect(storage.keys()).toEqual([]);
});
