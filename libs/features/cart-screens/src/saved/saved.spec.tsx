// @vitest-environment happy-dom
import { aCart, aCartLine, aCartShop, anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cartScreen from '../cart/cart-screen.ts';

const paths = {
  get: '/api/v4/cart/get',
  saved: '/api/v4/cart/saved',
  save: '/api/v4/cart/save_for_later',
  move: '/api/v4/cart/move_to_cart',
  remove: '/api/v4/cart/remove_saved',
};

afterEach(cleanup);

const basket = aCartLine();
const mat = aCartLine({ itemid: 102, name: 'Sleeping mat', quantity: 3 });
const broom = aCartLine({ itemid: 103, name: 'Broom', stock: 0, problem: 'out-of-stock' });
type Line = typeof basket;

/** A server that keeps the lines of the cart and those saved for later. */
function createServer(cart: Line[], saved: Line[]) {
  const lists = { cart, saved };
  const move = (name: string, from: 'cart' | 'saved', to: 'cart' | 'saved') => {
    const line = lists[from].find((one) => one.name === name);
    lists[from] = lists[from].filter((one) => one !== line);
    if (line) lists[to] = [line, ...lists[to]];
    return { lines: lists.saved };
  };
  const answers: FakeAnswers = {
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [paths.get]: () => aCart(lists.cart.length > 0 ? [aCartShop({ lines: lists.cart })] : []),
    [paths.saved]: () => ({ lines: lists.saved }),
  };
  return { lists, move, answers };
}

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const input = { route: 'cart', params: {}, query: '' } as const;
  return { http, view: await renderScreen(cartScreen, { http, at: '/cart', input }) };
}

const savedLines = () =>
  within(screen.getByRole('region', { name: /^Saved for later/ })).getAllByRole('listitem');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('saves a line for later, and undo moves it back', async () => {
  const { move, answers } = createServer([basket, mat], []);
  const { http } = await open({
    ...answers,
    [paths.save]: () => move(mat.name, 'cart', 'saved'),
    [paths.move]: () => move(mat.name, 'saved', 'cart'),
  });
  expect(screen.queryByRole('region', { name: /^Saved for later/ })).toBeNull();
  press('Save Sleeping mat for later');
  expect(await screen.findByRole('region', { name: 'Saved for later (1)' })).toBeTruthy();
  expect(savedLines()[0]?.textContent).toContain('Sleeping mat');
  expect(http.sentTo(paths.save)).toEqual([{ lines: [{ shopid: 11, itemid: 102 }] }]);
  press('Undo');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Saved for later/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Save Sleeping mat for later' })).toBeTruthy();
});

it('moves a saved line to the cart, also to an empty one', async () => {
  const { move, answers } = createServer([], [mat]);
  const { http } = await open({ ...answers, [paths.move]: () => move(mat.name, 'saved', 'cart') });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  press('Move to cart: Sleeping mat');
  expect(await screen.findByRole('button', { name: 'Save Sleeping mat for later' })).toBeTruthy();
  expect(http.sentTo(paths.move)).toEqual([{ lines: [{ shopid: 11, itemid: 102 }] }]);
});

it('removes a saved line, and undo saves it again with its quantity', async () => {
  const { lists, answers } = createServer([basket], [mat]);
  const { http } = await open({
    ...answers,
    [paths.remove]: () => ({ lines: (lists.saved = []) }),
    [paths.save]: () => ({ lines: (lists.saved = [mat]) }),
  });
  press('Remove Sleeping mat from saved for later');
  expect(await screen.findByText('Sleeping mat removed from saved for later')).toBeTruthy();
  press('Undo');
  expect(await screen.findByRole('region', { name: 'Saved for later (1)' })).toBeTruthy();
  expect(http.sentTo(paths.save)).toEqual([{ lines: [{ shopid: 11, itemid: 102, quantity: 3 }] }]);
});

it('does not move a sold-out line', async () => {
  const { answers } = createServer([basket], [broom]);
  await open(answers);
  expect(savedLines()[0]?.textContent).toContain('Sold out');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move to cart: Broom' }).disabled).toBe(true);
});

it('keeps the line in the cart when saving fails', async () => {
  const { answers } = createServer([basket, mat], []);
  const { view } = await open({ ...answers, [paths.save]: () => refused(errorCodes.PARAM) });
  press('Save Sleeping mat for later');
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(screen.getByRole('link', { name: mat.name })).toBeTruthy();
});

it('shows the cart when the saved lines fail to load', async () => {
  const { answers } = createServer([basket], []);
  await open({ ...answers, [paths.saved]: () => refused(errorCodes.PARAM, { status: 500 }) });
  expect(await screen.findByRole('link', { name: basket.name })).toBeTruthy();
});
