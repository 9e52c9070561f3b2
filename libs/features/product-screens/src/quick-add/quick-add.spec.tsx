// @vitest-environment happy-dom
import { accountApi } from '@pasar/account-api';
import {
  anAccount,
  anItemCard,
  anItemDetail,
  anItemWithChoices,
  createFakeHttp,
  refused,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { ItemCard as Item } from '@pasar/catalogue-api';
import { cartApi } from '@pasar/cart-api';
import { preloadOverlays, translations } from '@pasar/design-system';
import { ItemCard, QuickAddProvider, translations as cardTexts } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { defineScreen } from '@pasar/screen-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import quickAdd from './quick-add.ts';

beforeAll(() => preloadOverlays());
afterEach(cleanup);

const visitor: FakeAnswers = { '/api/v4/account/basic/get_account_info': () => refused(19, { status: 401 }) };
const buyer: FakeAnswers = { '/api/v4/account/basic/get_account_info': () => anAccount() };
const adds: FakeAnswers = { '/api/v4/cart/add_to_cart': () => ({ cart_item: {} }) };
const opened = vi.fn();

/** A list with one card, and the quick-add flow that the shell loads. */
const createList = (item: Item) => {
  const List = () => {
    const [pressed, setPressed] = useState<ItemCardData>();
    cartApi.useGetMiniCartQuery();
    return (
      <QuickAddProvider value={{ press: setPressed, ...(pressed && { adding: pressed }) }}>
        <ItemCard item={item} to="/Basket-i.11.101" onClick={opened} />
        <quickAdd.QuickAdd item={pressed} onSettled={() => setPressed(undefined)} />
      </QuickAddProvider>
    );
  };
  return defineScreen({
    namespaces: quickAdd.namespaces,
    needs: [],
    head: () => ({ title: '' }),
    Screen: List,
  });
};

async function open(item: Item, answers: FakeAnswers) {
  const http = createFakeHttp({
    '/api/v4/cart/mini': () => ({ line_count: 2, lines: [] }),
    ...adds,
    ...answers,
  });
  const view = await renderScreen(createList(item), {
    http,
    at: '/search?keyword=basket',
    input: { route: 'search', params: {}, query: 'keyword=basket' },
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'item-card', load: cardTexts },
    ],
  });
  await waitFor(() =>
    expect(accountApi.endpoints.getAccountInfo.select()(view.store.getState()).isLoading).toBe(false),
  );
  const count = () => cartApi.endpoints.getMiniCart.select()(view.store.getState()).data?.line_count;
  await waitFor(() => expect(count()).toBe(2));
  return { ...view, http, count, sent: () => http.sentTo('/api/v4/cart/add_to_cart') };
}

const cart = () => screen.getByRole('button', { name: /to cart$/ });
const plain = anItemCard({ model_count: 0 });
const varied = anItemCard({ model_count: 4 });

/** @spec atc-direct atc-success atc-propagation */
it('adds an item without models at once, without leaving the list', async () => {
  const { sent, toasts, address } = await open(plain, buyer);
  fireEvent.click(cart());
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Added to cart', kind: 'success' }]));
  expect(sent()).toEqual([
    expect.objectContaining({ shopid: 11, itemid: 101, quantity: 1, checkout: true, source: 'item-card' }),
  ]);
  expect(sent()[0]).not.toHaveProperty('modelid');
  expect([address(), opened.mock.calls]).toEqual(['/search?keyword=basket', []]);
});

/** @spec atc-spinner */
it('shows a spinner until the response and ignores a second press', async () => {
  const { sent, toasts } = await open(plain, buyer);
  fireEvent.click(cart());
  fireEvent.click(cart());
  expect(cart().getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(cart().getAttribute('aria-busy')).toBeNull());
  expect(sent()).toHaveLength(1);
});

