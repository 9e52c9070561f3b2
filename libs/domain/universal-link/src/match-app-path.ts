import { resolve } from '@pasar/routing-table';

/** A page that the link recognises by its path. */
export type AppPage =
  | { readonly page: 'product'; readonly shopId: number; readonly itemId: number }
  | { readonly page: 'shop'; readonly shopId: number }
  | { readonly page: 'app-landing' };

/**
 * The page of a `/product/{n}/{n}`, `/shop/{n}` or `/app` path, by the routing table; undefined for any other path (doc2 §2
 * Universal link).
 *
 * @spec universal-link-paths app-landing
 */
export const matchAppPath = (url: string): AppPage | undefined => {
  const found = resolve({ url });
  if (found.outcome !== 'screen') return undefined;
  const { route, params } = found;
  const [shopId, itemId] = [Number(params.shopId), Number(params.itemId)];
  if (route === 'product-old') return { page: 'product', shopId, itemId };
  if (route === 'shop-by-id') return { page: 'shop', shopId };
  return route === 'app-landing' ? { page: 'app-landing' } : undefined;
};
