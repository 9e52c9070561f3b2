import { Type } from 'typebox';
import type { Static } from 'typebox';

const CountsSchema = Type.Array(
  Type.Object({
    /** The value to send in the query. */
    value: Type.String(),
    /** The displayed text; equal to the value where the client has its own translation (flags, ratings, channels). */
    label: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    /** The count is a lower bound: counting stopped there. */
    at_least: Type.Optional(Type.Boolean()),
  }),
);

/**
 * Filter options with counts. Categories, locations, brands, ratings and shipping options each ignore their own selection;
 * `flags` (by their name in the query) count what would remain if each were added. Selected brands and locations are always
 * listed.
 */
export const FacetsSchema = Type.Object({
  categories: CountsSchema,
  locations: CountsSchema,
  brands: CountsSchema,
  ratings: CountsSchema,
  shipping_options: Type.Optional(CountsSchema),
  flags: Type.Optional(CountsSchema),
});
export type SearchFacets = Static<typeof FacetsSchema>;
