import type { HttpResponse, HttpPort } from '@pasar/base-api';
import { anItemDetail, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { marketByCode } from '@pasar/markets';
import type { ScreenContext } from '@pasar/screen-kit';
import { expect, it } from 'vitest';
import { createStorefront } from './create-storefront.ts';
import { storefrontRenderer } from './storefront-renderer.ts';

const storefront = createStorefront({ platform: 'rw', Layout: () => null });
const { render, sharedPath } = storefrontRenderer(storefront)({
  importCheckout: () => Promise.reject(new Error('no checkout here')),
});

const context: ScreenContext = {
  market: marketByCode('SG'),
  language: 'en',
  platform: 'rw',
  client: 'browser',
  origin: 'http://sg.localhost',
  environment: 'live',
  toggles: [],
};

/** Every kind of shared page that calls the API. */
const paths = [
  '/',
  '/Tea-i.1.2',
  '/search?keyword=tea',
  '/search_user?keyword=tea',
  '/Tea-cat.1',
  '/all_categories',
  '/shop/1',
  '/shop/1/search',
  '/shop/1/rating',
  '/mall',
  '/mall/search?keyword=tea',
  '/mall/brands',
  '/supermarket',
  '/flash_sale',
  '/daily_discover',
  '/product/1/2/similar',
  '/collections/1',
];

const answers: [string, HttpPort][] = [
  ['503', async () => ({ status: 503, body: { error: 90001 } })],
  ['429', async () => ({ status: 429, body: { error: 3 } })],
  ['431', async () => ({ status: 431, body: { error: 2 } })],
  ['garbage', async () => ({ status: 200, body: undefined })],
  ['nothing', () => Promise.reject(new Error('lost'))],
];

async function page(path: string, http: HttpPort) {
  const answer = await render({
    path,
    context,
    http,
    hasLoginMark: false,
    isShared: true,
    nonce: 'nonce',
    findAssets: () => ({ scripts: [], styles: [] }),
    alternates: () => [],
  });
  if (answer.kind !== 'screen') return answer;
  return { status: answer.status, cacheable: answer.cacheable };
}

const shared = await Promise.all(
  paths.map(async (path) => ({ path, known: await sharedPath(path, context) })),
);
it.each(shared)('$path is shared', ({ path, known }) => {
  expect(known).toBe(path);
});

it.each(paths.flatMap((path) => answers.map(([name, http]) => ({ path, name, http }))))(
  '$path answers 503 and is not cached when the API answers $name',
  async ({ path, http }) => {
    expect(await page(path, http)).toEqual({ status: 503, cacheable: false });
  },
);

const notFound: HttpResponse = { status: 404, body: { error: 4 } };
it.each(['/Tea-i.1.2', '/shop/1'])('%s answers 404 when the resource does not exist', async (path) => {
  expect(await page(path, async () => notFound)).toEqual({ status: 404, cacheable: false });
});

const product: FakeAnswers = {
  '/api/v4/item/get': () => anItemDetail(),
  '/api/v4/item/deals': () => ({ bundle_deals: [], add_on_deals: [] }),
  '/api/v4/item/ratings': () => ({ ratings: [] }),
  '/api/v4/item/recommend': () => ({ items: [] }),
  '/api/v4/item/card_manifests': () => ({ manifests: [] }),
};
it('caches a product page whose calls are all answered', async () => {
  const http = createFakeHttp(product);
  expect(await page('/Basket-i.11.101', http)).toEqual({ status: 200, cacheable: true });
});

const extras = Object.keys(product).filter((path) => path !== '/api/v4/item/get');
it.each(extras)('renders a product page without %s, and does not cache it', async (path) => {
  const http = createFakeHttp({ ...product, [path]: () => refused(90001, { status: 503 }) });
  expect(await page('/Basket-i.11.101', http)).toEqual({ status: 200, cacheable: false });
});
