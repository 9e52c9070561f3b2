import type { MallBrandsQuery } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen-kit';

export type BrandsRoute = 'mall-brands' | 'mall-brands-category';

/** The query for the brands: the path's category and the query's letter. An invalid letter is ignored. */
export function brandsQuery({ params, query }: ScreenInput<BrandsRoute>): MallBrandsQuery {
  const letter = new URLSearchParams(query).get('letter')?.toUpperCase();
  return {
    ...('categoryId' in params && { category: params.categoryId as number }),
    ...(letter && /^(#|\p{L})$/u.test(letter) && { letter }),
  };
}
