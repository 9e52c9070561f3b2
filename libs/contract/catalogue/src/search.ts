import { CursorSchema, defineCall, IdSchema, strict } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { itemPageFields } from './item-card.ts';

const flag = () => Type.Optional(Type.Boolean());

/** Money fields of a query are integers in the minor unit of the market's currency. Lists are comma separated. */
const SearchQuerySchema = strict({
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  /** Any level. */
  category: Type.Optional(IdSchema),
  shop: Type.Optional(IdSchema),
  shop_collection: Type.Optional(IdSchema),
  sort_by: Type.Optional(Type.Enum(['relevancy', 'ctime', 'pop', 'price', 'sales', 'discount'])),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  min_price: Type.Optional(Type.Integer({ minimum: 0 })),
  max_price: Type.Optional(Type.Integer({ minimum: 0 })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  locations: Type.Optional(Type.String({ maxLength: 500 })),
  brands: Type.Optional(Type.String({ maxLength: 500 })),
  with_discount: flag(),
  free_shipping: flag(),
  cod: flag(),
  official: flag(),
  preferred: flag(),
  preferred_plus: flag(),
  mart: flag(),
  service: flag(),
  flash_sale: flag(),
  in_stock: flag(),
  no_correction: flag(),
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30 })),
});

const CountsSchema = Type.Array(
  Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() }),
);

const FacetsSchema = Type.Object({
  categories: CountsSchema,
  locations: CountsSchema,
  brands: CountsSchema,
  ratings: CountsSchema,
});
export type SearchFacets = Static<typeof FacetsSchema>;

const SearchAnswerSchema = Type.Object({
  ...itemPageFields,
  total: Type.Integer({ minimum: 0 }),
  /** On the first page only. */
  facets: Type.Optional(FacetsSchema),
  /** The keyword that was searched in place of the one given. */
  corrected: Type.Optional(Type.String()),
  /** Words that were left out so that anything could be found. */
  dropped: Type.Optional(Type.Array(Type.String())),
});
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

export const searchItems = defineCall({
  id: 'search-items',
  method: 'GET',
  path: '/api/v4/search/search_items',
  summary: 'Search, category and shop lists',
  auth: 'none',
  query: SearchQuerySchema,
  data: SearchAnswerSchema,
});

const SuggestionSchema = Type.Object({
  kind: Type.Union([Type.Literal('keyword'), Type.Literal('category'), Type.Literal('shop')]),
  text: Type.String(),
  /** A path of this store. */
  link: Type.String(),
});
export type Suggestion = Static<typeof SuggestionSchema>;

export const getSearchSuggestions = defineCall({
  id: 'search-suggest',
  method: 'GET',
  path: '/api/v4/search/suggest',
  summary: 'What the search box offers while one types; popular searches for an empty text',
  auth: 'none',
  query: strict({ keyword: Type.String({ maxLength: 200 }) }),
  data: Type.Object({ suggestions: Type.Array(SuggestionSchema) }),
});
