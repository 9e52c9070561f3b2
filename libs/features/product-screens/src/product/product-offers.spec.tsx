// @vitest-environment happy-dom
import { accountApi } from '@pasar/account-api';
import { preloadOverlays, translations } from '@pasar/design-system';
import {
  anAccount,
  anAddress,
  anItemCard,
  anItemDetail,
  anItemWithChoices,
  aRating,
  createFakeHttp,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { ItemDetail } from '@pasar/catalogue-api';
import type { MarketCode } from '@pasar/markets';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import productScreen from './product-screen.ts';

/** Lazily loaded parts may be slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const designSystem = { name: 'design-system', load: translations };
const at = '/Basket-i.11.101';
const paths = {
  who: '/api/v4/account/basic/get_account_info',
  claim: '/api/v4/voucher/claim',
  states: '/api/v4/voucher/states',
  deals: '/api/v4/item/deals',
  quote: '/api/v4/cart/quote',
  add: '/api/v4/cart/add_to_cart',
  ratings: '/api/v4/item/ratings',
};
const visitor: FakeAnswers = { [paths.who]: () => refused(19, { status: 401 }) };
const buyer: FakeAnswers = { [paths.who]: () => anAccount() };

async function open(item: ItemDetail, answers: FakeAnswers, market: MarketCode = 'SG') {
  const http = createFakeHttp({
    '/api/v4/item/get': ({ query }) =>
      query?.['itemid'] === 102 ? anItemWithChoices({ itemid: 102 }) : item,
    '/api/v4/item/recommend': () => ({ items: [] }),
    [paths.ratings]: () => ({ ratings: [] }),
    [paths.deals]: () => ({ bundle_deals: [], add_on_deals: [] }),
    ...answers,
  });
  const input = {
    route: 'product',
    params: { seoName: 'Basket', shopId: 11, itemId: 101 },
    query: '',
  } as const;
  const view = await renderScreen(productScreen, { http, at, input, market, namespaces: [designSystem] });
  const queriesTo = (path: string) =>
    http.requests.filter((one) => one.path === path).map(({ query }) => query);
  return { ...view, http, queriesTo };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

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
    const { http } = await open(item, {
      ...buyer,
      [paths.states]: () => createStates(state.now),
      [paths.claim]: take,
    });
    await press('Claim voucher: 10% off');
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(http.sentTo(paths.claim)).toEqual([{ code: 'TEN' }]);
  });

  it('shows an error when claiming fails', async () => {
    const { toasts } = await open(item, { ...buyer, [paths.claim]: () => refused(1) });
    await press('Claim voucher: 10% off');
    await waitFor(() =>
      expect(toasts).toEqual([{ message: 'This voucher can no longer be claimed.', kind: 'error' }]),
    );
  });

  it('a visitor signs in first', async () => {
    const { address, http, store } = await open(item, visitor);
    await waitFor(() =>
      expect(accountApi.endpoints.getAccountInfo.select()(store.getState()).isSuccess).toBe(true),
    );
    await press('Claim voucher: 10% off');
    await waitFor(() => expect(address()).toBe(`/buyer/login?next=${encodeURIComponent(at)}`));
    expect(http.sentTo(paths.claim)).toEqual([]);
  });
});

describe('delivery', () => {
  const way = {
    channel: 'standard',
    fee: someMoney(400),
    days_min: 2,
    days_max: 4,
    arrives: { from: '2026-11-24', to: '2026-11-26', place: 'Muar' },
    cod: false,
  };
  const delivery: FakeAnswers = {
    '/api/v4/item/shipping_info': () => ({ address_key: '-', from: 'Bedok', logistics: [way] }),
    '/api/v4/item/shipping_fee': () => ({
      promotion_rules: [{ code: 'SHIP', label: 'Free shipping', min_spend: someMoney(690) }],
    }),
    '/api/v4/item/delivery_regions': () => ({
      regions: [{ name: 'Johor' }, { name: '台北市', latin: 'Taipei' }],
    }),
    '/api/v4/account/address/list': () => ({
      addresses: [
        anAddress({ city: 'Muar', state: 'Johor' }),
        anAddress({ id: 8, city: 'Ipoh', state: 'Perak' }),
      ],
    }),
  };

  afterEach(() => localStorage.clear());

  const region = () => screen.findByRole('combobox', { name: 'Deliver to region' });

  it('a member sees the fee for each address and region', async () => {
    const { queriesTo } = await open(anItemDetail(), { ...buyer, ...delivery });
    await press(/^Get it .* to Muar, \$4.00$/);
    const select = await screen.findByRole('combobox', { name: 'Deliver to' });
    const options = within(await screen.findByRole('dialog'));
    expect(await options.findByText(/^Get it .* to Muar, \$4.00$/)).toBeTruthy();
    fireEvent.change(select, { target: { value: '8' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ city: 'Ipoh', state: 'Perak' }),
    );
    expect(screen.getByText('Free shipping, min. spend $6.90 (code SHIP)')).toBeTruthy();
    fireEvent.change(select, { target: { value: 'elsewhere' } });
    fireEvent.change(await region(), { target: { value: 'Johor' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: 'Johor' }),
    );
  });

  it('a visitor sees the fee in general and for a region', async () => {
    const { queriesTo } = await open(anItemDetail(), { ...visitor, ...delivery });
    await press(/^Get it .* to Singapore, \$1.99 – \$3.99$/);
    expect(await screen.findByText(/^Get it Tue, .*24.* – Thu, .*26/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Sign in to see delivery to your address' })).toBeTruthy();
    await waitFor(async () => expect((await region()).textContent).toContain('台北市'));
    fireEvent.change(await region(), { target: { value: '台北市' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: '台北市' }),
    );
  });

  it('a visitor’s region is remembered for all products', async () => {
    localStorage.setItem(
      'persist:delivery-region',
      '{"region":"Johor","_persist":{"version":1,"rehydrated":true}}',
    );
    const { queriesTo } = await open(anItemDetail(), { ...visitor, ...delivery });
    await press(/^Get it .* to Muar, \$4.00$/);
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: 'Johor' }),
    );
    await waitFor(async () => expect(((await region()) as HTMLSelectElement).value).toBe('Johor'));
  });
});

/** The promise on the page, of the item's shipping fee. */
it.each([
  ['free delivery', { max: 0 }, /^Get it .* to Singapore, free shipping$/],
  ['one fee for the whole market', { max: 199 }, /^Get it .* to Singapore, \$1.99$/],
])('promises %s', async (_, { max }, name) => {
  const { shipping_fee } = anItemDetail();
  const min = someMoney(Math.min(max, 199));
  await open(anItemDetail({ shipping_fee: { ...shipping_fee, min, max: someMoney(max) } }), visitor);
  expect(await button(name)).toBeTruthy();
});

describe('installments', () => {
  const eligible = anItemDetail({ is_cc_installment_payment_eligible: true });
  const plan = { payment: 'credit-card', months: 3, monthly: someMoney(830), total: someMoney(2490) };

  it.each([
    ['as the server divides the price', [plan], '3 × $8.30'],
    ['no plans for this model', [], 'Instalments aren’t available for this option.'],
  ])('%s', async (_, plans, text) => {
    await open(eligible, { ...visitor, '/api/v4/item/installment_plans': () => ({ plans }) });
    await press('Pay in instalments');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain(text));
  });

  /** @spec badge-installments amb-installment-whitelist */
  it.each([
    ['an item without instalments', anItemDetail(), 'SG'],
    ['a market without instalments', eligible, 'IN'],
  ] as const)('are not shown for %s', async (_, item, market) => {
    await open({ ...item, has_lowest_price_guarantee: true }, visitor, market);
    await screen.findByText('Lowest price guaranteed');
    expect(screen.queryByRole('button', { name: 'Pay in instalments' })).toBeNull();
  });
});

