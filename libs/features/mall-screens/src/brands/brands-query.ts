import type { MallBrandsQuery } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen';

export type BrandsRoute = 'mall-brands' | 'mall-brands-category';

/** Which brands an address asks for: of the path's category, of the query's letter. What is no letter says nothing. */
export function brandsQueryOf({ params, query }: ScreenInput<BrandsRoute>): MallBrandsQuery {
  const letter = new URLSearchParams(query).get('letter')?.toUpperCase();
  return {
    ...('categoryId' in params && { category: params.categoryId as number }),
    ...(letter && /^(#|\p{L})$/u.test(letter) && { letter }),
  };
}
