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
