// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { money } from '@pasar/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addOnDeal, bundleDeal, listedAddOn, listedDeal } from './deal.examples.ts';
import deal from './deal/deal-screen.ts';
import newDeal from './deal/new-deal-screen.ts';
import deals from './deals/deals-screen.ts';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const paths = {
  list: '/api/v4/seller/deal/list',
  detail: '/api/v4/seller/deal/detail',
  save: '/api/v4/seller/deal/save',
  end: '/api/v4/seller/deal/end',
  products: '/api/v4/seller/product/list',
};
const namespaces = [{ name: 'design-system', load: translations }];
const products = [
  { itemid: 5, title: 'Rattan basket', price_min: money(1990, 'SGD') },
  { itemid: 6, title: 'Lid', price_min: money(700, 'SGD') },
];
const base = {
  [ownShopPath]: () => anOwnShop(),
  [paths.detail]: () => bundleDeal,
  [paths.products]: () => ({ products }),
};

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T00:00:00Z') }));
afterAll(() => void vi.useRealTimers());
afterEach(cleanup);

async function openList(answers: FakeAnswers, query = '') {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(deals, {
    ...{ http, namespaces, at: `/portal/deals?${query}` },
    input: { route: 'seller-deals', params: {}, query },
  });
  return http;
}
async function openDeal(answers: FakeAnswers) {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(deal, {
    ...{ http, namespaces, at: '/portal/deals/31' },
    input: { route: 'seller-deal', params: { dealId: 31 }, query: '' },
  });
  return http;
}
async function openNew(answers: FakeAnswers = {}) {
  const http = createFakeHttp({ ...base, [paths.save]: () => bundleDeal, ...answers });
  await renderScreen(newDeal, {
    ...{ http, namespaces, at: '/portal/deals/new' },
    input: { route: 'seller-new-deal', params: {}, query: '' },
  });
  return http;
}
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (list: string, title: string) =>
  fireEvent.click(
    await within(screen.getByRole('search', { name: list })).findByRole('button', {
      name: `Choose ${title}`,
    }),
  );

it('lists deals with their terms, and links to the other phases', async () => {
  const http = await openList(
    { [paths.list]: () => ({ deals: [listedDeal, listedAddOn] }) },
    'phase=upcoming',
  );
  const card = within(screen.getByRole('article', { name: 'Two baskets' }));
  expect(card.getByText('Buy 2 or more: 10% off · Products: 2')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Edit: Two baskets' }).getAttribute('href')).toBe('/portal/deals/31');
  expect(screen.getByText('Main products: 1 · Add-on products: 1')).toBeTruthy();
  expect(http.requests.find(({ path }) => path === paths.list)?.query).toEqual({ phase: 'upcoming' });
});

it('ends a deal after a confirmation', async () => {
  const http = await openList({
    [paths.list]: () => ({ deals: [listedDeal] }),
    [paths.end]: () => ({ dealid: 31, is_deleted: false }),
  });
  press('End now: Two baskets');
  expect(http.sentTo(paths.end)).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(http.sentTo(paths.end)).toEqual([{ dealid: 31, revision: 2 }]));
});

it('shows every error at its field, and sends nothing', async () => {
  const http = await openNew();
  type('Pieces needed', '1');
  press('Save deal');
  for (const text of [
    'Enter a name.',
    'Enter a whole number from 2 to 100.',
    'Enter a whole number from 1 to 90.',
    'Enter a date and a time.',
    'Choose at least one product.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(http.sentTo(paths.save)).toEqual([]);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Deal name')));
});

it('creates a bundle of chosen products', async () => {
  const http = await openNew();
  type('Deal name', 'Two baskets');
  type('Percentage off', '10');
  type('End', '2027-01-01T00:00');
  await choose('Products of the bundle', 'Rattan basket');
  press('Save deal');
  await waitFor(() =>
    expect(http.sentTo(paths.save)).toEqual([
      {
        ...{ kind: 'bundle', name: 'Two baskets', min_quantity: 2, percent_off: 10, itemids: [5] },
        ...{ starts_at: Date.now(), ends_at: Date.parse('2026-12-31T16:00:00Z') },
      },
    ]),
  );
});

it('creates an add-on deal, whose price must be below the usual one', async () => {
  const http = await openNew();
  fireEvent.click(screen.getByRole('radio', { name: /^Add-on deal/ }));
  type('Deal name', 'A lid');
  type('End', '2027-01-01T00:00');
  await choose('Main products', 'Rattan basket');
  await choose('Add-on products', 'Lid');
  type('Deal price', '7');
  type('Pieces per main product', '2');
  press('Save deal');
  expect(screen.getByText('The deal price must be below the usual price.')).toBeTruthy();
  type('Deal price', '4.50');
  press('Save deal');
  await waitFor(() =>
    expect(http.sentTo(paths.save)).toMatchObject([
      { kind: 'add-on', itemids: [5], subs: [{ itemid: 6, price: 450, per_main: 2 }] },
    ]),
  );
});

it('a gift has a limit and no price', async () => {
  const http = await openNew();
  fireEvent.click(screen.getByRole('radio', { name: /^Free gift/ }));
  type('Deal name', 'A gift');
  type('End', '2027-01-01T00:00');
  await choose('Main products', 'Rattan basket');
  await choose('Gifts', 'Lid');
  expect(screen.queryByLabelText('Deal price')).toBeNull();
  press('Save deal');
  await waitFor(() =>
    expect(http.sentTo(paths.save)).toMatchObject([{ kind: 'gift', subs: [{ price: 0, per_main: 1 }] }]),
  );
});

it('says that a product is in another deal, and the input stays', async () => {
  await openDeal({ [paths.save]: () => refused(errorCodes.DEAL_OVERLAP, { status: 409 }) });
  type('Deal name', 'Winter');
  press('Save deal');
  expect(await screen.findByText(/^One of these products is in another deal at that time/)).toBeTruthy();
  expect(screen.getByLabelText('Deal name')).toHaveProperty('value', 'Winter');
});

it('a running deal keeps its start; a save sends its revision', async () => {
  const http = await openDeal({ [paths.detail]: () => addOnDeal, [paths.save]: () => addOnDeal });
  expect(screen.getByLabelText('Start')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Deal price')).toHaveProperty('value', '4.50');
  press('Save deal');
  await waitFor(() =>
    expect(http.sentTo(paths.save)).toMatchObject([
      { dealid: 32, revision: 2, starts_at: addOnDeal.starts_at, ends_at: addOnDeal.ends_at },
    ]),
  );
});

it('a deal that has changed meanwhile is not overwritten', async () => {
  await openDeal({ [paths.save]: () => refused(errorCodes.DEAL_CHANGED, { status: 409 }) });
  press('Save deal');
  expect(await screen.findByText('This deal has changed')).toBeTruthy();
});

it('an ended deal cannot change; another shop’s deal is not found', async () => {
  await openDeal({ [paths.detail]: () => ({ ...bundleDeal, phase: 'ended' }) });
  expect(screen.queryByRole('button', { name: 'Save deal' })).toBeNull();
  cleanup();
  await openDeal({ [paths.detail]: () => refused(errorCodes.NOT_FOUND, { status: 404 }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Deal not found' })).toBeTruthy();
});
