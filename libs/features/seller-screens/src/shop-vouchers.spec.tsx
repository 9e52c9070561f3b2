// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';
import { detail, listed } from './voucher.examples.ts';
import newVoucher from './voucher/new-voucher-screen.ts';
import voucher from './voucher/voucher-screen.ts';
import vouchers from './vouchers/vouchers-screen.ts';

const paths = {
  list: '/api/v4/seller/voucher/list',
  detail: '/api/v4/seller/voucher/detail',
  save: '/api/v4/seller/voucher/save',
  end: '/api/v4/seller/voucher/end',
  products: '/api/v4/seller/product/list',
};
const shop = anOwnShop();
const namespaces = [{ name: 'design-system', load: translations }];
const base = { [ownShopPath]: () => shop, [paths.detail]: () => detail };

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T00:00:00Z') }));
afterAll(() => void vi.useRealTimers());
afterEach(cleanup);

async function openList(answers: FakeAnswers, query = '') {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(vouchers, {
    ...{ http, namespaces, at: `/portal/vouchers?${query}` },
    input: { route: 'seller-vouchers', params: {}, query },
  });
  return http;
}
async function openVoucher(answers: FakeAnswers) {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(voucher, {
    ...{ http, namespaces, at: '/portal/vouchers/AUTUMN10/edit' },
    input: { route: 'seller-voucher', params: { code: 'AUTUMN10' }, query: '' },
  });
  return http;
}
async function openNew(answers: FakeAnswers, query = '') {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(newVoucher, {
    ...{ http, namespaces, at: `/portal/vouchers/new?${query}` },
    input: { route: 'seller-new-voucher', params: {}, query },
  });
  return http;
}
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), {
    target: { value },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentTo = (http: ReturnType<typeof createFakeHttp>, path: string) =>
  http.requests.find((request) => request.path === path)?.body;

it('lists vouchers with their discount, terms and uses, and links to the other phases', async () => {
  const http = await openList({ [paths.list]: () => ({ vouchers: [listed] }) }, 'phase=upcoming');
  const card = within(screen.getByRole('article', { name: 'AUTUMN10' }));
  expect(card.getByText('−10%')).toBeTruthy();
  expect(card.getByText('Min. spend $20.00 · Up to $8.00 off · Whole shop')).toBeTruthy();
  expect(card.getByText('Used: 3 of 100 · Claimed: 12')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Edit: AUTUMN10' }).getAttribute('href')).toBe(
    '/portal/vouchers/AUTUMN10/edit',
  );
  expect(http.requests.find(({ path }) => path === paths.list)?.query).toEqual({ phase: 'upcoming' });
});

it('ends a voucher after a confirmation', async () => {
  const http = await openList({
    [paths.list]: () => ({ vouchers: [listed] }),
    [paths.end]: () => ({ code: 'AUTUMN10', is_deleted: false }),
  });
  press('End now: AUTUMN10');
  expect(sentTo(http, paths.end)).toBeUndefined();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(sentTo(http, paths.end)).toEqual({ code: 'AUTUMN10', revision: 2 }));
});

