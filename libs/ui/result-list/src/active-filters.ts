import type { FilterFlag, SearchParams } from '@pasar/search-params';
import { allFlags } from './flag-groups.data.ts';
import type { SearchChanges } from './list-address.ts';

/** An active filter, and the changes that remove it. */
export type ActiveFilter =
  | { readonly kind: 'flag'; readonly flag: FilterFlag; readonly off: SearchChanges }
  | { readonly kind: 'category'; readonly catid: number; readonly off: SearchChanges }
  | { readonly kind: 'rating'; readonly rating: number; readonly off: SearchChanges }
  | { readonly kind: 'price'; readonly min?: number; readonly max?: number; readonly off: SearchChanges }
  | { readonly kind: 'labels' | 'products' | 'tags'; readonly off: SearchChanges }
  | { readonly kind: 'location' | 'brand' | 'shipping'; readonly value: string; readonly off: SearchChanges };

const withoutOne = <Value>(list: readonly Value[], value: Value): readonly Value[] | undefined => {
  const rest = list.filter((one) => one !== value);
  return rest.length > 0 ? rest : undefined;
};

/** Adds a value to the list or removes it; undefined if the list is then empty. */
export const toggled = <Value>(
  list: readonly Value[] | undefined,
  value: Value,
): readonly Value[] | undefined =>
  list?.includes(value) ? withoutOne(list, value) : [...(list ?? []), value];

const flagsOn = (params: SearchParams): ActiveFilter[] =>
  allFlags.filter((flag) => params[flag]).map((flag) => ({ kind: 'flag', flag, off: { [flag]: undefined } }));

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

const shippingOn = ({ shippingOptions = [] }: SearchParams): ActiveFilter[] =>
  shippingOptions.map((option) => ({
    kind: 'shipping',
    value: String(option),
    off: { shippingOptions: withoutOne(shippingOptions, option) },
  }));

/** Promotion labels have only ids: they are shown and removed together. */
const labelsOn = ({ labelIds = [], pLabelIds = [] }: SearchParams): ActiveFilter[] =>
  labelIds.length + pLabelIds.length === 0
    ? []
    : [{ kind: 'labels', off: { labelIds: undefined, pLabelIds: undefined } }];

/** So are products and tags. */
const numbersOn = ({ pcpIds, itemTagIds }: SearchParams): ActiveFilter[] => [
  ...(pcpIds ? [{ kind: 'products' as const, off: { pcpIds: undefined } }] : []),
  ...(itemTagIds ? [{ kind: 'tags' as const, off: { itemTagIds: undefined } }] : []),
];

/** Lists every filter of a URL, so that each can be shown and removed. Keyword and sort order are not filters. */
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
    ...shippingOn(params),
    ...labelsOn(params),
    ...numbersOn(params),
  ];
}

/** The changes that remove every filter. */
export const allOff = (filters: readonly ActiveFilter[]): SearchChanges =>
  Object.fromEntries(filters.flatMap(({ off }) => Object.keys(off).map((name) => [name, undefined])));