it('updates the cart count optimistically and rolls back on failure', async () => {
  const refusal = refused(1, { error_msg: 'Not today' });
  const counted: unknown[] = [];
  const { count, toasts } = await open(plain, {
    ...buyer,
    '/api/v4/cart/add_to_cart': () => (counted.push(count()), refusal),
  });
  fireEvent.click(cart());
  await waitFor(() => expect(toasts).toEqual([{ message: 'Not today', kind: 'error' }]));
  expect(counted).toEqual([3]);
  await waitFor(() => expect(count()).toBe(2));
});

it('adds the only model of an item', async () => {
  const [model] = anItemWithChoices().models;
  const detail = anItemDetail({ models: model ? [model] : [] });
  const { sent } = await open(anItemCard({ model_count: 1 }), { ...buyer, '/api/v4/item/get': () => detail });
  fireEvent.click(cart());
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ modelid: model?.modelid })]));
});

/** @spec atc-drawer */
it('asks for the model in a drawer and remembers the quantity of each', async () => {
  const { sent, toasts } = await open(varied, { ...buyer, '/api/v4/item/get': () => anItemWithChoices() });
  const choose = async (size: string) => {
    fireEvent.click(cart());
    fireEvent.click(await screen.findByRole('radio', { name: 'Red' }));
    fireEvent.click(screen.getByRole('radio', { name: size }));
  };
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await choose('L');
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  confirm();
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('S');
  confirm();
  await waitFor(() => expect(toasts).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('L');
  confirm();
  await waitFor(() => expect(toasts).toHaveLength(3));
  expect(sent().map((body) => (body as { quantity: number }).quantity)).toEqual([2, 1, 2]);
});

it('adds to the cart of a visitor without asking to sign in', async () => {
  const { sent, toasts } = await open(plain, { ...visitor, ...adds });
  fireEvent.click(cart());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent()).toEqual([expect.objectContaining({ itemid: 101, quantity: 1 })]);
});

/** @spec atc-login */
it('sends a visitor to sign in where only members have a cart, and back to the item with the pending addition', async () => {
  const membersOnly = { '/api/v4/cart/add_to_cart': () => refused(19, { status: 401 }) };
  const { address } = await open(plain, { ...visitor, ...membersOnly });
  fireEvent.click(cart());
  await waitFor(() => expect(address()).toContain('/buyer/login'));
  const next = new URLSearchParams(address().split('?')[1]).get('next');
  expect(next).toMatch(/-i\.11\.101\?add=0&qty=1$/);
});

/** @spec atc-product-page */
it.each([
  ['is not normal', anItemCard({ status: 2 }), buyer],
  [
    'is of the shopper’s own shop',
    plain,
    { '/api/v4/account/basic/get_account_info': () => anAccount({ shopid: 11 }) },
  ],
  ['has sold out', varied, { ...buyer, '/api/v4/item/get': () => ({ ...anItemWithChoices(), stock: 0 }) }],
])('opens the product page of an item that %s', async (_, item, answers) => {
  const { address, sent } = await open(item, answers);
  fireEvent.click(cart());
  await waitFor(() => expect(address()).toMatch(/-i\.11\.101$/));
  expect(sent()).toEqual([]);
});

/** @spec atc-failure */
it('shows a popup when the quantity limit is exceeded', async () => {
  const tooMany = refused(15020018, { error_msg: 'Too many.' });
  const { popups } = await open(plain, { ...buyer, '/api/v4/cart/add_to_cart': () => tooMany });
  fireEvent.click(cart());
  await waitFor(() => expect(popups).toEqual(['Too many.']));
});

it('shows an error when models fail to load, and accepts the next press', async () => {
  const { toasts } = await open(varied, {
    ...buyer,
    '/api/v4/item/get': () => refused(4, { status: 404, error_msg: 'Gone' }),
  });
  fireEvent.click(cart());
  await waitFor(() => expect(toasts).toEqual([{ message: 'Gone', kind: 'error' }]));
  await waitFor(() => expect(cart().getAttribute('aria-busy')).toBeNull());
});
