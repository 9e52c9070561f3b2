// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Entry = { readonly isIntersecting: boolean };
let notify: (entries: readonly Entry[]) => void;
let isObserved = false;

beforeEach(() => {
  class Observer {
    constructor(hear: (entries: readonly Entry[]) => void) {
      notify = hear;
    }
    observe() {
      isObserved = true;
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  isObserved = false;
  vi.unstubAllGlobals();
});

const renderLater = async () => {
  const { RenderOutOfSight } = await import('./RenderOutOfSight.tsx');
  render(<RenderOutOfSight>Later</RenderOutOfSight>);
};

const see = async (...sights: readonly boolean[]) => {
  await renderLater();
  await vi.waitFor(() => expect(isObserved).toBe(true));
  for (const isIntersecting of sights) act(() => notify([{ isIntersecting }]));
  return screen.queryByText('Later') !== null;
};

it('waits for the first interaction', async () => {
  // A spec that ran before in the same process may have interacted already.
  vi.resetModules();
  await renderLater();
  await act(async () => undefined);
  expect(isObserved).toBe(false);
  await act(async () => fireEvent.scroll(window));
  expect(isObserved).toBe(true);
});

it.each([
  ['before it is loaded', [], false],
  ['in sight', [true], false],
  ['out of view', [false], true],
  ['once it is out of view', [true, false], true],
])('after an interaction before it was mounted: %s', async (_, sights, rendered) => {
  expect(await see(...sights)).toBe(rendered);
});

it.each([
  ['has loaded', (settle: PromiseWithResolvers<void>) => settle.resolve()],
  ['has failed to load', (settle: PromiseWithResolvers<void>) => settle.reject(new Error('offline'))],
])('waits until the code of its content %s', async (_, settle) => {
  const loading = Promise.withResolvers<void>();
  const { RenderOutOfSight } = await import('./RenderOutOfSight.tsx');
  render(<RenderOutOfSight load={() => loading.promise}>Later</RenderOutOfSight>);
  await act(async () => fireEvent.scroll(window));
  expect(isObserved).toBe(false);
  await act(async () => settle(loading));
  await vi.waitFor(() => expect(isObserved).toBe(true));
});
