import type { ItemCardData } from '@pasar/item-card';

/** An option, its display name, and its number of results. */
export type FacetCount = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** The count is a lower bound. */
  readonly at_least?: boolean;
};

/** The options by which a list can be filtered. */
export type ListFacets = {
  readonly categories: readonly FacetCount[];
  readonly locations: readonly FacetCount[];
  readonly brands: readonly FacetCount[];
  readonly ratings: readonly FacetCount[];
  readonly shipping_options?: readonly FacetCount[];
  readonly flags?: readonly FacetCount[];
};

/** The first response of a list, under the wire's names: total, facets, and how the keyword was interpreted. */
export type ListResponse = {
  readonly total: number;
  /** There are more than `total`. */
  readonly more_than?: boolean;
  readonly facets?: ListFacets;
  readonly corrected?: string;
  /** The correction is not shown. */
  readonly hidden_correction?: boolean;
  readonly dropped?: readonly string[];
  /** The keyword without quotation marks, if only that has results. */
  readonly unquoted?: string;
  /** The keyword only excludes words. */
  readonly excludes_only?: boolean;
  readonly censored?: boolean;
  readonly hints?: readonly string[];
  readonly shop_intention?: { readonly shopid: number };
  readonly total_unfiltered?: number;
};

/** A list's state, as screens keep it. */
export type ListState = {
  readonly items: readonly ItemCardData[];
  /** Undefined until it arrives. */
  readonly first: ListResponse | undefined;
  readonly failed: boolean;
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

export const noFacets: ListFacets = { categories: [], locations: [], brands: [], ratings: [] };
