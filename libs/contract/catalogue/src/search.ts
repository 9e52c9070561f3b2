import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FacetsSchema } from './facets.ts';
import { itemPageFields } from './item-card.ts';
import { SearchQuerySchema } from './search-query.ts';
import { ShopBriefSchema } from './shop-pages.ts';
import { searchItemsPath } from './paths.ts';

/** How the keyword was understood, as much of it as a page tells; on the first page only. doc2 §4 result states */
const understandingFields = {
  /** The keyword that was searched in place of the one given. */
  corrected: Type.Optional(Type.String()),
  /** The correction is one of spacing only, and need not be told. */
  hidden_correction: Type.Optional(Type.Boolean()),
  /** Words that were left out so that anything could be found. */
  dropped: Type.Optional(Type.Array(Type.String())),
  /** The market does not search for this: nothing is answered. */
  censored: Type.Optional(Type.Boolean()),
  /** Other searches that find something, where this one found nothing or little. */
  hints: Type.Optional(Type.Array(Type.String())),
  /** The shop that the keyword names. */
  shop_intention: Type.Optional(ShopBriefSchema),
  /** Where filters leave nothing: how many there would be without them. */
  total_unfiltered: Type.Optional(Type.Integer({ minimum: 1 })),
};

const SearchAnswerSchema = Type.Object({
  ...itemPageFields,
  total: Type.Integer({ minimum: 0 }),
  /** There are more than `total`: counting stopped there. Pages go on to the last item all the same. */
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
  summary: 'Search, category and shop lists',
  auth: 'none',
  query: SearchQuerySchema,
  data: SearchAnswerSchema,
});
