// @vitest-environment happy-dom
import { aCart, aCartLine, aCartShop, anAccount, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import type { MarketCode } from '@pasar/markets';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import cartScreen from './cart-screen.ts';

const paths = {
  get: '/api/v4/cart/get',
  update: '/api/v4/cart/update',
  remove: '/api/v4/cart/remove',
  add: '/api/v4/cart/add_to_cart',
  like: '/api/v4/item/like',
};

afterEach(cleanup);

async function open(answers: FakeAnswers, market: MarketCode = 'SG') {
  const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount(), ...answers });
  const input = { route: 'cart', params: {}, query: '' } as const;
  return { http, view: await renderScreen(cartScreen, { http, at: '/cart', input, market }) };
}

const basket = aCartLine();
const mat = aCartLine({
  itemid: 102,
  name: 'Sleeping mat',
  price: someMoney(1000),
  subtotal: someMoney(1000),
});
const gone = aCartLine({
  itemid: 103,
  name: 'Sold-out broom',
  stock: 0,
  problem: 'out-of-stock',
  checked: true,
});
const createCart = (...lines: (typeof basket)[]) => aCart(lines.length > 0 ? [aCartShop({ lines })] : []);

/** A server that responds when the test says so. */
const delayAnswers = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, resolve };
};

const row = (name: string) => screen.getByRole('link', { name }).closest('li')!;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const summary = () => screen.getByRole('complementary', { name: 'Total before delivery' }).textContent;
const quantity = (name: string) => within(row(name)).getByRole<HTMLInputElement>('textbox').value;
const more = (name: string) => within(row(name)).getAllByRole('button')[1]!;

it('asks a visitor to sign in, and returns to the cart', async () => {
  const nobody = () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 });
  await open({ '/api/v4/account/basic/get_account_info': nobody, [paths.get]: nobody });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your cart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/buyer/login?next=%2Fcart',
  );
});

it('an empty cart links to the home page', async () => {
  await open({ [paths.get]: () => createCart() });
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ['FR', true],
  ['SG', false],
] as const)('says whether the total includes VAT in %s: %s', async (market, says) => {
  await open({ [paths.get]: () => createCart(basket) }, market);
  const total = within(screen.getByRole('complementary'));
  expect(total.queryByText('vat_included') !== null).toBe(says);
});

it('retries when the cart fails to load', async () => {
  const answers = [refused(errorCodes.PARAM, { status: 500 })] as unknown[];
  await open({ [paths.get]: () => answers.at(-1) });
  const retry = await screen.findByRole('button', { name: 'retry' });
  answers.push(createCart(basket));
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: basket.name })).toBeTruthy();
});

it('selects a line optimistically with one request', async () => {
  const update = delayAnswers();
  const { http } = await open({ [paths.get]: () => createCart(basket, mat), [paths.update]: update.answer });
  expect(summary()).toContain('$34.90');
  fireEvent.click(box('Sleeping mat'));
  await waitFor(() => expect(box('Sleeping mat').checked).toBe(false));
  expect(summary()).toContain('$24.90');
  expect(http.sentTo(paths.update)).toEqual([{ lines: [{ shopid: 11, itemid: 102, checked: false }] }]);
});

