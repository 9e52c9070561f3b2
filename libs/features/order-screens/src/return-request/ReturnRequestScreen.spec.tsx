// @vitest-environment happy-dom
import { anAccount, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import returnRequest from './return-request-screen.ts';

const paths = {
  account: '/api/v4/account/basic/get_account_info',
  options: '/api/v4/return/options',
  request: '/api/v4/return/request',
};

const options = (changes: object = {}) => ({
  order_id: 7001,
  order_sn: '260901ABCDEF',
  return_by: 1_790_800_000_000,
  reasons: [
    { reason: 'damaged', solutions: ['return-and-refund', 'refund-only'], min_pictures: 1 },
    { reason: 'changed-mind', solutions: ['return-and-refund'], min_pictures: 0 },
  ],
  lines: [
    { line: anOrderLine({ quantity: 2 }), left: 2, amounts: [someMoney(1000), someMoney(2001)] },
    { line: anOrderLine({ line_no: 2, itemid: 102, name: 'Kettle' }), left: 1, amounts: [someMoney(500)] },
  ],
  shipping: someMoney(199),
  max_pictures: 6,
  ...changes,
});

afterEach(cleanup);

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const view = await renderScreen(returnRequest, {
    http,
    at: '/return/request/option/7001',
    input: { route: 'return-request-option', params: { orderId: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { http, view };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send request' }));

it('shows what is missing, then requests the selected pieces with the amount shown', async () => {
  const { http } = await open({
    [paths.options]: () => options(),
    [paths.request]: () => refused(errorCodes.REFUND_CHANGED, { status: 409 }),
  });
  send();
  expect(await screen.findByText('Choose at least one item.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Kettle'));
  expect(screen.getByText('$5.00')).toBeTruthy();
  send();
  expect(await screen.findByText('Choose a reason.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('It arrived damaged'));
  send();
  expect(await screen.findByText('Choose how you’d like this resolved.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Refund only/));
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Add at least one photo');
  fireEvent.click(screen.getByLabelText('I don’t want it any more'));
  send();
  await waitFor(() =>
    expect(http.sentTo(paths.request)).toEqual([
      {
        ...{ order_id: 7001, pieces: [{ line_no: 2, quantity: 1 }], reason: 'changed-mind' },
        ...{ solution: 'return-and-refund', note: '', pictures: [], seen_amount: someMoney(500) },
      },
    ]),
  );
});

it('shows all that is missing in its place, and moves the focus to the first', async () => {
  await open({ [paths.options]: () => options() });
  const readErrors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const readFocused = () => document.activeElement?.closest('label')?.textContent;
  send();
  expect(readErrors()).toEqual(['Choose at least one item.', 'Choose a reason.']);
  await waitFor(() => expect(readFocused()).toBe('Straw market basket'));
  fireEvent.click(screen.getByLabelText('Kettle'));
  fireEvent.click(screen.getByLabelText('It arrived damaged'));
  expect(readErrors()).toEqual([
    'Choose how you’d like this resolved.',
    'Add at least one photo of the problem.',
  ]);
  send();
  await waitFor(() => expect(readFocused()).toContain('Return'));
  fireEvent.click(screen.getByLabelText(/Refund only/));
  send();
  const photos = screen.getByRole('group', { name: 'Tell us more' });
  await waitFor(() => expect(photos.contains(document.activeElement)).toBe(true));
});

const readForm = () => ({
  reason: screen.getByLabelText<HTMLInputElement>('I don’t want it any more').checked,
  note: screen.getByLabelText<HTMLTextAreaElement>(/^Describe/).value,
  pieces: screen.getByLabelText<HTMLInputElement>('Kettle').checked,
});
const emptyForm = { reason: false, note: '', pieces: false };

it('keeps what was entered when the session has ended, for the same member only, until it is sent', async () => {
  const openAs = (userid: number, request: FakeAnswers[string]) =>
    open({
      [paths.account]: () => anAccount({ userid }),
      [paths.options]: () => options(),
      [paths.request]: request,
    });
  const { view } = await openAs(7, () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }));
  fireEvent.click(screen.getByLabelText('Kettle'));
  fireEvent.click(screen.getByLabelText('I don’t want it any more'));
  fireEvent.change(screen.getByLabelText(/^Describe/), { target: { value: 'Too loud' } });
  send();
  await waitFor(() => expect(view.address()).toMatch(/^\/buyer\/login/));
  cleanup();

  await openAs(8, () => refused(errorCodes.NOT_FOUND));
  expect(readForm()).toEqual(emptyForm);
  cleanup();

  const { http } = await openAs(7, () => ({ return_id: 9001 }));
  await waitFor(() => expect(readForm()).toEqual({ reason: true, note: 'Too loud', pieces: true }));
  send();
  await waitFor(() => expect(http.sentTo(paths.request)).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  cleanup();

  await openAs(7, () => refused(errorCodes.NOT_FOUND));
  expect(readForm()).toEqual(emptyForm);
});

it('refunds the shipping fee when nothing is kept', async () => {
  await open({ [paths.options]: () => options() });
  fireEvent.click(screen.getByLabelText('Kettle'));
  fireEvent.click(screen.getByLabelText('Straw market basket'));
  expect(screen.getByText('$27.00')).toBeTruthy();
});

it.each([
  ['not-delivered', 'You can request a return once your parcel arrives.'],
  ['too-late', 'The time to return this order is over.'],
  ['open', 'A return of this order is already open.'],
])('explains why nothing can be returned: %s', async (refusal, text) => {
  await open({ [paths.options]: () => options({ refusal }) });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

it('answers 404 for another member’s order', async () => {
  const { view } = await open({ [paths.options]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(view.status).toBe(404);
});
