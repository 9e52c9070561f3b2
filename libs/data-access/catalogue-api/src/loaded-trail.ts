import type { Category } from './catalogue-api.ts';
import { categoryTrail } from './category-trail.ts';

/** The trail of a category in a response that may not have arrived yet. */
export type CategoryTrail = {
  /** From the top level down to the category; empty if the response does not contain it. */
  readonly trail: readonly Category[];
  readonly loaded: boolean;
};

/** Finds the trail of a category in a response, if it has arrived. */
export const loadedTrail = (
  data: { readonly categories: readonly Category[] } | undefined,
  catid: number,
): CategoryTrail => ({
  trail: data ? categoryTrail(data.categories, catid) : [],
  loaded: data !== undefined,
});