it('disables checkout while nothing is selected', async () => {
  await open({ [paths.get]: () => createCart({ ...basket, checked: false }) });
  expect(screen.queryByRole('link', { name: /Check out/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select items to check out' }).disabled).toBe(
    true,
  );
});

it('changes a quantity and the totals optimistically', async () => {
  const update = delayAnswers();
  const { http } = await open({ [paths.get]: () => createCart(basket, mat), [paths.update]: update.answer });
  fireEvent.click(more('Sleeping mat'));
  await waitFor(() => expect(quantity('Sleeping mat')).toBe('2'));
  expect(summary()).toContain('$44.90');
  expect(http.sentTo(paths.update)).toEqual([{ lines: [{ shopid: 11, itemid: 102, quantity: 2 }] }]);
});

it('rolls back a rejected quantity with a message, and keeps other changes', async () => {
  const later = delayAnswers();
  const answers = [later.answer, () => refused(errorCodes.PARAM)];
  const again = delayAnswers();
  const carts: unknown[] = [again.answer(), createCart(basket, mat)];
  const { view } = await open({
    [paths.get]: () => carts.pop(),
    [paths.update]: () => answers.pop()?.(),
  });
  fireEvent.click(more('Sleeping mat'));
  fireEvent.click(more('Straw market basket'));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect([quantity('Sleeping mat'), quantity('Straw market basket')]).toEqual(['1', '2']);
});

it('removes a line at once, and undo restores it', async () => {
  const cart = { lines: [basket, { ...mat, quantity: 3, checked: false }] };
  const { http } = await open({
    [paths.get]: () => createCart(...cart.lines),
    [paths.remove]: () => createCart(...(cart.lines = [basket])),
    [paths.add]: () => ({ cart_item: (cart.lines = [basket, mat])[1] }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sleeping mat' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: mat.name })).toBeNull());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  expect(await screen.findByRole('link', { name: mat.name })).toBeTruthy();
  expect(http.sentTo(paths.remove)).toEqual([{ lines: [{ shopid: 11, itemid: 102 }] }]);
  expect(http.sentTo(paths.add)).toEqual([{ shopid: 11, itemid: 102, quantity: 3, checkout: false }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('moves a line to the likes, and undo restores it', async () => {
  const cart = { lines: [basket, mat] };
  const { http } = await open({
    [paths.get]: () => createCart(...cart.lines),
    [paths.like]: () => ({ liked: true, liked_count: 1 }),
    [paths.remove]: () => createCart(...(cart.lines = [basket])),
    [paths.add]: () => ({ cart_item: (cart.lines = [basket, mat])[1] }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Move Sleeping mat to favourites' }));
  expect(await screen.findByText('Sleeping mat moved to favourites')).toBeTruthy();
  expect(screen.queryByRole('link', { name: mat.name })).toBeNull();
  expect(http.sentTo(paths.like)).toEqual([{ shopid: 11, itemid: 102 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: mat.name })).toBeTruthy();
});

it('keeps a line whose product cannot be liked', async () => {
  const { http, view } = await open({
    [paths.get]: () => createCart(basket, mat),
    [paths.like]: () => refused(errorCodes.PARAM),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Move Sleeping mat to favourites' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(http.sentTo(paths.remove)).toEqual([]);
  expect(screen.getByRole('link', { name: mat.name })).toBeTruthy();
});

it('undo can be retried when it fails', async () => {
  const cart = { lines: [basket, mat] };
  const { view } = await open({
    [paths.get]: () => createCart(...cart.lines),
    [paths.remove]: () => createCart(...(cart.lines = [basket])),
    [paths.add]: () => refused(errorCodes.PARAM),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sleeping mat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('a line with a problem shows the reason, is not selected and can only be removed', async () => {
  const { http } = await open({
    [paths.get]: () => createCart({ ...basket, checked: false }, gone),
    [paths.update]: () => createCart(basket, gone),
  });
  expect(row(gone.name).textContent).toContain('Sold out');
  expect([box(gone.name).disabled, box(gone.name).checked]).toEqual([true, false]);
  expect(within(row(gone.name)).getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  fireEvent.click(box('Select all'));
  expect(http.sentTo(paths.update)).toEqual([{ lines: [{ shopid: 11, itemid: 101, checked: true }] }]);
  expect(screen.getByRole('button', { name: 'Remove Sold-out broom' })).toBeTruthy();
});

it('shows the discount of a deal and its name', async () => {
  const line = aCartLine({ deal_discount: someMoney(249), deal_label: 'Any 2, save 10%' });
  await open({ [paths.get]: () => createCart(line) });
  expect(within(row(line.name)).getByText('Any 2, save 10% · −$2.49')).toBeTruthy();
});

it('shows how much is missing for free delivery, and follows the selection', async () => {
  const cart = { ...createCart(basket, mat), free_delivery: { from: someMoney(5000) } };
  await open({ [paths.get]: () => cart, [paths.update]: () => delayAnswers().answer() });
  expect(screen.getByText('Add $15.10 for free delivery with a voucher.')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Free delivery from $50.00' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3490', '5000']);
  fireEvent.click(more('Straw market basket'));
  expect(await screen.findByText('This order qualifies for free delivery with a voucher.')).toBeTruthy();
});

it('promises no free delivery without a voucher', async () => {
  await open({ [paths.get]: () => createCart(basket) });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
