// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);
beforeEach(
  () =>
    void render(<Menu trigger="Categories" entries={[{ label: 'Fashion', to: '/fashion' }]} />, {
      wrapper: MemoryRouter,
    }),
);

const getButton = () => screen.getByRole('button', { name: 'Categories', hidden: true });

it.each(['ArrowDown', 'ArrowUp'])('opens with %s, without scrolling the page', async (key) => {
  expect(fireEvent.keyDown(getButton(), { key })).toBe(false);
  expect(await screen.findByRole('menuitem', { name: 'Fashion' })).toBeTruthy();
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
