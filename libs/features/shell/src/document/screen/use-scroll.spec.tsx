// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { noStorages } from '@pasar/persistence';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { openScrollMemory, useScroll } from './use-scroll.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const memory = openScrollMemory(window.history, noStorages);

function Page({ use = useScroll }: { readonly use?: typeof useScroll }): ReactElement {
  use(memory);
  return (
    <>
      <Link to="/next">next</Link>
      <Link to="#part">part</Link>
      <p id="part">text</p>
    </>
  );
}

it.each([
  ['smoothly', 'smooth', false],
  ['at once with reduced motion', 'instant', true],
])('scrolls to a part of the page %s', (_, behavior, reduced) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const { getByText } = render(<Page />, { wrapper: MemoryRouter });
  fireEvent.click(getByText('part'));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
});

it('keeps the place of a visitor who scrolls before the page is hydrated, and begins the next page at the top', async () => {
  vi.resetModules();
  const { useScroll: useScrollOfNewDocument } = await import('./use-scroll.ts');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(600);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { getByText } = render(<Page use={useScrollOfNewDocument} />, { wrapper: MemoryRouter });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(memory.read('default')).toBe(600);
  fireEvent.click(getByText('next'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
