import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

const parts = [
  { shopid: 1, itemid: 2 },
  { shopid: 7, itemid: 8 },
];
const answers: Record<string, unknown> = {
  '/api/v4/sitemap/parts': { parts },
  '/api/v4/sitemap/items?shopid=7&itemid=8': { items: [{ shopid: 7, itemid: 8, name: 'Tea & cake' }] },
  '/api/v4/category/tree': {
    categories: [
      { catid: 1, level: 1, name: 'Food', item_count: 1 },
      { catid: 2, parent_id: 1, level: 2, name: 'Tea', item_count: 1 },
    ],
  },
};

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(createEchoStorefront(), (request, response) =>
    sendSuccess(response, answers[request.url ?? ''] ?? []),
  );
});
afterAll(() => store.close());

const readLocations = async (url: string) => {
  const { body } = await store.request(url);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
};

it.each([
  [
    '/sitemap.xml',
    [
      'http://sg.localhost:4200/sitemap.xml?part=pages',
      'http://sg.localhost:4200/sitemap.xml?part=1.2',
      'http://sg.localhost:4200/sitemap.xml?part=7.8',
    ],
  ],
  [
    '/sitemap.xml?part=pages',
    [
      'http://sg.localhost:4200/',
      'http://sg.localhost:4200/all_categories',
      'http://sg.localhost:4200/Food-cat.1',
      'http://sg.localhost:4200/Tea-cat.1.2',
    ],
  ],
  ['/sitemap.xml?part=7.8', ['http://sg.localhost:4200/Tea-cake-i.7.8']],
])('%s lists its addresses', async (url, expected) => {
  expect(await readLocations(url)).toEqual(expected);
});

it('is an index without a part, and a sitemap with one', async () => {
  expect((await store.request('/sitemap.xml')).body).toContain('<sitemapindex xmlns=');
  expect((await store.request('/sitemap.xml?part=pages')).body).toContain('<urlset xmlns=');
});

it.each(['', 'x', '1', '1.2.3', '0.1', '1.x', '-1.2', `${'9'.repeat(20)}.1`])(
  'has no part “%s”',
  async (part) => {
    expect((await store.request(`/sitemap.xml?part=${part}`)).status).toBe(404);
  },
);

it('lets search engines read pictures, though not the API', async () => {
  const { body } = await store.request('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Allow: /api/v4/pictures/',
      'Disallow: /api/',
      'Sitemap: http://sg.localhost:4200/sitemap.xml',
    ]),
  );
});
