import { mallApi } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

export const mallCategoriesNeeds = (): readonly Need[] => [mallApi.endpoints.getMallCategories.initiate()];
