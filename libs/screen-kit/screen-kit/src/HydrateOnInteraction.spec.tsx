// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { HydrateOnInteraction } from './HydrateOnInteraction.tsx';

const listens = vi.fn();
function Part() {
  useEffect(() => listens(), []);
  return <button type="button">Like</button>;
}
const page = (
  <HydrateOnInteraction>
    <Part />
  </HydrateOnInteraction>
);

afterEach(() => {
  cleanup();
  listens.mockClear();
});

it('does not hydrate before the first interaction', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // The server does not wait for an interaction.
  container.innerHTML = '<!--$--><button type="button">Like</button><!--/$-->';
  await act(async () => void hydrateRoot(container, page));
  expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy();
  expect(listens).not.toHaveBeenCalled();
  await act(async () => void window.dispatchEvent(new Event('pointermove')));
  await waitFor(() => expect(listens).toHaveBeenCalledOnce());
  container.remove();
});

it('hydrates at once after an interaction with the page before it', async () => {
  vi.resetModules();
  const { HydrateOnInteraction: Fresh } = await import('./HydrateOnInteraction.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><button type="button">Like</button><!--/$-->';
  await act(async () => void window.dispatchEvent(new Event('click')));
  await act(
    async () =>
      void hydrateRoot(
        container,
        <Fresh>
          <Part />
        </Fresh>,
      ),
  );
  await waitFor(() => expect(listens).toHaveBeenCalledOnce());
  container.remove();
});

it('keeps the server’s HTML when its parent re-renders, and shows the latest content once hydrated', async () => {
  vi.resetModules();
  const { HydrateOnInteraction: Fresh } = await import('./HydrateOnInteraction.tsx');
  const arrived = new EventTarget();
  function Page() {
    const [name, setName] = useState('Like');
    useEffect(() => arrived.addEventListener('liked', () => setName('Liked')), []);
    return (
      <Fresh>
        <button type="button">{name}</button>
      </Fresh>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><button type="button">Like</button><!--/$-->';
  await act(async () => void hydrateRoot(container, <Page />));
  const button = screen.getByRole('button');
  await act(async () => void arrived.dispatchEvent(new Event('liked')));
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => void window.dispatchEvent(new Event('pointermove')));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Liked'));
  expect(screen.getByRole('button')).toBe(button);
  container.remove();
});

it('renders at once in the browser', () => {
  render(page);
  expect(listens).toHaveBeenCalledOnce();
});