/** @spec add-on-deal-sub-type */
describe('deals', () => {
  const lid = anItemCard({ itemid: 103, name: 'Lid', price_min: someMoney(700) });
  const tray = anItemCard({ itemid: 102, name: 'Tray', model_count: 4 });
  const addOn = {
    dealid: 8,
    label: 'Add-on deal',
    sub_type: 0,
    ends_at: 9,
    sub_items: [
      { item: lid, add_on_price: someMoney(500), limit: 2 },
      { item: tray, add_on_price: someMoney(900), limit: 1 },
    ],
  };
  const quote = { lines: [], total: someMoney(2990), saved: someMoney(200) };
  const answers: FakeAnswers = {
    [paths.deals]: () => ({ bundle_deals: [], add_on_deals: [addOn] }),
    [paths.quote]: () => quote,
    [paths.add]: () => ({ cart_item: {} }),
  };
  const tick = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole('checkbox', { name }));

  it('shows the server’s price, and adds the main item first', async () => {
    const { queriesTo, http, toasts } = await open(anItemDetail(), { ...buyer, ...answers });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    expect(await screen.findByText('You save $2.00')).toBeTruthy();
    expect(queriesTo(paths.quote).at(-1)).toEqual({ shopid: 11, lines: '101.0.1,103.0.1' });
    await press('Add all to cart');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('All products added to cart'));
    expect(http.sentTo(paths.add)).toEqual([
      expect.objectContaining({ itemid: 101, add_on_deal_id: 8, is_add_on_sub_item: false }),
      expect.objectContaining({ itemid: 103, add_on_deal_id: 8, is_add_on_sub_item: true }),
    ]);
  });

  it('has no price until every model is selected', async () => {
    const { queriesTo } = await open(anItemDetail(), { ...buyer, ...answers });
    await press('Choose: Add-on deal');
    await tick(/^Tray/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Add all to cart' })).toHaveProperty('disabled', true);
    fireEvent.click(await dialog.findByRole('radio', { name: 'Red' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'L' }));
    await waitFor(() => expect(queriesTo(paths.quote).at(-1)).toMatchObject({ lines: '101.0.1,102.2.1' }));
  });

  it('stops at the first failure and shows why', async () => {
    const refuse = { [paths.add]: () => refused(6, { error_msg: 'None is left.' }) };
    const { http, toasts } = await open(anItemDetail(), { ...buyer, ...answers, ...refuse });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    await screen.findByText('You save $2.00');
    await press('Add all to cart');
    await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
    expect(http.sentTo(paths.add)).toHaveLength(1);
  });

  it('lists unavailable items and adds nothing', async () => {
    const gone = { name: 'Lid', model_name: '', problem: 'out-of-stock' };
    await open(anItemDetail(), { ...buyer, ...answers, [paths.quote]: () => ({ ...quote, lines: [gone] }) });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    expect((await screen.findByRole('alert')).textContent).toContain('Lid');
    expect(await button('Add all to cart')).toHaveProperty('disabled', true);
  });
});

it('a visitor who likes an item signs in first', async () => {
  const { address } = await open(anItemDetail(), visitor);
  await waitFor(async () => {
    await press('Add to favourites');
    expect(address()).toContain('/buyer/login');
  });
});

it('filters reviews by variation', async () => {
  const { queriesTo } = await open(anItemWithChoices(), {
    ...visitor,
    [paths.ratings]: () => ({ ratings: [aRating()] }),
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Variation' }), { target: { value: '0,1' } });
  await waitFor(() => expect(queriesTo(paths.ratings).at(-1)).toMatchObject({ variation: '0,1' }));
});

it.each<[MarketCode, string, string]>([
  ['SG', 'Returns within 15 days', 'If it arrives damaged, wrong or incomplete.'],
  ['FR', 'Retours sous 14 jours', 'Même si vous changez d’avis.'],
])('in %s states “%s” beside the price', async (market, title, text) => {
  await open(anItemDetail(), visitor, market);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});
