// @vitest-environment happy-dom
import { catalogueApi } from '@pasar/catalogue-api';
import { createStore } from '@pasar/base-api';
import { routes } from '@pasar/routing-table';
import { trackingOperations } from '@pasar/tracking';
import type { TrackingMessage, JsonObject } from '@pasar/tracking';
import { documentedFields } from '@pasar/tracking/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { unbuiltRoutes } from '../../app/unbuilt-routes.data.ts';
import type { PageLoader } from '../../page-loading/page-loader.ts';
import { createPageTracker } from './page-tracker.ts';
import type { TrackedVisitor } from './visitor.ts';

const missing: ReadonlySet<string> = new Set(unbuiltRoutes);

/** Every page type: routes with a path and a screen. */
const pageTypes = Object.entries(routes)
  .filter(([id, row]) => 'path' in row && !missing.has(id))
  .filter(([, row]) => !('as' in row) && !('answers' in row) && !('redirect' in row))
  .map(([id]) => id);

const item = {
  itemid: 1,
  shopid: 2,
  name: 'Ana’s mat',
  price: { amount: 900, currency: 'SGD' },
  price_before_discount: { amount: 1800, currency: 'SGD' },
  raw_discount: 50,
  stock: 3,
  historical_sold: 12,
  item_rating: { rating_star: 4.3, rating_count: 5 },
  label_ids: [7],
  shopee_verified: true,
  show_free_shipping: true,
};
const voucher = {
  code: 'MART5',
  kind: 'fixed',
  label: '',
  min_spend: { amount: 100, currency: 'SGD' },
  status_code: 3,
};

const visitor = {
  eventContext: () => ({ ab_test: 'new-cart', source: 'direct' }),
  reportContext: () => ({ userid: 5 }),
} as unknown as TrackedVisitor;

/** Opens a page of a route, and returns its tracked events. */
const open = async (route: string, query = '') => {
  const told: TrackingMessage[] = [];
  const store = createStore({
    http: async () => ({ status: 200, body: { error: 0, data: { items: [item] } } }),
  });
  const page = {
    kind: 'screen',
    screen: route,
    input: { query, params: { shopId: 2, userId: 9, seoName: 'Ana' } },
  };
  const loader = { read: async () => page } as unknown as PageLoader;
  await store.dispatch(catalogueApi.endpoints.searchItems.initiate({ keyword: 'mat' }));
  const pageTracker = createPageTracker({ post: (happening) => void told.push(happening) }, visitor, {
    loader,
    store,
  });
  await pageTracker.trackPageView(`/x?${query}`, 1);
  return { told, pageTracker };
};

const readInfo = (happening: TrackingMessage | undefined): JsonObject => {
  if (happening && 'event' in happening) return { ...happening.event } as unknown as JsonObject;
  return happening && 'exit' in happening
    ? ({ ...happening.exit, tracker_id: 220 } as unknown as JsonObject)
    : {};
};
const readItem = (happening: TrackingMessage | undefined): JsonObject =>
  (happening && 'report' in happening && happening.report.items?.[0]) || {};

const lacks = (value: JsonObject | undefined, fields: object): string[] =>
  Object.keys(fields).filter((name) => value?.[name] === undefined);

beforeEach(() => {
  document.body.innerHTML = `<article data-item="2.1"><a href="/x">x</a></article><article data-shop="2"><a href="/y">y</a></article>`;
});

