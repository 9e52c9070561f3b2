// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { ratingVideoLimits } from '@pasar/order';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import orderDetail from '../order-detail/order-detail-screen.ts';

const uploadPath = '/api/v4/order/upload_video';
const ratePath = '/api/v4/order/rate';
const video = { id: 'v1', type: 'video/mp4', seconds: 12 } as const;
const add = /^Add a video/;
const written = { rating_star: 4, comment: '', pictures: [], can_edit: true };

/** The dialog is loaded lazily, which can be slow on a busy machine. */

afterEach(cleanup);

async function openRating(rating: object | undefined, answers: FakeAnswers = {}) {
  const rated = { can_rate: true, lines: [{ line: anOrderLine(), ...(rating && { rating }) }] };
  const http = createFakeHttp({
    '/api/v4/order/detail': () => anOrder({ status: 'completed', actions: ['rate'] }),
    '/api/v4/order/ratings': () => rated,
    [ratePath]: () => rated,
    [uploadPath]: () => video,
    ...answers,
  });
  const view = await renderScreen(orderDetail, {
    http,
    at: '/user/purchase/order/7001',
    input: { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rate items' }));
  return { http, view, dialog: within(await screen.findByRole('dialog')) };
}

const choose = async (dialog: ReturnType<typeof within>, size = 10) => {
  const file = new File(['x'], 'basket.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(await dialog.findByLabelText(add, { selector: 'input' }), { target: { files: [file] } });
};

it('uploads a video and sends it with the rating', async () => {
  const { http, dialog } = await openRating(undefined);
  await choose(dialog);
  expect(await dialog.findByText('Video, 12 s')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('4 ★'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(http.sentTo(ratePath)).toMatchObject([{ video: 'v1' }]));
});

it('keeps the video of a changed rating, and can remove it', async () => {
  const { http, dialog } = await openRating({ ...written, video });
  fireEvent.click(await dialog.findByRole('button', { name: 'Change once' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove the video' }));
  expect(dialog.getByRole('button', { name: add })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(http.sentTo(ratePath)).toHaveLength(1));
  expect(http.sentTo(ratePath)[0]).not.toHaveProperty('video');
});

it('refuses a file that is too large before it is sent', async () => {
  const { http, dialog } = await openRating(undefined);
  await choose(dialog, ratingVideoLimits.maxBytes + 1);
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This video is too large. Choose one of up to 24 MB.',
  );
  expect(http.sentTo(uploadPath)).toEqual([]);
});

it('says why the server refused a video', async () => {
  const { view, dialog } = await openRating(undefined, {
    [uploadPath]: () => refused(errorCodes.VIDEO_INVALID, { status: 422 }),
  });
  await choose(dialog);
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  expect(dialog.queryByText('Video, 12 s')).toBeNull();
});

it('offers to try again when the ratings cannot be loaded', async () => {
  const { dialog } = await openRating(undefined, {
    '/api/v4/order/ratings': () => refused(errorCodes.PARAM, { status: 500 }),
  });
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
