// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

afterEach(cleanup);

function Page({ link, autoFocus = false }: { readonly link: string; readonly autoFocus?: boolean }) {
  return (
    <>
      <Link to="/next">{link}</Link>
      <input aria-label="Name" ref={(element) => (autoFocus ? element?.focus() : undefined)} />
    </>
  );
}

function Store({ nextFocuses }: { readonly nextFocuses: boolean }) {
  useFocusAfterNavigation();
  return (
    <>
      <Link to="/next">Header</Link>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Page key="first" link="Check out" />} />
          <Route path="/next" element={<Page key="next" link="Pay" autoFocus={nextFocuses} />} />
        </Routes>
      </main>
    </>
  );
}

const openStore = (nextFocuses = false) =>
  render(
    <MemoryRouter>
      <Store nextFocuses={nextFocuses} />
    </MemoryRouter>,
  );

const follow = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

it('leaves the focus alone on the first page', () => {
  openStore();
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['moves to the content if the link is gone', 'Check out', false, () => screen.getByRole('main')],
  ['stays on a link of the header', 'Header', false, () => screen.getByRole('link', { name: 'Header' })],
  ['stays in a field that the page has focused', 'Check out', true, () => screen.getByLabelText('Name')],
])('after a navigation the focus %s', (_, link, nextFocuses, target) => {
  openStore(nextFocuses);
  follow(link);
  expect(screen.getByRole('link', { name: 'Pay' })).toBeTruthy();
  expect(document.activeElement).toBe(target());
});
