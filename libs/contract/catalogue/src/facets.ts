import { Type } from 'typebox';
import type { Static } from 'typebox';

const CountsSchema = Type.Array(
  Type.Object({
    /** What the query takes for it. */
    value: Type.String(),
    /** What people read; the value itself where the client has a name of its own for it (flags, ratings, channels). */
    label: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    /** There are so many at least: counting stopped there. */
    at_least: Type.Optional(Type.Boolean()),
  }),
);

/**
 * What a list can be narrowed by, with counts. Each of categories, locations, brands, ratings and shipping options is
 * counted as if nothing were chosen in it; `flags` count what would be left if each were chosen as well, under its name
 * in the query. Brands and locations
 * that are chosen are listed always.
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