/** @spec tracking-event-v3 tracking-item-fields tracking-product-card */
describe.each(pageTypes)('sends every documented field on the page %s', (route) => {
  it('omits no documented field of an event', async () => {
    const { told, pageTracker } = await open(route);
    pageTracker.trackChange({ path: '/api/v4/checkout/place_order', data: { order_ids: [3] } }, 2);
    pageTracker.trackChange({ path: '/api/v4/voucher/claim', data: { voucher } }, 2);
    pageTracker.trackEvent({ operation: trackingOperations.click }, 3);
    pageTracker.trackExit(4);
    expect(told.map(readInfo).map((info) => lacks(info, documentedFields.info))).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('omits no documented field of a reported item or its product card', async () => {
    const { told, pageTracker } = await open(route);
    pageTracker.trackCards(
      { placement: 'x', items: [{ itemid: 1, shopid: 2, location: 0 }] },
      'impression',
      2,
    );
    pageTracker.trackClick(document.querySelector('[data-item] a'), 3);
    pageTracker.trackChange(
      { path: '/api/v4/cart/add_to_cart', body: { itemid: 1, shopid: 2, quantity: 3 } },
      4,
    );
    const items = told.slice(1).map(readItem);
    expect(items.map((each) => lacks(each, documentedFields.item))).toEqual([[], [], []]);
    expect(items.map(({ json_data }) => lacks(json_data as JsonObject, documentedFields.card))).toEqual([
      [],
      [],
      [],
    ]);
  });
});

it("takes an item's fields from its response", async () => {
  const { told, pageTracker } = await open('search');
  pageTracker.trackClick(document.querySelector('[data-item] a'), 3);
  expect(readItem(told[1])).toMatchObject({
    ...{ itemid: 1, shopid: 2, location: 0, list_type: 0, match_type: 6, click_area: 'card' },
    ...{ algorithm: 'searchItems', page_number: 0, discount: 50, is_prefered: true, free_shipping: true },
    abtest_sign: 'new-cart',
    json_data: {
      ...{ price: 900, price_min: 900, price_max_before_discount: 1800, sold_count: 12, sold_out: false },
      ...{ rating_star: 4.3, rating_star_rounded: 4.5, campaign_label_ids: [7], shop_type: 'preferred' },
    },
  });
  expect(readItem(told[1])['request_id']).not.toBe('');
});

it('gives a click the list of its card', async () => {
  const { told, pageTracker } = await open('product');
  pageTracker.trackClick(document.querySelector('[data-item] a'), 3);
  expect(readItem(told[1])).toMatchObject({ list_type: 5 });
});

it('sends price, model and amount of an item added to the cart', async () => {
  const { told, pageTracker } = await open('product');
  const body = { itemid: 1, shopid: 2, modelid: 8, quantity: 3, source: 'secret' };
  pageTracker.trackChange({ path: '/api/v4/cart/add_to_cart', body }, 4);
  expect(readItem(told[1])).toMatchObject({
    modelid: 8,
    item_modelid: 8,
    add_cart_amount: 3,
    add_cart_price: 900,
  });
  expect(JSON.stringify(told)).not.toContain('secret');
});

/** @spec search-query amb-search-query-field-names */
it('sends every documented field of a search and no personal data', async () => {
  const { told } = await open(
    'search',
    'keyword=mat%20ana@shop.example&withDiscount=1&sortBy=sales&newItem=true&category=4',
  );
  const data = readInfo(told[0])['data'] as JsonObject;
  expect(lacks(data, documentedFields.search)).toEqual([]);
  expect(data).toMatchObject({
    ...{ keyword: 'mat ‹email›', sorttype: 13, with_discount: true, item_condition: 'new', l1_cat: 4 },
    filters: [{ match_type: 2, match_id: [4], hashtag: '' }],
  });
});

/** @spec voucher voucher-status */
it('sends every documented field of a claimed voucher', async () => {
  const { told, pageTracker } = await open('user-voucher-wallet');
  pageTracker.trackChange({ path: '/api/v4/voucher/claim', body: { code: 'MART5' }, data: { voucher } }, 4);
  const data = readInfo(told[1])['data'] as JsonObject;
  expect(lacks(data, documentedFields.voucher)).toEqual([]);
  expect(data).toMatchObject({
    user_id: 5,
    voucher_code: 'MART5',
    voucher_market_type: 'platform',
    status_code: 3,
  });
});

/** @spec tracking-operation */
it('gives shop impressions and clicks their own operations', async () => {
  const { told, pageTracker } = await open('search-user');
  pageTracker.trackClick(document.querySelector('[data-shop] a'), 3);
  pageTracker.trackCards(
    { placement: 'search-for-shops', shops: [{ shopid: 2, location: 0 }] },
    'impression',
    2,
  );
  const shops = [{ shopid: 2, location: 0 }];
  expect(told.slice(1)).toMatchObject([
    { report: { operation: 1002, placement: 'search-for-shops', shops } },
    { report: { operation: 1001, placement: 'search-for-shops', shops } },
  ]);
});

it('does not send names and ids of users and addresses', async () => {
  const { told } = await open('shop-by-user');
  expect(readInfo(told[0])).toMatchObject({ data: { shopId: 2 }, target_property: { shopId: 2 } });
  expect(JSON.stringify(told)).not.toMatch(/Ana|userId/);
});
