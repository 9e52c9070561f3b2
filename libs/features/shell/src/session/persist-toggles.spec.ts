import { createStore } from '@pasar/base-api';
import type { HttpPort } from '@pasar/base-api';
import { manualTimers, memoryStorage } from '@pasar/persistence/testing';
import { createHash } from 'node:crypto';
import { minuteMs } from '@pasar/durations';
import { expect, it, vi } from 'vitest';
import { fetchToggles } from './fetch-toggles.ts';
import { persistToggles } from './persist-toggles.ts';

const on = (...names: string[]) => ({ error: 0, data: names.map((name) => ({ name, toggle: true })) });

const page = (
  toggles: string[],
  http: HttpPort,
  kept: Record<string, string> = {},
  environment: 'live' | 'test' = 'test',
) => {
  const clock = { now: 1000 };
  const storage = memoryStorage(kept);
  const onChange = vi.fn();
  const warn = vi.fn();
  const asked = vi.fn(http);
  const jar = new Map<string, string>();
  const cookies = {
    readCookie: (name: string) => jar.get(name),
    setCookie: async (name: string, value: string) => Boolean(jar.set(name, value)),
  };
  const store = createStore({ http: asked });
  const start = () =>
    persistToggles(
      { store, toggles, environment, onChange, warn, now: () => clock.now, digest: undefined, cookies },
      { storage, timers: manualTimers() },
    );
  const read = () => JSON.parse(storage.kept.get('sp_ftv2_cache') ?? '{}') as { toggles?: object };
  return { clock, storage, onChange, warn, asked, start, read, jar };
};

/** @spec toggle-store-persist toggle-fresh */
it('persists the embedded toggles without a request', async () => {
  const { start, read, asked, onChange } = page(['a'], async () => ({ status: 200, body: on('b') }));
  const { refresh } = await start();
  await refresh();
  expect(read()).toEqual({
    toggles: { a: true },
    updateTime: 1000,
    _persist: { version: 1, rehydrated: true },
  });
  expect([asked.mock.calls.length, onChange.mock.calls.length]).toEqual([0, 0]);
});

it.each([
  { name: 'the same', body: on('a'), changes: 0, toggles: { a: true } },
  { name: 'others', body: on('a', 'b'), changes: 1, toggles: { a: true, b: true } },
  {
    name: 'fewer',
    body: { error: 0, data: [{ name: 'a', toggle: false }] },
    changes: 1,
    toggles: { a: false },
  },
  { name: 'nothing', body: { error: 0, data: [] }, changes: 0, toggles: { a: true } },
  { name: 'garbage', body: '<html>', changes: 0, toggles: { a: true } },
  { name: 'a failure', body: { error: 10005 }, changes: 0, toggles: { a: true } },
])('detects $name a minute later', async ({ body, changes, toggles }) => {
  const { start, clock, read, asked, onChange } = page(['a'], async () => ({ status: 200, body }));
  const { refresh } = await start();
  clock.now += minuteMs;
  await refresh();
  expect([read().toggles, asked.mock.calls.length, onChange.mock.calls.length]).toEqual([
    toggles,
    1,
    changes,
  ]);
});

/** @spec toggle-errors toggle-no-warn-codes toggle-empty-error-flag */
it.each([
  { name: 'an unknown error', answer: { status: 200, body: { error: 2 } }, warnings: [[2]] },
  { name: 'nothing', answer: { status: 200, body: on() }, warnings: [[-1]] },
  { name: 'the toggles error', answer: { status: 200, body: { error: 10005 } }, warnings: [] },
  { name: 'no answer', answer: undefined, warnings: [] },
  { name: 'other toggles', answer: { status: 200, body: on('b') }, warnings: [] },
])('warns of $name: $warnings', async ({ answer, warnings }) => {
  const { start, clock, warn } = page(['a'], async () => answer ?? Promise.reject(new Error('dead')));
  const { refresh } = await start();
  clock.now += minuteMs;
  await refresh();
  expect(warn.mock.calls).toEqual(warnings);
});

it('keeps its toggles when the call fails and storage is full', async () => {
  const { start, clock, storage, onChange } = page(['a'], () => Promise.reject(new Error('dead')));
  storage.fail(true);
  const { refresh, store } = await start();
  clock.now += minuteMs;
  await refresh();
  expect([store.isOn('a'), store.state().error, onChange.mock.calls.length]).toEqual([true, -99, 0]);
});

const overrides = { FEATURE_TOGGLE_OVERRIDE: '{"mall-host":true}' };

it('applies overrides and shares them with the server once', async () => {
  const { start, onChange, jar } = page(['a'], async () => ({ status: 200, body: on('a') }), overrides);
  const { store } = await start();
  expect([store.isOn('a'), store.isOn('mall-host'), onChange.mock.calls.length]).toEqual([true, true, 1]);
  expect(decodeURIComponent(jar.get('FEATURE_TOGGLE_OVERRIDE') ?? '')).toBe('{"mall-host":true}');
  await start();
  expect(onChange.mock.calls.length).toBe(1);
});

it('does not persist toggles of a page rendered with overrides', async () => {
  const answer = async () => ({ status: 200, body: on('a') });
  const { start, onChange, jar, read } = page(['a', 'mall-host'], answer, overrides);
  jar.set('FEATURE_TOGGLE_OVERRIDE', encodeURIComponent('{"mall-host":true}'));
  const { store } = await start();
  expect([read().toggles, store.isOn('mall-host'), onChange.mock.calls.length]).toEqual([
    { a: true },
    true,
    0,
  ]);
});

it('ignores overrides on live', async () => {
  const answer = async () => ({ status: 200, body: on('a') });
  const { start, onChange, jar, read } = page(['a'], answer, overrides, 'live');
  jar.set('FEATURE_TOGGLE_OVERRIDE', encodeURIComponent('{"mall-host":true}'));
  const { store } = await start();
  expect([store.isOn('a'), store.isOn('mall-host'), onChange.mock.calls.length]).toEqual([true, false, 0]);
  expect([read().toggles, jar.size]).toEqual([{ a: true }, 1]);
});

it('fetches a large set by hashed names of known toggles', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `toggle-${index}`);
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const http = vi.fn<HttpPort>(async ({ body }) => ({
    status: 200,
    body: on((body as { names: string[] }).names[7] ?? '', 'f'.repeat(16)),
  }));
  const answer = await fetchToggles(createStore({ http }), digest, names);
  expect(answer).toEqual({ data: [{ name: 'toggle-7', toggle: true }] });
  expect(http.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/api/v4/platform/get_ft_by_hash' });
});
