// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Menu } from './Menu.tsx';

const entries = ['Fashion', 'Toys', 'Garden'].map((label) => ({ label, to: `/${label}` }));

// The list is loaded lazily, which can be slow on a busy machine.
beforeAll(() => import('./MenuPopup.tsx'));
afterEach(cleanup);
beforeEach(
  () =>
    void render(<Menu trigger="Categories" entries={entries} />, {
      wrapper: MemoryRouter,
    }),
);

const getButton = () => screen.getByRole('button', { name: 'Categories', hidden: true });

it.each(['ArrowDown', 'ArrowUp'])('opens with %s, without scrolling the page', async (key) => {
  expect(fireEvent.keyDown(getButton(), { key })).toBe(false);
  expect(await screen.findByRole('menuitem', { name: 'Fashion' })).toBeTruthy();
});

it.each([
  ['ArrowDown', 'Fashion'],
  ['ArrowUp', 'Garden'],
])('opens with %s on %s', async (key, name) => {
  getButton().focus();
  fireEvent.keyDown(getButton(), { key });
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(item));
});

it('opens on the first entry with Enter, which clicks without a pointer', async () => {
  getButton().focus();
  fireEvent.click(getButton(), { detail: 0 });
  const item = await screen.findByRole('menuitem', { name: 'Fashion' });
  await waitFor(() => expect(document.activeElement).toBe(item));
});

it('opens on the list with a pointer', async () => {
  getButton().focus();
  fireEvent.click(getButton(), { detail: 1 });
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

it('ignores other keys', () => {
  expect(fireEvent.keyDown(getButton(), { key: 'a' })).toBe(true);
  expect(getButton().getAttribute('aria-expanded')).toBe('false');
});

it('closes with Tab, which returns to the button', async () => {
  fireEvent.click(getButton());
  expect(fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Tab' })).toBe(false);
  await waitFor(() => expect(getButton().getAttribute('aria-expanded')).toBe('false'));
  await waitFor(() => expect(document.activeElement).toBe(getButton()));
});
