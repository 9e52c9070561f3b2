import { anOrder, createFakeHttp } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { fireEvent, screen, within } from '@testing-library/react';
import order from '../order/order-screen.ts';
import orders from '../orders/orders-screen.ts';
import { anOwnShop, ownShopPath } from '../shared/own-shop.examples.ts';

/** The paths of the calls that the order screens make. */
export const paths = {
  list: '/api/v4/seller/order/list',
  detail: '/api/v4/seller/order/detail',
  ship: '/api/v4/seller/order/ship',
  cancel: '/api/v4/seller/order/cancel',
  answer: '/api/v4/seller/order/answer_cancellation',
};
const aShop = anOwnShop('owner', [{ status: 'to_ship', count: 1200 }]);
const namespaces = [{ name: 'design-system', load: translations }];
/** A response with one order, and what the seller can do with it. */
export const found = (changes: Parameters<typeof anOrder>[0] = {}, actions = ['ship', 'cancel']) => ({
  order: anOrder({ actions: [], ...changes }),
  actions,
  ratings: [],
});

/** Opens the list of orders. */
export async function openList(answers: FakeAnswers, query = '') {
  const http = createFakeHttp({ [ownShopPath]: () => aShop, ...answers });
  const view = await renderScreen(orders, {
    ...{ http, namespaces, at: `/portal/orders?${query}` },
    input: { route: 'seller-orders', params: {}, query },
  });
  return { http, view };
}

/** Opens the page of one order, or its label. */
export async function openOrder(answers: FakeAnswers, definition = order) {
  const http = createFakeHttp({ [ownShopPath]: () => aShop, [paths.detail]: () => found(), ...answers });
  const view = await renderScreen(definition, {
    ...{ http, namespaces, at: '/portal/orders/7001' },
    input: { route: 'seller-order', params: { orderId: 7001 }, query: '' },
  });
  return { http, view };
}

export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const dialog = async () => within(await screen.findByRole('dialog'));
