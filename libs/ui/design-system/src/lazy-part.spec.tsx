/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

function Menu({ name }: { readonly name: string }) {
  return <nav>{name}</nav>;
}

it.each([
  ['renders a part that is loaded', async () => ({ default: Menu }), 'PageMenu'],
  ['leaves out a part whose code cannot be loaded', () => Promise.reject(new TypeError('offline')), 'Page'],
])('%s', async (_, load, text) => {
  const LazyMenu = lazyPart<{ readonly name: string }>(load);
  render(
    <main>
      Page
      <Suspense fallback="…">
        <LazyMenu name="Menu" />
      </Suspense>
    </main>,
  );
  await expect.poll(() => screen.getByRole('main').textContent).toBe(text);
});
