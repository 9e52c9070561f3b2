import type { RootState } from '@pasar/base-api';
import { categoryTrail, mallApi } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen-kit';

type CategoryInput = ScreenInput<'mall-category' | 'mall-category-popular' | 'mall-brands-category'>;

export type TrailState = {
  /** From the top category down to the path's; empty if the mall does not have it. */
  readonly trail: readonly Category[];
  readonly loaded: boolean;
};

/** The cached trail of the path's category. */
export function mallTrailInState(state: RootState, { params }: Pick<CategoryInput, 'params'>): TrailState {
  const { data } = mallApi.endpoints.getMallCategories.select()(state);
  return {
    trail: data ? categoryTrail(data.categories, params.categoryId) : [],
    loaded: data !== undefined,
  };
}

/** Answers 404 for a category in which no official shop sells anything. */
export function mallCategoryStatus(state: RootState, input: Pick<CategoryInput, 'params'>): number {
  const { trail, loaded } = mallTrailInState(state, input);
  return loaded && trail.length === 0 ? 404 : 200;
}
