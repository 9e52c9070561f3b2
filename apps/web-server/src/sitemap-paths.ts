import {
  getCategoryTreePath,
  getSitemapItemsPath,
  getSitemapPartsPath,
} from '@pasar/catalogue-contract/paths';
import type { getCategoryTree, getSitemapItems, getSitemapParts } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import type { ApiResponse, ApiRequest } from '@pasar/page-rendering';
import { buildPath, categoryPath, productPath } from '@pasar/routing-table';

type SendRequest = (request: ApiRequest) => Promise<ApiResponse>;
type CategoryTree = CallData<typeof getCategoryTree>;
type Category = CategoryTree['categories'][number];

async function fetchData<Data>(send: SendRequest, request: ApiRequest): Promise<Data | undefined> {
  const answer = await send(request).catch(() => undefined);
  const body = answer?.body as { readonly error?: unknown; readonly data?: Data } | undefined;
  return body?.error === 0 ? body.data : undefined;
}

/** Collects the ids from the top category down to this one. */
function collectIds(category: Category, byId: ReadonlyMap<number, Category>): number[] {
  const parent = category.parent_id === undefined ? undefined : byId.get(category.parent_id);
  return [...(parent ? collectIds(parent, byId) : []), category.catid];
}

function categoryPaths({ categories }: CategoryTree): string[] {
  const byId = new Map(categories.map((category) => [category.catid, category]));
  return categories.map((category) => {
    const [first = category.catid, second, third] = collectIds(category, byId);
    return categoryPath({ name: category.name, ids: [first, second, third] });
  });
}

const sitemapPath = '/sitemap.xml';
const pagesPart = 'pages';

/** Lists the paths of a market's sitemaps: its pages, and parts of its items. Undefined if the API call fails. */
export async function readSitemapIndex(send: SendRequest): Promise<string[] | undefined> {
  const data = await fetchData<CallData<typeof getSitemapParts>>(send, {
    method: 'GET',
    path: getSitemapPartsPath,
  });
  return (
    data && [
      `${sitemapPath}?part=${pagesPart}`,
      ...data.parts.map(({ shopid, itemid }) => `${sitemapPath}?part=${shopid}.${itemid}`),
    ]
  );
}

async function readPagePaths(send: SendRequest): Promise<string[] | undefined> {
  const tree = await fetchData<CategoryTree>(send, { method: 'GET', path: getCategoryTreePath });
  return tree && [buildPath('home', {}), buildPath('all-categories', {}), ...categoryPaths(tree)];
}

async function readItemPaths(
  send: SendRequest,
  shopid: number,
  itemid: number,
): Promise<string[] | undefined> {
  const data = await fetchData<CallData<typeof getSitemapItems>>(send, {
    method: 'GET',
    path: getSitemapItemsPath,
    query: { shopid, itemid },
  });
  return data?.items.map(({ name, ...key }) => productPath({ name, shopId: key.shopid, itemId: key.itemid }));
}

/** Parses the name of a sitemap: `pages`, or the shop and item id that an item part starts with. Null if it is neither. */
export function parseSitemapPart(
  part: string,
): ((send: SendRequest) => Promise<string[] | undefined>) | null {
  if (part === pagesPart) return readPagePaths;
  const [, shopid, itemid] = /^([1-9]\d{0,14})\.([1-9]\d{0,14})$/.exec(part) ?? [];
  return shopid && itemid ? (send) => readItemPaths(send, Number(shopid), Number(itemid)) : null;
}
