import { getCategoryTreePath, searchItemsPath } from '@pasar/catalogue-contract/paths';
import type { getCategoryTree, searchItems } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import type { ApiAnswer, ApiRequest } from '@pasar/page-rendering';
import { buildPath, categoryPath, productPath } from '@pasar/routing-table';

type SendRequest = (request: ApiRequest) => Promise<ApiAnswer>;
type CategoryTree = CallData<typeof getCategoryTree>;
type Category = CategoryTree['categories'][number];
type SearchResult = CallData<typeof searchItems>;

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

/** Lists the paths of a market for its sitemap: home, categories, newest items. Undefined if any API call fails. */
export async function readSitemapPaths(send: SendRequest): Promise<string[] | undefined> {
  const [tree, items] = await Promise.all([
    fetchData<CategoryTree>(send, { method: 'GET', path: getCategoryTreePath }),
    fetchData<SearchResult>(send, {
      method: 'GET',
      path: searchItemsPath,
      query: { sort_by: 'ctime', order: 'desc', limit: 60 },
    }),
  ]);
  if (!tree || !items) return undefined;
  return [
    buildPath('home', {}),
    buildPath('all-categories', {}),
    ...categoryPaths(tree),
    ...items.items.map(({ name, shopid, itemid }) => productPath({ name, shopId: shopid, itemId: itemid })),
  ];
}
