import { buildPath } from './build-path.ts';
import { slug } from './slug.ts';

/**
 * The path of a product page, with its name if that has characters valid in a URL (doc2 §2, amb-product-url-wording).
 * @spec product-url
 */
export const productPath = (product: {
  name?: string | undefined;
  shopId: number;
  itemId: number;
}): string => {
  const { shopId, itemId } = product;
  const seoName = slug(product.name ?? '');
  return seoName
    ? buildPath('product', { seoName, shopId, itemId })
    : buildPath('product-old', { shopId, itemId });
};
