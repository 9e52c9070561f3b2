// @vitest-environment happy-dom
import { anOrder, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBranchRequest, branchReselectionInput, nearbyBranches } from './branch-request.examples.ts';
import branchReselection from './branch-reselection-screen.ts';

const paths = {
  request: '/api/v4/order/branch_request',
  list: '/api/v4/delivery/branches',
  reselect: '/api/v4/order/reselect_branch',
};
const key = { order_id: 7001, shopid: 11, forderid: '260901ABCDEF', storeid: 'TPE-001' };

afterEach(cleanup);

async function open(answers: FakeAnswers = {}) {
  const http = createFakeHttp({
    [paths.request]: () => aBranchRequest(),
    [paths.list]: () => nearbyBranches,
    ...answers,
  });
  const view = await renderScreen(branchReselection, {
    http,
    at: '/reselect_branch/7001/11/260901ABCDEF/TPE-001',
    input: branchReselectionInput,
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { http, view };
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Use this pick-up point' }));

it('names the closed branch and lists those near it', async () => {
  const { http, view } = await open();
  expect(view.status).toBe(200);
  expect(screen.getByText('This pick-up point is closed.')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(http.requests.map(({ query }) => query)).toEqual([key, { near: 'TPE-001' }]);
});

it('sends the chosen branch with the parts of its address, and shows the order', async () => {
  const { http, view } = await open({ [paths.reselect]: () => anOrder() });
  confirm();
  expect(await screen.findByText('Choose a pick-up point.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/晨市永吉門市/));
  confirm();
  await waitFor(() => expect(view.address()).toBe('/user/purchase/order/7001'));
  expect(http.sentTo(paths.reselect)).toEqual([{ ...key, branch_id: 'TPE-002' }]);
  expect(view.toasts).toEqual([{ message: 'Pick-up point changed', kind: 'success' }]);
});

it('searches once the shopper stops typing', async () => {
  const { http } = await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '大安' } });
  await waitFor(() => expect(http.requests.at(-1)?.query).toEqual({ near: 'TPE-001', q: '大安' }));
});

it('loads the request and the list again after a refusal', async () => {
  const { http } = await open({
    [paths.reselect]: () => refused(errorCodes.BRANCH_FULL, { status: 409 }),
  });
  const before = http.requests.length;
  fireEvent.click(screen.getByLabelText(/晨市師大門市/));
  confirm();
  await waitFor(() =>
    expect(http.requests.slice(before).map(({ path }) => path)).toEqual([
      paths.reselect,
      paths.list,
      paths.request,
    ]),
  );
});

it('says why there is nothing to choose, and links to the order', async () => {
  await open({ [paths.request]: () => refused(errorCodes.BRANCH_ORDER_SHIPPED, { status: 409 }) });
  expect(screen.getByRole('heading', { name: 'No other pick-up point needed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
    '/user/purchase/order/7001',
  );
});

it('answers 404 for another member’s order', async () => {
  const { view } = await open({ [paths.request]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(view.status).toBe(404);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
});
