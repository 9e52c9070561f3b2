// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const screenHeight = 800;

/** Tells each observer where its element is now: it hears of its first position, and of entering or leaving its margins. */
let notify: (top: number) => void;
let isObserved = false;

beforeEach(() => {
  const observers: ((top: number) => void)[] = [];
  notify = (top) => observers.forEach((move) => move(top));
  class Observer {
    constructor(hear: () => void, { rootMargin }: { readonly rootMargin: string }) {
      const [above = '0', , below = above] = rootMargin.split(' ');
      const toPixels = (margin: string) =>
        margin.endsWith('%') ? (parseFloat(margin) / 100) * screenHeight : parseFloat(margin);
      let last: boolean | undefined;
      observers.push((top) => {
        const isIntersecting = top >= -toPixels(above) && top <= screenHeight + toPixels(below);
        if (isIntersecting !== last) hear();
        last = isIntersecting;
      });
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

/** The place of the content, as distances from the start of the screen. */
const see = async (...places: readonly number[]) => {
  await renderLater();
  await vi.waitFor(() => expect(isObserved).toBe(true));
  for (const top of places) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 0));
    act(() => notify(top));
  }
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
  ['in sight', [400], false],
  ['below the screen', [900], true],
  ['just above the screen', [-300], true],
  ['far above the screen, where browsers may not keep what is visible in place', [-900], false],
  ['once it is out of view', [400, 900], true],
  ['once it is just above', [-900, -300], true],
  ['once it is below, from far above at once', [-900, 900], true],
  ['once it is above after it was in sight', [400, -300], true],
])('after an interaction before it was mounted: %s', async (_, places, rendered) => {
  vi.stubGlobal('innerHeight', screenHeight);
  expect(await see(...places)).toBe(rendered);
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
