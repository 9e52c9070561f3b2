// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import order from './order/order-screen.ts';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const paths = {
  detail: '/api/v4/seller/order/detail',
  answer: '/api/v4/seller/return/answer',
  reply: '/api/v4/seller/rating/reply',
};
const aReturn = {
  ...{ return_id: 5, order_id: 7001, order_sn: '260901ABCDEF', shopid: 11, shop_name: 'Anyam' },
  ...{ shop_username: 'anyam', status: 'requested', solution: 'return-and-refund', reason: 'damaged' },
  ...{ note: 'A corner is broken.', seller_note: '', amount: someMoney(2490), coins: 0 },
  lines: [{ line: anOrderLine(), quantity: 1, amount: someMoney(2490) }],
  ...{ pictures: [{ id: 'p1', width: 40, height: 30 }], address: ['Anyam'] },
  ...{ deadline: 1_790_100_000_000, created_at: 1_790_000_000_000, timeline: [], actions: [] },
};
const returned = (actions = ['accept-return', 'refund-return', 'dispute-return'], changes = {}) => ({
  order: anOrder({ status: 'return_refund', actions: [] }),
  ...{ actions, ratings: [], return: { ...aReturn, ...changes } },
});

afterEach(cleanup);

async function open(answers: FakeAnswers) {
  const shop = anOwnShop();
  const http = createFakeHttp({ [ownShopPath]: () => shop, ...answers });
  const view = await renderScreen(order, {
    ...{ http, at: '/portal/orders/7001', namespaces: [{ name: 'design-system', load: translations }] },
    input: { route: 'seller-order', params: { orderId: 7001 }, query: '' },
  });
  return { http, view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows what the buyer wants back, why, and what happens without an answer', async () => {
  await open({ [paths.detail]: () => returned() });
  expect(screen.getByText('A corner is broken.')).toBeTruthy();
  expect(screen.getByText('It arrived damaged')).toBeTruthy();
  expect(screen.getByText(/If you don’t answer by .*2026/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe(
    '/api/v4/order/picture?id=p1',
  );
});

it.each([
  ['Accept the return', 'accept'],
  ['Refund the buyer', 'refund'],
])('%s sends the answer', async (name, action) => {
  const { http, view } = await open({
    [paths.detail]: () => returned(),
    [paths.answer]: () => ({ return_id: 5, status: 'to_send' }),
  });
  press(name);
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']));
  expect(http.sentTo(paths.answer)).toEqual([{ return_id: 5, action }]);
});

it('disputes with a reason, which is kept when the call fails', async () => {
  const { http, view } = await open({
    [paths.detail]: () => returned(),
    [paths.answer]: () => refused(errorCodes.ORDER_STEP_NOT_ALLOWED, { status: 409 }),
  });
  press('Disagree');
  const asking = within(await screen.findByRole('dialog'));
  fireEvent.click(asking.getByRole('button', { name: 'Disagree' }));
  expect(await asking.findByText('Say why you don’t agree.')).toBeTruthy();
  const field = asking.getByLabelText<HTMLTextAreaElement>('Why don’t you agree?');
  fireEvent.change(field, { target: { value: ' It was fine. ' } });
  fireEvent.click(asking.getByRole('button', { name: 'Disagree' }));
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(http.sentTo(paths.answer)).toEqual([{ return_id: 5, action: 'dispute', note: 'It was fine.' }]);
  expect(field.value).toBe(' It was fine. ');
});

it('offers no answer to a return that has ended', async () => {
  await open({ [paths.detail]: () => returned([], { status: 'refunded', deadline: undefined }) });
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disagree' })).toBeNull();
  expect(screen.queryByText(/If you don’t answer/)).toBeNull();
});

it('replies to a rating, but not with an empty text', async () => {
  const rated = {
    order: anOrder({ status: 'completed', actions: [] }),
    actions: [],
    ratings: [{ line_no: 1, rating_star: 2, comment: 'It leaks.', pictures: [] }],
  };
  const { http, view } = await open({ [paths.detail]: () => rated, [paths.reply]: () => rated });
  expect(screen.getByText('It leaks.')).toBeTruthy();
  press('Publish reply');
  expect(screen.getByText('Write a reply first.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Your reply/)));
  fireEvent.change(screen.getByLabelText(/Your reply/), { target: { value: 'We are sorry. ' } });
  press('Publish reply');
  await waitFor(() => expect(view.toasts.map(({ kind }) => kind)).toEqual(['success']));
  expect(http.sentTo(paths.reply)).toEqual([{ order_id: 7001, line_no: 1, reply: 'We are sorry.' }]);
});
