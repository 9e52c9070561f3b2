// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

afterEach(cleanup);

type State = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly failed: boolean;
};

function show({ hasNextPage, isFetchingNextPage, failed }: State) {
  const fetchNextPage = vi.fn();
  const list = { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage };
  render(<LoadMore list={list}>More orders</LoadMore>);
  const button = screen.queryByRole('button', { name: 'More orders' });
  if (button) fireEvent.click(button);
  return {
    hasButton: button !== null,
    hasNotice: screen.queryByRole('alert') !== null,
    fetched: fetchNextPage.mock.calls.length,
  };
}

it.each([
  ['a next page', { hasNextPage: true, isFetchingNextPage: false, failed: false }, [true, false, 1]],
  ['a loading page', { hasNextPage: true, isFetchingNextPage: true, failed: false }, [true, false, 0]],
  ['a failed page', { hasNextPage: true, isFetchingNextPage: false, failed: true }, [true, true, 1]],
  ['the last page', { hasNextPage: false, isFetchingNextPage: false, failed: false }, [false, false, 0]],
] as const)('shows the end of a list with %s', (_, state, [hasButton, hasNotice, fetched]) => {
  expect(show(state)).toEqual({ hasButton, hasNotice, fetched });
});

type ListProps = {
  readonly rows: readonly string[];
  readonly isFetching?: boolean;
  readonly hasNext: boolean;
};

const Orders = ({ rows, isFetching = false, hasNext }: ListProps) => (
  <>
    {rows.map((row) => (row.startsWith('Order') ? <button key={row}>{row}</button> : <p key={row}>{row}</p>))}
    <LoadMore
      list={{
        ...{ hasNextPage: hasNext, isFetchingNextPage: isFetching, isFetchNextPageError: false },
        fetchNextPage: () => undefined,
      }}
    >
      More orders
    </LoadMore>
    <a href="/help">Help</a>
  </>
);

/** Until the observers of mutations have been called. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

async function pressByKeyboard(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: 'More orders' });
  button.focus();
  await import('./focus-next-page.ts');
  await observed();
  fireEvent.click(button);
  return button;
}

it.each([
  ['the first control of the next page', ['Order 2', 'Order 3'], true, 'Order 2'],
  ['the first control of the last page', ['Order 2'], false, 'Order 2'],
  ['the button, after a page without controls', ['Coins'], true, 'More orders'],
  ['nothing, after a last page without controls', ['Coins'], false, undefined],
  ['the button, after no page', [], true, 'More orders'],
])('focuses %s', async (_, added, hasNext, focused) => {
  const { rerender } = render(<Orders rows={['Order 1']} hasNext />);
  const button = await pressByKeyboard();
  rerender(<Orders rows={['Order 1']} hasNext isFetching />);
  await observed();
  expect(document.activeElement).toBe(button);
  rerender(<Orders rows={['Order 1', ...added]} hasNext={hasNext} />);
  await observed();
  const { activeElement } = document;
  expect(activeElement === document.body ? undefined : activeElement?.textContent).toBe(focused);
});

it('leaves the focus where it has moved in the meantime', async () => {
  const { rerender } = render(<Orders rows={['Order 1']} hasNext />);
  await pressByKeyboard();
  rerender(<Orders rows={['Order 1']} hasNext isFetching />);
  await observed();
  screen.getByRole('link', { name: 'Help' }).focus();
  rerender(<Orders rows={['Order 1', 'Order 2']} hasNext />);
  await observed();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
});
