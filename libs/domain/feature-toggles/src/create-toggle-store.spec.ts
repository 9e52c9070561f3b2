import { describe, expect, it, vi } from 'vitest';
import type { ToggleResponse, PersistedToggles, ToggleStorePorts } from './index.ts';
import { createToggleStore } from './index.ts';

const good: ToggleResponse = { data: [{ name: 'a', toggle: true }] };

const setUp = (answers: (ToggleResponse | Error)[], cache?: PersistedToggles, overrides?: unknown) => {
  const kept: { cache?: PersistedToggles } = cache ? { cache } : {};
  const requestedVersions: (number | undefined)[] = [];
  const warn = vi.fn();
  const ports: ToggleStorePorts = {
    now: () => 1000,
    fetchToggles: async (userId) => {
      requestedVersions.push(userId);
      const answer = answers.shift() ?? new Error('nobody answers');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    readCache: () => kept.cache,
    writeCache: (next) => void (kept.cache = next),
    readOverrides: () => overrides,
    warn,
  };
  return { ports, kept, requestedVersions, warn };
};

const old: PersistedToggles = { toggles: { a: 'old' }, updateTime: -100_000 };
const embedded = [{ name: 'a', toggle: 'page' }];

/** @spec toggle-sources toggle-store-persist */
describe('the sources, in order', () => {
  it.each([
    {
      name: 'the page, without a call',
      page: { embedded },
      answers: [],
      cache: old,
      a: 'page',
      requests: 0,
    },
    {
      name: 'a fresh cached copy',
      page: {},
      answers: [],
      cache: { ...old, updateTime: 999 },
      a: 'old',
      requests: 0,
    },
    { name: 'the backend', page: {}, answers: [good], cache: old, a: true, requests: 1 },
    {
      name: 'a stale copy after a failed call',
      page: {},
      answers: [new Error('dead')],
      cache: old,
      a: 'old',
      requests: 1,
    },
    {
      name: 'a stale copy after a malformed response',
      page: {},
      answers: [{ data: '<html>' }],
      cache: old,
      a: 'old',
      requests: 1,
    },
    { name: 'nothing', page: {}, answers: [], cache: undefined, a: 'default', requests: 1 },
  ])('$name', async ({ page, answers, cache, a, requests }) => {
    const { ports, requestedVersions: calls } = setUp([...answers], cache);
    const store = createToggleStore(ports, page);
    await store.load();
    expect([store.valueOf('a', 'default'), calls.length]).toEqual([a, requests]);
  });
  /** @spec toggle-store-persist */
  it('applies overrides last and never caches them', async () => {
    const { ports, kept } = setUp([good], undefined, '{"a":false,"b":true}');
    const store = createToggleStore(ports);
    await store.load(7);
    expect([store.isOn('a'), store.isOn('b'), store.isOn('toString')]).toEqual([false, true, false]);
    expect(kept.cache).toEqual({ toggles: { a: true }, updateTime: 1000, userid: 7 });
  });
});

/** @spec toggle-progress toggle-errors */
describe('the progress', () => {
  it('is init, requested, ok', async () => {
    const store = createToggleStore(setUp([good]).ports);
    const seen = [store.state().progress];
    const stop = store.subscribe(({ progress }) => void seen.push(progress));
    await store.load(7);
    stop();
    await store.load(8);
    expect(seen).toEqual(['init', 'requested', 'ok']);
  });
  it.each([
    { answer: new Error('lost'), error: -99, warned: [] },
    { answer: { error: -999 }, error: -999, warned: [] },
    { answer: { error: 10005 }, error: 10005, warned: [] },
    { answer: { error: 2 }, error: 2, warned: [[2]] },
    { answer: { data: [] }, error: -1, warned: [[-1]] },
  ])('ends in error $error', async ({ answer, error, warned }) => {
    const { ports, warn, kept } = setUp([answer], old);
    const state = await createToggleStore(ports).load();
    expect(state).toEqual({ progress: 'error', error, source: 'cache', toggles: old.toggles });
    expect([warn.mock.calls, kept.cache]).toEqual([warned, old]);
  });
});

/** @spec amb-startup-order */
describe('another user', () => {
  it('is fetched once, since embedded toggles belong to another user', async () => {
    const { ports, requestedVersions } = setUp([good]);
    const store = createToggleStore(ports, { embedded });
    await store.load(7);
    await store.load(7);
    expect([requestedVersions, store.state().userId]).toEqual([[7], 7]);
  });
  it('ignores a late response for an earlier user', async () => {
    const late = Promise.withResolvers<ToggleResponse>();
    const { ports, kept } = setUp([]);
    const fetchToggles = (userId?: number) => (userId === 1 ? late.promise : Promise.resolve(good));
    const store = createToggleStore({ ...ports, fetchToggles });
    const first = store.load(1);
    await store.load(2);
    late.resolve({ data: [{ name: 'a', toggle: 'of 1' }] });
    await first;
    expect([store.state().userId, store.valueOf('a'), kept.cache?.userid]).toEqual([2, true, 2]);
  });
});
