import type { RootState } from '@pasar/base-api';
import { categoryTrail, mallApi } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen';

type InCategory = ScreenInput<'mall-category' | 'mall-category-popular' | 'mall-brands-category'>;

export type MallPlace = {
  /** From the top down to the path's category; empty when the mall does not have it. */
  readonly trail: readonly Category[];
  readonly loaded: boolean;
};

/** Where in the mall a path's category lies, as far as the cache knows. */
export function mallPlaceOf(state: RootState, { params }: Pick<InCategory, 'params'>): MallPlace {
  const { data } = mallApi.endpoints.getMallCategories.select()(state);
  return {
    trail: data ? categoryTrail(data.categories, params.categoryId) : [],
    loaded: data !== undefined,
  };
}

/** A category that no official shop sells anything of is not there. */
export function mallPlaceStatus(state: RootState, input: Pick<InCategory, 'params'>): number {
  const { trail, loaded } = mallPlaceOf(state, input);
  return loaded && trail.length === 0 ? 404 : 200;
}
