// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterChange } from './use-focus-after-change.ts';

afterEach(cleanup);

function Payment({ state }: { readonly state?: string }) {
  useFocusAfterChange(state);
  return (
    <>
      <a href="/">Header</a>
      <main tabIndex={-1}>{state === 'pending' ? <button>Check again</button> : <p>{state}</p>}</main>
    </>
  );
}

/** Renders a state, focuses an element or none, and renders the next state. */
function change(before: string | undefined, after: string, focused?: () => HTMLElement): Element | null {
  const { rerender } = render(<Payment state={before} />);
  focused?.().focus();
  rerender(<Payment state={after} />);
  return document.activeElement;
}

const getMain = () => screen.getByRole('main');
const getHeader = () => screen.getByRole('link');

it.each([
  [
    'moves to the outcome if the pressed button is gone',
    'pending',
    'paid',
    () => screen.getByRole('button'),
    getMain,
  ],
  ['moves to the outcome if nothing had it', 'pending', 'failed', undefined, getMain],
  ['stays on a link of the header', 'pending', 'paid', getHeader, getHeader],
  ['stays on the document that has just loaded', undefined, 'paid', undefined, () => document.body],
  ['stays on the document in the same state', 'paid', 'paid', undefined, () => document.body],
])('the focus %s', (_, before, after, focused, target) => {
  expect(change(before, after, focused)).toBe(target());
});
