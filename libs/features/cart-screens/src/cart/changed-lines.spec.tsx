// @vitest-environment happy-dom
import { aCart, aCartLine, aCartShop, anAccount, createFakeHttp, someMoney } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cartScreen from './cart-screen.ts';

const paths = {
  get: '/api/v4/cart/get',
  update: '/api/v4/cart/update',
  remove: '/api/v4/cart/remove',
};

afterEach(cleanup);

const risen = aCartLine({ seen_price: someMoney(1990) });
const fallen = aCartLine({ itemid: 102, modelid: 7, name: 'Sleeping mat', seen_price: someMoney(2990) });
const scarce = aCartLine({
  itemid: 103,
  name: 'Palm broom',
  quantity: 5,
  stock: 2,
  problem: 'not-enough-stock',
});
const soldOut = aCartLine({ itemid: 104, name: 'Rice bowl', stock: 0, problem: 'out-of-stock' });
type Line = typeof risen;

/** Opens a cart of these lines; the server answers a change with the lines after it. */
async function open(lines: Line[], after: Line[] = lines) {
  const cart = (now: Line[]) => aCart(now.length > 0 ? [aCartShop({ lines: now })] : []);
  let now = lines;
  const change = () => cart((now = after));
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [paths.get]: () => cart(now),
    [paths.update]: change,
    [paths.remove]: change,
  });
  const input = { route: 'cart', params: {}, query: '' } as const;
  await renderScreen(cartScreen, { http, at: '/cart', input });
  return http;
}

const row = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const withoutMark = ({ seen_price: _, ...line }: Line): Line => line;

it('tells from which price to which one a line has risen or dropped', async () => {
  await open([risen, fallen, aCartLine({ itemid: 105, name: 'Fan' })]);
  expect(row(risen.name).getByText('Price rose from $19.90 to $24.90')).toBeTruthy();
  expect(row(fallen.name).getByText('Price dropped from $29.90 to $24.90')).toBeTruthy();
  expect(row('Fan').queryByText(/^Price/)).toBeNull();
});

it('says that the flash sale’s limit is used up', async () => {
  await open([aCartLine({ used_sale_limit: 5 }), aCartLine({ itemid: 105, name: 'Fan' })]);
  expect(screen.getAllByText(/flash sale/)).toHaveLength(1);
  expect(row(aCartLine({}).name).getByText('You’ve bought all 5 at the flash sale price')).toBeTruthy();
});

it('accepts the prices that the page shows', async () => {
  const http = await open([risen, fallen], [withoutMark(risen), withoutMark(fallen)]);
  press('Accept new prices');
  await waitFor(() => expect(screen.queryByText(/^Price/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Accept new prices' })).toBeNull();
  expect(http.sentTo(paths.update)).toEqual([
    {
      lines: [
        { shopid: 11, itemid: 101, seen_price: someMoney(2490) },
        { shopid: 11, itemid: 102, modelid: 7, seen_price: someMoney(2490) },
      ],
    },
  ]);
});

it('reduces a line to what is left', async () => {
  const http = await open([scarce]);
  press('Set to 2, all that’s left');
  expect(http.sentTo(paths.update)).toEqual([{ lines: [{ shopid: 11, itemid: 103, quantity: 2 }] }]);
});

it('removes all lines that cannot be bought, and keeps those that a smaller quantity mends', async () => {
  const http = await open([aCartLine(), scarce, soldOut], [aCartLine(), scarce]);
  press('Remove them');
  await waitFor(() => expect(screen.queryByRole('link', { name: soldOut.name })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove them' })).toBeNull();
  expect(http.sentTo(paths.remove)).toEqual([{ lines: [{ shopid: 11, itemid: 104 }] }]);
});

it('says nothing about lines that are as they were', async () => {
  await open([aCartLine()]);
  expect(screen.queryByRole('button', { name: /Accept new prices|Remove them|all that’s left/ })).toBeNull();
});
