// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import { readReports, trackingOperations } from '@pasar/tracking';
import type { TrackingEvent } from '@pasar/tracking';
import { memoryDelivery, memoryLocks, memoryStorage } from '@pasar/tracking/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageLoader } from '../../page-loading/page-loader.ts';
import { createPageLog } from './page-log.ts';
import { startTracking } from './start-tracking.ts';

type ObserverCallback = (entries: readonly { target: Element; intersectionRatio: number }[]) => void;

const card = (ids: string, placement?: string) =>
  `<section ${placement ? `data-placement="${placement}"` : ''}><article data-item="${ids}"><a href="/x">x</a></article></section>`;

/** A page of the mobile app with an in-memory network. */
const setUp = (consent: 'none' | 'required' = 'none') => {
  vi.useFakeTimers({ now: 1000 });
  let see: ObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: ObserverCallback) {
        see = seen;
      }
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
  const events = memoryDelivery();
  const reports = memoryDelivery();
  const posted: { path: string; body: unknown }[] = [];
  let leave = (): void => undefined;
  const log = createPageLog('/?utm_source=mail');
  const page = { kind: 'screen', screen: 'home', input: { params: { shopId: 7, seoName: 'Ana' } } };
  const context = {
    market: { ...marketByCode('SG'), consent },
    language: 'en',
    platform: 'rw',
    client: 'browser',
    origin: 'http://localhost',
    environment: 'test',
    toggles: [],
  } as const;
  startTracking(
    {
      log,
      context,
      loader: { read: async () => page } as unknown as PageLoader,
      store: createStore({ http: async () => ({ status: 401, body: { error: 19 } }) }),
    },
    {
      storage: memoryStorage(),
      lock: memoryLocks().tab(),
      delivery: (path) => (path === '/__t__' ? reports : events),
      post: async (path, body) => void posted.push({ path, body: JSON.parse(body) }),
      onPageExit: ({ onExit }) => (leave = onExit),
      onWebVital: (listener) => listener('CLS', 0),
      onStored: () => undefined,
    },
  );
  return {
    log,
    posted,
    leave: () => leave(),
    seeAll: () =>
      see([...document.querySelectorAll('[data-item]')].map((target) => ({ target, intersectionRatio: 1 }))),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    events: () => events.bodies.flatMap((body) => JSON.parse(body) as TrackingEvent[]),
    reports: () => reports.bodies.flatMap((body) => readReports(JSON.parse(body))),
  };
};

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  document.body.innerHTML = card('2.1') + card('2.3', 'shop-flash-sale');
});

/** @spec tracking-report card-placements */
describe('reports', () => {
  it('contain each card impression once, with its location', async () => {
    const { log, seeAll, pass, reports } = setUp();
    log.note({ path: '/' });
    await pass(0);
    seeAll();
    await pass(20_000);
    seeAll();
    await pass(20_000);
    expect(reports()).toMatchObject([
      {
        operation: trackingOperations.impression,
        placement: 'home-daily-discover',
        items: [{ itemid: 1, shopid: 2, location: 0 }],
        userid: null,
        platform: 5,
        country: 'SG',
      },
      { operation: trackingOperations.impression, placement: 'shop-flash-sale', items: [{ itemid: 3 }] },
    ]);
  });

  it('contain the clicked card', async () => {
    const { log, pass, reports } = setUp();
    log.note({ path: '/' });
    await pass(0);
    log.note({ pressed: document.querySelector('[data-placement] a') });
    await pass(20_000);
    expect(reports()).toMatchObject([
      {
        operation: trackingOperations.click,
        placement: 'shop-flash-sale',
        items: [{ itemid: 3, shopid: 2 }],
      },
    ]);
  });

  it('contain the location of a clicked card that was removed since', async () => {
    const { log, pass, reports } = setUp();
    const list = document.createElement('ul');
    list.innerHTML = card('2.5') + card('2.6');
    log.note({ path: '/' });
    log.note({ pressed: list.querySelector('[data-item="2.6"] a') });
    await pass(20_000);
    expect(reports()).toMatchObject([{ items: [{ itemid: 6, shopid: 2, location: 1 }] }]);
  });

  /** @spec atc-success */
  it('contain the item added to the cart and nothing else of the call', async () => {
    const { log, pass, reports } = setUp();
    log.note({ path: '/' });
    const body = { itemid: 1, shopid: 2, quantity: 3, source: 'secret' };
    log.note({ done: { path: '/api/v4/cart/add_to_cart', body } });
    await pass(20_000);
    expect(reports()).toMatchObject([{ operation: trackingOperations['add-to-cart'] }]);
    expect(reports()[0]?.items).toMatchObject([{ itemid: 1, shopid: 2, add_cart_amount: 3 }]);
    expect(JSON.stringify(reports())).not.toContain('secret');
  });
});

