import type { ItemCardData } from '@pasar/item-card';

/** A choice, its name for people, and how many things it would show. */
export type FacetCount = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** It would show more: nobody counted further. */
  readonly at_least?: boolean;
};

/** What a list can be narrowed by. */
export type ListFacets = {
  readonly categories: readonly FacetCount[];
  readonly locations: readonly FacetCount[];
  readonly brands: readonly FacetCount[];
  readonly ratings: readonly FacetCount[];
  readonly shipping_options?: readonly FacetCount[];
  readonly flags?: readonly FacetCount[];
};

/** The first answer of a list, in the wire's names: how many, what narrows it, and how the keyword was understood. */
export type ListResponse = {
  readonly total: number;
  /** There are more than `total`. */
  readonly more_than?: boolean;
  readonly facets?: ListFacets;
  readonly corrected?: string;
  /** The correction need not be told. */
  readonly hidden_correction?: boolean;
  readonly dropped?: readonly string[];
  readonly censored?: boolean;
  readonly hints?: readonly string[];
  readonly shop_intention?: { readonly shopid: number };
  readonly total_unfiltered?: number;
};

/** A list as a screen holds it. */
export type ListState = {
  readonly items: readonly ItemCardData[];
  /** Undefined until it is there. */
  readonly first: ListResponse | undefined;
  readonly failed: boolean;
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

export const noFacets: ListFacets = { categories: [], locations: [], brands: [], ratings: [] };
