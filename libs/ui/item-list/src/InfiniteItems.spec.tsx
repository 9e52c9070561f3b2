// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LikesProvider } from './likes-context.tsx';
import { InfiniteItems } from './InfiniteItems.tsx';
import type { InfiniteItemsProps } from './InfiniteItems.tsx';

const item = (itemid: number) => ({
  itemid,
  shopid: 1,
  name: `Thing ${itemid}`,
  picture: { id: 'x', width: 1, height: 1 },
  price: { amount: 100, currency: 'SGD' },
  stock: 1,
});

const show = (props: Partial<InfiniteItemsProps>) => {
  const onMore = vi.fn();
  render(
    <MemoryRouter>
      <InfiniteItems
        label="Things"
        items={[item(1), item(2)]}
        hasMore
        loading={false}
        onMore={onMore}
        {...props}
      />
    </MemoryRouter>,
  );
  return onMore;
};

afterEach(cleanup);

it('shows each item once, as a link to its page', () => {
  show({ items: [item(1), item(2), item(1)] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Thing-1-i.1.1',
    '/Thing-2-i.1.2',
  ]);
});

it.each([
  ['there is more', {}, 'load_more'],
  ['the next page failed', { failed: true }, 'retry'],
])('requests the next page on a press when %s', (_, props, name) => {
  const onMore = show(props);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('requests a page once while it is loading', () => {
  const onMore = show({ loading: true });
  fireEvent.click(screen.getByRole('button', { name: /load_more/ }));
  expect(onMore).not.toHaveBeenCalled();
});

it('has no button at the end', () => {
  show({ hasMore: false });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows hearts where the page handles likes', () => {
  const toggle = vi.fn();
  render(
    <MemoryRouter>
      <LikesProvider likes={{ isLiked: (itemid) => itemid === 2, toggle }}>
        <InfiniteItems
          label="Things"
          items={[item(1), item(2)]}
          hasMore={false}
          loading={false}
          onMore={vi.fn()}
        />
      </LikesProvider>
    </MemoryRouter>,
  );
  const [first, second] = screen.getAllByRole('button');
  expect([first, second].map((heart) => heart?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  fireEvent.click(first as HTMLElement);
  expect(toggle).toHaveBeenCalledWith(expect.objectContaining({ shopid: 1, itemid: 1 }));
});

it('shows the page’s footer below each card', () => {
  show({ foot: ({ itemid }) => <p>{`no. ${itemid}`}</p> });
  expect(screen.getByText('no. 2')).toBeDefined();
});