describe('events', () => {
  /** @spec tracking-init tracking-debug-hook-wait */
  it('contain the page view without names, after waiting for the hook', async () => {
    const { log, pass, events } = setUp();
    log.note({ path: '/' });
    await pass(4999);
    expect(events()).toEqual([]);
    await pass(5001);
    expect(events()).toMatchObject([
      { source: 'mail', info: { page_type: 'home', operation: 3, data: { shopId: 7 } } },
    ]);
    expect(events()[0]?.info.data).toEqual({ shopId: 7 });
  });

  /** @spec page-exit */
  it('contain the page exit with all queued events', async () => {
    const { log, pass, leave, events } = setUp();
    log.note({ path: '/' });
    await pass(0);
    leave();
    expect(events().map(({ info }) => info.tracker_id)).toEqual([0, 220]);
  });

  it('are not sent without required consent', async () => {
    const { log, pass, leave, events } = setUp('required');
    log.note({ path: '/' });
    await pass(20_000);
    leave();
    expect(events()).toEqual([]);
  });
});

/** @spec error-reporting-extra performance-report */
it('reports errors and measurements regardless of consent', async () => {
  const { log, pass, leave, posted } = setUp('required');
  log.note({ path: '/' });
  log.note({ thrown: new TypeError('broken') });
  log.note({ thrown: new TypeError('Failed to fetch') });
  await pass(0);
  leave();
  expect(posted).toMatchObject([
    { path: '/api/v4/tracking/errors', body: [{ name: 'TypeError', message: 'broken', route: 'home' }] },
    { path: '/api/webfe/v1/data/report', body: { custom_metric_name: 'CLS', app_group: 'webfe' } },
  ]);
});

describe('a debug hook', () => {
  it('starts tracking at once, and receives tracked areas half a second after a change', async () => {
    const visualise = vi.fn();
    Object.assign(window, { pasarTrackingHook: { visualise } });
    const { log, pass } = setUp();
    log.note({ path: '/' });
    await pass(600);
    Reflect.deleteProperty(window, 'pasarTrackingHook');
    expect(visualise.mock.calls).toEqual([
      [
        [
          { placement: 'home-daily-discover', item: '2.1' },
          { placement: 'shop-flash-sale', item: '2.3' },
        ],
      ],
    ]);
  });

  /** @spec toggle-errors toggle-other-or-empty */
  it('reports a warning with its message', async () => {
    const { log, pass, posted } = setUp();
    log.note({ warning: { condition: 'toggle-other-or-empty', message: 'code 2' } });
    await pass(20_000);
    expect(posted).toContainEqual({
      path: '/api/v4/tracking/errors',
      body: [expect.objectContaining({ condition: 'toggle-other-or-empty', message: 'code 2' })],
    });
  });

  /** @spec sap-hook-load-failure tracking-init */
  it('is reported when it fails to load, and tracking continues', async () => {
    Object.assign(window, { pasarTrackingHook: Promise.reject(new Error('gone')) });
    const { log, pass, posted, events } = setUp();
    log.note({ path: '/' });
    await pass(20_000);
    Reflect.deleteProperty(window, 'pasarTrackingHook');
    expect(posted).toContainEqual({
      path: '/api/v4/tracking/errors',
      body: [expect.objectContaining({ condition: 'sap-hook-load-failure' })],
    });
    expect(events()).toHaveLength(1);
  });
});
