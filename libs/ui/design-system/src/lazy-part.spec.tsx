/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Menu({ name }: { readonly name: string }) {
  return <nav>{name}</nav>;
}

function renderPage(load: () => Promise<{ readonly default: typeof Menu }>): void {
  const LazyMenu = lazyPart<{ readonly name: string }>(load);
  render(
    <main>
      Page
      <Suspense fallback="…">
        <LazyMenu name="Menu" />
      </Suspense>
    </main>,
  );
}

it.each([
  ['renders a part that is loaded', async () => ({ default: Menu }), 'PageMenu'],
  ['leaves out a part whose code cannot be loaded', () => Promise.reject(new TypeError('offline')), 'Page'],
])('%s', async (_, load, text) => {
  renderPage(load);
  await expect.poll(() => screen.getByRole('main').textContent).toBe(text);
});

it('renders the replacement of a part whose code cannot be loaded, with its properties', async () => {
  const load = () => Promise.reject<{ readonly default: typeof Menu }>(new TypeError('failed'));
  const LazyMenu = lazyPart<{ readonly name: string }>(load, ({ name }) => <p>No {name}</p>);
  render(
    <Suspense fallback="…">
      <LazyMenu name="menu" />
    </Suspense>,
  );
  expect((await screen.findByText('No menu')).tagName).toBe('P');
});

it('shows the fallback while offline, and loads the part once the browser is online', async () => {
  vi.useFakeTimers();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  load.mockRejectedValueOnce(new TypeError('offline'));
  renderPage(load);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('main').textContent).toBe('Page…');
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('main').textContent).toBe('PageMenu');
  expect(load).toHaveBeenCalledTimes(2);
});
