// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HydrateOnInteraction as Component } from './HydrateOnInteraction.tsx';

const listens = vi.fn();
function Part() {
  useEffect(() => listens(), []);
  return <button type="button">Like</button>;
}

let HydrateOnInteraction: typeof Component;
const container = document.createElement('div');

/** A new document: nobody has interacted with it. */
beforeEach(async () => {
  vi.resetModules();
  ({ HydrateOnInteraction } = await import('./HydrateOnInteraction.tsx'));
  // The server does not wait for an interaction.
  container.innerHTML = '<!--$--><button type="button">Like</button><!--/$-->';
  document.body.append(container);
});
afterEach(() => {
  cleanup();
  container.remove();
  listens.mockClear();
});

const hydratePart = () =>
  act(
    async () =>
      void hydrateRoot(
        container,
        <HydrateOnInteraction>
          <Part />
        </HydrateOnInteraction>,
      ),
  );
const interact = (type: string) => act(async () => void window.dispatchEvent(new Event(type)));

it('does not hydrate before the first interaction', async () => {
  await hydratePart();
  expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy();
  expect(listens).not.toHaveBeenCalled();
  await interact('pointermove');
  await waitFor(() => expect(listens).toHaveBeenCalledOnce());
});

it('hydrates at once after an interaction with the page before it', async () => {
  await interact('click');
  await hydratePart();
  await waitFor(() => expect(listens).toHaveBeenCalledOnce());
});

it('keeps the server’s HTML when its parent re-renders, and shows the latest content once hydrated', async () => {
  const arrived = new EventTarget();
  function Page() {
    const [name, setName] = useState('Like');
    useEffect(() => arrived.addEventListener('liked', () => setName('Liked')), []);
    return (
      <HydrateOnInteraction>
        <button type="button">{name}</button>
      </HydrateOnInteraction>
    );
  }
  await act(async () => void hydrateRoot(container, <Page />));
  const button = screen.getByRole('button');
  await act(async () => void arrived.dispatchEvent(new Event('liked')));
  expect(screen.getByRole('button')).toBe(button);
  await interact('pointermove');
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Liked'));
  expect(screen.getByRole('button')).toBe(button);
});

it('renders at once in the browser', () => {
  render(
    <HydrateOnInteraction>
      <Part />
    </HydrateOnInteraction>,
  );
  expect(listens).toHaveBeenCalledOnce();
});
