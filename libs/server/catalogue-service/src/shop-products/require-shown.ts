import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

type Shown = { readonly is_published: boolean };

/**
 * Returns a product as it was saved. Throws PERMISSION if it was to be shown and is not: the marketplace has closed its shop, so
 * the database withholds it.
 *
 * @spec permission
 */
export function requireShown<Product extends Shown>(product: Product, wanted: Shown): Product {
  if (wanted.is_published && !product.is_published)
    throw new ApiError(errorCodes.PERMISSION, 'The marketplace has closed the shop.');
  return product;
}
