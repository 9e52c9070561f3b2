import { marketByCode } from '@pasar/markets';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';
import { readData } from '../store/shopper.ts';

type FoundItems = {
  readonly items: readonly { readonly shopid: number; readonly itemid: number }[];
};

const fixedPaths = [
  '/',
  '/all_categories',
  '/flash_sale',
  '/supermarket',
  '/daily_discover',
  '/featured_collections',
  '/search?keyword=shoes',
  '/collections/1001',
];

/** Finds a path for each kind of shared page. */
export async function findPagePaths(store: RunningStore, market: string): Promise<string[]> {
  const get = (path: string) =>
    sendRequest({ port: store.port, path, headers: { host: store.host(market) } });
  const sitemap = await get('/sitemap.xml?part=pages');
  const category = /<loc>[^<]*?(\/[^<]*-cat\.\d+)<\/loc>/.exec(sitemap.body)?.[1];
  const found = readData<FoundItems>(
    await get('/api/v4/search/search_items?sort_by=ctime&order=desc&limit=2'),
  );
  const [item] = found?.items ?? [];
  if (category === undefined || item === undefined) throw new Error(`${market} has no category or no item.`);
  return [
    ...fixedPaths,
    marketByCode(market).mallPrefix,
    new URL(category, 'http://own').pathname,
    `/x-i.${item.shopid}.${item.itemid}`,
    `/shop/${item.shopid}`,
  ];
}
