// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { EndlessItems } from './EndlessItems.tsx';
import type { EndlessItemsProps } from './EndlessItems.tsx';

const item = (itemid: number) => ({
  itemid,
  shopid: 1,
  name: `Thing ${itemid}`,
  picture: { id: 'x', width: 1, height: 1 },
  price: { amount: 100, currency: 'SGD' },
  stock: 1,
});

const show = (props: Partial<EndlessItemsProps>) => {
  const onMore = vi.fn();
  render(
    <MemoryRouter>
      <EndlessItems
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

it('shows each thing once, as a link to its page', () => {
  show({ items: [item(1), item(2), item(1)] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Thing-1-i.1.1',
    '/Thing-2-i.1.2',
  ]);
});

it.each([
  ['there is more', {}, 'load_more'],
  ['more did not come', { failed: true }, 'retry'],
])('asks on a press when %s', (_, props, name) => {
  const onMore = show(props);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('asks once until it comes', () => {
  const onMore = show({ loading: true });
  fireEvent.click(screen.getByRole('button', { name: /load_more/ }));
  expect(onMore).not.toHaveBeenCalled();
});

it('has no button at the end', () => {
  show({ hasMore: false });
  expect(screen.queryByRole('button')).toBeNull();
});
