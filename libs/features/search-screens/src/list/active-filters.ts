import type { Market } from '@pasar/markets';
import type { SearchField, SearchParams } from '@pasar/search-params';
import type { Changes } from './list-address.ts';

/** Yes-or-no filters of the shop, and of the offer, in the order in which they are shown. */
export const shopFlags = ['officialMall', 'preferred'] as const satisfies readonly SearchField[];
const everyOfferFlag = [
  'freeShipping',
  'payCOD',
  'withDiscount',
  'filterSoldOut',
] as const satisfies readonly SearchField[];

export type FilterFlag = (typeof shopFlags)[number] | (typeof everyOfferFlag)[number];

/** Cash on delivery is offered only where the market has it. */
export const offerFlags = ({ cod }: Pick<Market, 'cod'>): readonly FilterFlag[] =>
  everyOfferFlag.filter((flag) => flag !== 'payCOD' || cod);

/** A filter that is on, and the changes that turn it off. */
export type ActiveFilter =
  | { readonly kind: 'flag'; readonly flag: FilterFlag; readonly off: Changes }
  | { readonly kind: 'category'; readonly catid: number; readonly off: Changes }
  | { readonly kind: 'rating'; readonly rating: number; readonly off: Changes }
  | { readonly kind: 'price'; readonly min?: number; readonly max?: number; readonly off: Changes }
  | { readonly kind: 'location' | 'brand'; readonly value: string; readonly off: Changes };

const withoutOne = (list: readonly string[], value: string): readonly string[] | undefined => {
  const rest = list.filter((one) => one !== value);
  return rest.length > 0 ? rest : undefined;
};

/** The list with a value put in or taken out; undefined when nothing is left. */
export const toggled = (list: readonly string[] | undefined, value: string): readonly string[] | undefined =>
  list?.includes(value) ? withoutOne(list, value) : [...(list ?? []), value];

const flagsOn = (params: SearchParams): ActiveFilter[] =>
  [...shopFlags, ...everyOfferFlag]
    .filter((flag) => params[flag])
    .map((flag) => ({ kind: 'flag', flag, off: { [flag]: undefined } }));

const priceOn = ({ minPrice, maxPrice }: SearchParams): ActiveFilter[] =>
  minPrice === undefined && maxPrice === undefined
    ? []
    : [
        {
          kind: 'price',
          ...(minPrice !== undefined && { min: minPrice }),
          ...(maxPrice !== undefined && { max: maxPrice }),
          off: { minPrice: undefined, maxPrice: undefined },
        },
      ];

const listOn = (
  kind: 'location' | 'brand',
  field: 'locations' | 'facet',
  params: SearchParams,
): ActiveFilter[] =>
  (params[field] ?? []).map((value) => ({
    kind,
    value,
    off: { [field]: withoutOne(params[field] ?? [], value) },
  }));

/** Every filter of an address, so that each can be shown and taken away. Keyword and order are none. */
export function activeFilters(params: SearchParams): readonly ActiveFilter[] {
  const { category, subcategory, thirdCategory, ratingFilter } = params;
  const catid = thirdCategory ?? subcategory ?? category;
  const noPlace = { category: undefined, subcategory: undefined, thirdCategory: undefined };
  return [
    ...(catid === undefined ? [] : [{ kind: 'category' as const, catid, off: noPlace }]),
    ...priceOn(params),
    ...(ratingFilter === undefined
      ? []
      : [{ kind: 'rating' as const, rating: ratingFilter, off: { ratingFilter: undefined } }]),
    ...flagsOn(params),
    ...listOn('location', 'locations', params),
    ...listOn('brand', 'facet', params),
  ];
}

/** The changes that turn every filter off. */
export const allOff = (filters: readonly ActiveFilter[]): Changes =>
  Object.fromEntries(filters.flatMap(({ off }) => Object.keys(off).map((name) => [name, undefined])));