it('shows every error at its field, and sends nothing', async () => {
  const http = await openNew({});
  type('Voucher code', 'pasar 1');
  press('Save voucher');
  for (const text of [
    'Enter a name.',
    /^Codes that start with .* are Pasar’s own/,
    'Enter a whole number from 1 to 90.',
    'Enter a whole number from 1 to 1,000,000.',
    'Enter a date and a time.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sentTo(http, paths.save)).toBeUndefined();
});

it('sends the period in the market’s time zone and amounts in minor units', async () => {
  const http = await openNew({ [paths.save]: () => detail });
  type('Voucher name', 'Autumn');
  type('Voucher code', 'autumn 10');
  fireEvent.click(screen.getByRole('radio', { name: 'Amount off' }));
  type('Amount off', '5');
  type(/^Minimum spend/, '20.50');
  type('Total uses', '100');
  type('Start', '2028-01-01T00:00');
  type('End', '2028-02-01T00:00');
  press('Save voucher');
  // More than a year ahead: the rules of the form are those of the server.
  expect(screen.getByText('It can start in a year at the latest.')).toBeTruthy();
  type('Start', '');
  type('End', '2027-02-01T00:00');
  press('Save voucher');
  await waitFor(() =>
    expect(sentTo(http, paths.save)).toMatchObject({
      ...{ code: 'AUTUMN10', kind: 'fixed', value: 500, min_spend: 2050, quantity: 100, per_user_limit: 1 },
      ...{ ends_at: Date.parse('2027-01-31T16:00:00Z'), is_listed: true },
    }),
  );
});

it('a taken code shows an error at its field, and the input stays', async () => {
  await openNew(
    { [paths.save]: () => refused(errorCodes.VOUCHER_CODE_TAKEN, { status: 409 }) },
    'copy=OLD10',
  );
  expect(screen.getByLabelText('Voucher name')).toHaveProperty('value', 'Autumn thanks');
  expect(screen.getByLabelText('Voucher code')).toHaveProperty('value', '');
  type('Voucher code', 'AUTUMN10');
  type('End', '2027-02-01T00:00');
  press('Save voucher');
  expect(await screen.findByText('Another voucher already has this code. Choose another.')).toBeTruthy();
  expect(screen.getByLabelText('Voucher code')).toHaveProperty('value', 'AUTUMN10');
});

it('chooses products of the shop', async () => {
  const http = await openNew({
    [paths.products]: () => ({ products: [{ itemid: 5, title: 'Rattan basket' }] }),
    [paths.save]: () => detail,
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Chosen products' }));
  press('Save voucher');
  expect(screen.getByText('Choose at least one product.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Rattan basket' }));
  for (const [label, value] of [
    ['Voucher name', 'Autumn'],
    ['Voucher code', 'AUTUMN10'],
    ['Percentage', '10'],
    ['Total uses', '5'],
    ['End', '2027-02-01T00:00'],
  ] as const)
    type(label, value);
  press('Save voucher');
  await waitFor(() => expect(sentTo(http, paths.save)).toMatchObject({ itemids: [5], value: 10 }));
});

it('of a claimed voucher only the end and the quantity can change; the rest is sent as it was', async () => {
  const claimed = { ...detail, changes: 'end-and-quantity', claimed: 12 };
  const http = await openVoucher({ [paths.detail]: () => claimed, [paths.save]: () => claimed });
  expect(screen.getByLabelText('Voucher name')).toHaveProperty('disabled', true);
  type('Total uses', '99');
  press('Save voucher');
  expect(screen.getByText('Enter a whole number from 100 to 1,000,000.')).toBeTruthy();
  type('Total uses', '150');
  press('Save voucher');
  await waitFor(() =>
    expect(sentTo(http, paths.save)).toMatchObject({
      ...{ revision: 2, quantity: 150, value: 10, cap: 800, name: 'Autumn thanks' },
      ...{ starts_at: detail.starts_at, ends_at: detail.ends_at },
    }),
  );
});

it('a voucher that has changed meanwhile is not overwritten, and the input stays', async () => {
  await openVoucher({ [paths.save]: () => refused(errorCodes.VOUCHER_CHANGED, { status: 409 }) });
  type('Voucher name', 'Winter');
  press('Save voucher');
  expect(await screen.findByText('This voucher has changed')).toBeTruthy();
  expect(screen.getByLabelText('Voucher name')).toHaveProperty('value', 'Winter');
});

it('an ended voucher offers only to be duplicated', async () => {
  await openVoucher({ [paths.detail]: () => ({ ...detail, phase: 'ended', changes: 'nothing' }) });
  expect(screen.queryByRole('button', { name: 'Save voucher' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Duplicate' }).getAttribute('href')).toBe(
    '/portal/vouchers/new?copy=AUTUMN10',
  );
});

it('another shop’s voucher is not found', async () => {
  await openVoucher({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Voucher not found' })).toBeTruthy();
});
