import type { RootState } from '@pasar/base-api';
import { loadedTrail, mallApi } from '@pasar/catalogue-api';
import type { CategoryTrail } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen-kit';

type CategoryInput = ScreenInput<'mall-category' | 'mall-category-popular' | 'mall-brands-category'>;

/** The cached trail of the path's category. */
export function selectMallTrail(state: RootState, { params }: Pick<CategoryInput, 'params'>): CategoryTrail {
  const { data } = mallApi.endpoints.getMallCategories.select()(state);
  return loadedTrail(data, params.categoryId);
}

/** Answers 404 for a category in which no official shop sells anything. */
export function mallCategoryStatus(state: RootState, input: Pick<CategoryInput, 'params'>): number {
  const { trail, loaded } = selectMallTrail(state, input);
  return loaded && trail.length === 0 ? 404 : 200;
}
