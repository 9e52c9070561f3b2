import type { SearchParams } from './search-fields.data.ts';

/**
 * The context of a search. The last seven are set by their screens and never derived from a URL (amb-context-unreachable).
 * @spec search-context-kind
 */
export type SearchContext =
  | 'shop-category'
  | 'shop'
  | 'collection'
  | 'catalogue'
  | 'subcategory'
  | 'category'
  | 'prefill'
  | 'site'
  | 'attribute'
  | 'voucher'
  | 'global'
  | 'other'
  | 'product-label'
  | 'insurance'
  | 'product-page'
  | 'mall'
  | 'daily-discover-suggestion'
  | 'mini-detail-feed'
  | 'image-search';

type Rule = readonly [SearchContext, (params: SearchParams, path: string) => boolean];

const has = (value: unknown): boolean => value !== undefined;

/** Path prefix of microsites (amb-context-site-microsite). */
const micrositePath = '/m/';

/** In order: the first rule that holds decides the context. */
const rules: readonly Rule[] = [
  ['shop-category', (q) => has(q.shop) && (has(q.shopCollection) || has(q.originalCategoryId))],
  ['shop', (q) => has(q.shop)],
  ['collection', (q) => has(q.collection)],
  ['catalogue', (q) => has(q.catalogue)],
  ['subcategory', (q) => has(q.category) && has(q.subcategory)],
  ['category', (q) => has(q.category)],
  ['prefill', (q) => has(q.searchPrefill)],
  ['site', (q, path) => has(q.site) || path.startsWith(micrositePath)],
  ['attribute', (q) => has(q.attrId) || has(q.attrName) || has(q.attrVal)],
  ['voucher', (q) => has(q.promotionId)],
  ['global', (q) => has(q.keyword)],
];

/**
 * The context of a search, derived from its URL (doc2 §4).
 *
 * @spec search-context search-context-lower
 */
export const searchContext = (params: SearchParams, path = '/search'): SearchContext =>
  rules.find(([, holds]) => holds(params, path))?.[0] ?? 'other';
