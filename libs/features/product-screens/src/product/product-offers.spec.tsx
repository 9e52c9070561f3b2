// @vitest-environment happy-dom
import { accountApi } from '@pasar/account-api';
import { anItemDetail, anItemWithChoices, aRating, refused, someMoney } from '@pasar/builders';
import { preloadOverlays } from '@pasar/design-system';
import type { MarketCode } from '@pasar/markets';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { at, buyer, openProduct, paths, press, visitor } from '../testing/open-product.tsx';

beforeAll(() => preloadOverlays());
afterEach(cleanup);

describe('vouchers of the shop', () => {
  const item = anItemDetail({
    shop_vouchers: [
      { code: 'TEN', label: '10% off', min_spend: someMoney(1000), ends_at: 1_790_000_000_000 },
    ],
  });
  const createStates = (status_code: number) => ({ states: [{ code: 'TEN', status_code }] });

  it('a member claims a voucher', async () => {
    const state = { now: 1 };
    const take = () => {
      state.now = 3;
      return { voucher: {} };
    };
    const { http } = await openProduct(item, {
      ...buyer,
      [paths.states]: () => createStates(state.now),
      [paths.claim]: take,
    });
    await press('Claim voucher: 10% off');
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(http.sentTo(paths.claim)).toEqual([{ code: 'TEN' }]);
  });

  it('shows an error when claiming fails', async () => {
    const { toasts } = await openProduct(item, { ...buyer, [paths.claim]: () => refused(1) });
    await press('Claim voucher: 10% off');
    await waitFor(() =>
      expect(toasts).toEqual([{ message: 'This voucher can no longer be claimed.', kind: 'error' }]),
    );
  });

  it('a visitor signs in first', async () => {
    const { address, http, store } = await openProduct(item, visitor);
    await waitFor(() =>
      expect(accountApi.endpoints.getAccountInfo.select()(store.getState()).isSuccess).toBe(true),
    );
    await press('Claim voucher: 10% off');
    await waitFor(() => expect(address()).toBe(`/buyer/login?next=${encodeURIComponent(at)}`));
    expect(http.sentTo(paths.claim)).toEqual([]);
  });
});

it('links to the products of each of its hashtags', async () => {
  await openProduct(anItemDetail({ hashtags: ['gift', 'mango'] }), visitor);
  const link = await screen.findByRole('link', { name: '#mango' });
  expect(link.getAttribute('href')).toBe('/mango-tag');
  expect(screen.getByRole('link', { name: '#gift' })).toBeTruthy();
});

it('links to all offers of the same product', async () => {
  await openProduct(
    anItemDetail({ catalogue_offers: { catalogueid: 7, count: 3, price_min: someMoney(1990) } }),
    visitor,
  );
  const link = await screen.findByRole('link', { name: '3 offers from $19.90' });
  expect(link.getAttribute('href')).toBe('/search-catalogue?catalogue=7');
});

describe('installments', () => {
  const eligible = anItemDetail({ is_cc_installment_payment_eligible: true });
  const plan = { payment: 'credit-card', months: 3, monthly: someMoney(830), total: someMoney(2490) };

  it.each([
    ['as the server divides the price', [plan], '3 × $8.30'],
    ['no plans for this model', [], 'Instalments aren’t available for this option.'],
  ])('%s', async (_, plans, text) => {
    await openProduct(eligible, { ...visitor, '/api/v4/item/installment_plans': () => ({ plans }) });
    await press('Pay in instalments');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain(text));
  });

  /** @spec badge-installments amb-installment-whitelist */
  it.each([
    ['an item without instalments', anItemDetail(), 'SG'],
    ['a market without instalments', eligible, 'IN'],
  ] as const)('are not shown for %s', async (_, item, market) => {
    await openProduct({ ...item, has_lowest_price_guarantee: true }, visitor, { market });
    await screen.findByText('Lowest price guaranteed');
    expect(screen.queryByRole('button', { name: 'Pay in instalments' })).toBeNull();
  });
});

it('a visitor who likes an item signs in first', async () => {
  const { address } = await openProduct(anItemDetail(), visitor);
  await waitFor(async () => {
    await press('Add to favourites');
    expect(address()).toContain('/buyer/login');
  });
});

it('filters reviews by variant', async () => {
  const { queriesTo } = await openProduct(anItemWithChoices(), {
    ...visitor,
    [paths.ratings]: () => ({ ratings: [aRating()] }),
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Variant' }), { target: { value: '0,1' } });
  await waitFor(() => expect(queriesTo(paths.ratings).at(-1)).toMatchObject({ variation: '0,1' }));
});

it.each<[MarketCode, string, string]>([
  ['SG', 'Returns within 15 days', 'If it arrives damaged, wrong or incomplete.'],
  ['FR', 'Retours sous 14 jours', 'Même si vous changez d’avis.'],
])('in %s states “%s” beside the price', async (market, title, text) => {
  await openProduct(anItemDetail(), visitor, { market });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});
