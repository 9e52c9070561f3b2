import { catalogueApi } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

export const allCategoriesNeeds = (): readonly Need[] => [catalogueApi.endpoints.getCategoryTree.initiate()];
