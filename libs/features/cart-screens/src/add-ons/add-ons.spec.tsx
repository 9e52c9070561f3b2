// @vitest-environment happy-dom
import {
  aCart,
  aCartLine,
  aCartShop,
  anAccount,
  anItemCard,
  createFakeHttp,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import cartScreen from '../cart/cart-screen.ts';

const namespaces = [{ name: 'design-system', load: translations }];
const paths = {
  get: '/api/v4/cart/get',
  add: '/api/v4/cart/add_to_cart',
  deals: '/api/v4/item/deals',
  models: '/api/v4/cart/models',
};

// Loaded first, so that no wait depends on how fast the machine transforms the chunk.
beforeAll(() => import('./AddOnDrawer.tsx'));
afterEach(cleanup);

const main = aCartLine();
const lid = anItemCard({ shopid: main.shopid, itemid: 201, name: 'Lid', price_min: someMoney(900) });
const spoon = anItemCard({ shopid: main.shopid, itemid: 202, name: 'Spoon', model_count: 2 });
const whisk = anItemCard({ shopid: main.shopid, itemid: 203, name: 'Whisk' });
const subItem = (item: typeof lid, amount: number) => ({ item, add_on_price: someMoney(amount), limit: 2 });
const deal = { dealid: 5, label: 'Kitchen friends', sub_type: 0, ends_at: 9 };
const addOn = {
  ...{ dealid: 5, label: 'Kitchen friends', is_gift: false, itemid: main.itemid },
  subs: [
    { itemid: 201, left: 2 },
    { itemid: 202, left: 1 },
  ],
};
const createCart = (add_ons = [addOn]) => aCart([{ ...aCartShop({ lines: [main] }), add_ons }]);

async function open(answers: FakeAnswers = {}) {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [paths.get]: () => createCart(),
    [paths.deals]: () => ({
      bundle_deals: [],
      add_on_deals: [{ ...deal, sub_items: [subItem(lid, 500), subItem(spoon, 0), subItem(whisk, 100)] }],
    }),
    ...answers,
  });
  const input = { route: 'cart', params: {}, query: '' } as const;
  const view = await renderScreen(cartScreen, { http, at: '/cart', input, namespaces });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose add-ons: Kitchen friends' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Choose add-ons' }));
  await drawer.findByText('Lid');
  return { http, view, drawer };
}

it('lists what can still be added, with the deal’s price and number', async () => {
  const { drawer } = await open();
  const rows = drawer.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/Lid.*\$5\.00.*Up to 2 more at this price/);
  expect(rows[1]).toMatch(/Spoon.*Free gift/);
  expect(rows[1]).not.toContain('more at this price');
});

it('adds a sub item to the cart as a part of the deal', async () => {
  const { http, view, drawer } = await open({
    [paths.add]: () => ({ cart_item: aCartLine({ itemid: 201 }) }),
  });
  fireEvent.click(drawer.getByRole('button', { name: 'Add: Lid' }));
  await waitFor(() =>
    expect(http.sentTo(paths.add)).toEqual([
      {
        shopid: main.shopid,
        itemid: 201,
        quantity: 1,
        add_on_deal_id: 5,
        is_add_on_sub_item: true,
        source: 'cart',
      },
    ]),
  );
  await waitFor(() => expect(view.toasts.map(({ message }) => message)).toEqual(['Lid added to cart']));
});

it('asks for a variant first, and offers only those that can be bought', async () => {
  const model = (modelid: number, more: object = {}) =>
    aCartLine({ itemid: 202, modelid, model_name: `Size ${modelid}`, ...more });
  const { http, drawer } = await open({
    [paths.models]: () => ({ models: [model(1), model(2, { stock: 0, problem: 'out-of-stock' })] }),
    [paths.add]: () => ({ cart_item: model(1) }),
  });
  fireEvent.click(drawer.getByRole('button', { name: 'Add: Spoon' }));
  expect((await drawer.findByRole<HTMLInputElement>('radio', { name: /Size 2/ })).disabled).toBe(true);
  const confirm = drawer.getByRole<HTMLButtonElement>('button', { name: 'Add this variant' });
  expect(confirm.disabled).toBe(true);
  fireEvent.click(drawer.getByRole('radio', { name: /Size 1/ }));
  fireEvent.click(confirm);
  await waitFor(() => expect(http.sentTo(paths.add)[0]).toMatchObject({ itemid: 202, modelid: 1 }));
});

/** @spec cart-partial-fulfilment cart-add-on-deal-expired */
it.each([
  [errorCodes.CART_PARTIAL_FULFILMENT, 'The deal doesn’t cover that many.'],
  [errorCodes.CART_ADD_ON_DEAL_EXPIRED, 'This deal has ended.'],
])('tells why a sub item is refused with %i', async (code, message) => {
  const { view, drawer } = await open({ [paths.add]: () => refused(code, { error_msg: message }) });
  fireEvent.click(drawer.getByRole('button', { name: 'Add: Lid' }));
  await waitFor(() => expect(view.toasts.map((toast) => toast.message)).toEqual([message]));
});

it.each([
  ['FREE_GIFT', 'Free gift', 'accent-soft'],
  ['NEW', 'New', 'info'],
] as const)('tags a line as %s', async (promotion_tag, text, tone) => {
  const http = createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    [paths.get]: () => aCart([aCartShop({ lines: [aCartLine({ promotion_tag })] })]),
  });
  await renderScreen(cartScreen, { http, at: '/cart', input: { route: 'cart', params: {}, query: '' } });
  expect((await screen.findByText(text)).closest(`[class*="${tone}"]`)).toBeTruthy();
});
