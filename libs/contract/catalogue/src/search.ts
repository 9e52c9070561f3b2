import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FacetsSchema } from './facets.ts';
import { itemPageFields } from './item-card.ts';
import { SearchQuerySchema } from './search-query.ts';
import { ShopBriefSchema } from './shop-pages.ts';
import { searchItemsPath } from './paths.ts';

/** How the keyword was interpreted; on the first page only. doc2 §4 result states */
const understandingFields = {
  /** The keyword that was searched instead of the given one. */
  corrected: Type.Optional(Type.String()),
  /** The correction only changes spacing and need not be shown. */
  hidden_correction: Type.Optional(Type.Boolean()),
  /** Words that were ignored to find any results. */
  dropped: Type.Optional(Type.Array(Type.String())),
  /** The market blocks this keyword; the result is empty. */
  censored: Type.Optional(Type.Boolean()),
  /** The keyword without quotation marks, if it has results and the quoted words have none. */
  unquoted: Type.Optional(Type.String()),
  /** The keyword only excludes words, so there is nothing to search for; the result is empty. */
  excludes_only: Type.Optional(Type.Boolean()),
  /** Alternative searches that have results, if this one has few or none. */
  hints: Type.Optional(Type.Array(Type.String())),
  /** The shop that the keyword names. */
  shop_intention: Type.Optional(ShopBriefSchema),
  /** Number of results without filters, if the filters leave none. */
  total_unfiltered: Type.Optional(Type.Integer({ minimum: 1 })),
};

const SearchAnswerSchema = Type.Object({
  ...itemPageFields,
  total: Type.Integer({ minimum: 0 }),
  /** `total` is a lower bound: counting stopped there. Pagination still reaches the last item. */
  more_than: Type.Optional(Type.Boolean()),
  /** On the first page only. */
  facets: Type.Optional(FacetsSchema),
  ...understandingFields,
});
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

export const searchItems = defineCall({
  id: 'search-items',
  method: 'GET',
  path: searchItemsPath,
  summary: 'List the items of a search, category or shop',
  auth: 'none',
  query: SearchQuerySchema,
  data: SearchAnswerSchema,
});
