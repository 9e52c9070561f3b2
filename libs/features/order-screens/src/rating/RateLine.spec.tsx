// @vitest-environment happy-dom
import { anAccount, anOrder, anOrderLine, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import orderDetail from '../order-detail/order-detail-screen.ts';

/** The dialog is loaded lazily, which can be slow on a busy machine. */

afterEach(cleanup);

/** Opens the ratings of a completed order. */
async function openRatings(answers: FakeAnswers) {
  const http = createFakeHttp({
    '/api/v4/order/detail': () => anOrder({ status: 'completed', actions: ['rate'] }),
    ...answers,
  });
  await renderScreen(orderDetail, {
    http,
    at: '/user/purchase/order/7001',
    input: { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rate items' }));
  return { http, dialog: within(await screen.findByRole('dialog')) };
}

it('demands a rating, until one is chosen', async () => {
  const { http, dialog } = await openRatings({
    '/api/v4/order/ratings': () => ({ can_rate: true, lines: [{ line: anOrderLine() }] }),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Send rating' }));
  expect(dialog.getByText('Choose a rating.')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('4 ★'));
  expect(dialog.queryByText('Choose a rating.')).toBeNull();
  expect(http.sentTo('/api/v4/order/rate')).toEqual([]);
});

it('offers to close the dialog once every line has a rating', async () => {
  const given = { rating_star: 4, comment: '', pictures: [], can_edit: true };
  const state = { isRated: false };
  const { dialog } = await openRatings({
    '/api/v4/order/ratings': () => ({
      can_rate: true,
      lines: [{ line: anOrderLine(), ...(state.isRated && { rating: given }) }],
    }),
    '/api/v4/order/rate': () => ((state.isRated = true), given),
  });
  fireEvent.click(await dialog.findByLabelText('4 ★'));
  expect(dialog.queryByRole('button', { name: 'Done' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send rating' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps a rating when the session has ended', async () => {
  const answers: FakeAnswers = {
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/order/ratings': () => ({ can_rate: true, lines: [{ line: anOrderLine() }] }),
    '/api/v4/order/rate': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
  };
  const { http, dialog } = await openRatings(answers);
  fireEvent.click(await dialog.findByLabelText('4 ★'));
  await waitFor(() => expect(http.sentTo('/api/v4/account/basic/get_account_info')).toHaveLength(1));
  fireEvent.change(dialog.getByLabelText(/^What did you think/), { target: { value: 'It rings true' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(http.sentTo('/api/v4/order/rate')).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  cleanup();

  const again = await openRatings(answers);
  await waitFor(() => expect(again.dialog.getByLabelText<HTMLInputElement>('4 ★').checked).toBe(true));
  expect(again.dialog.getByLabelText<HTMLTextAreaElement>(/^What did you think/).value).toBe('It rings true');
});
