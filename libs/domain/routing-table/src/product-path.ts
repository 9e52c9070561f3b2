import { buildPath } from './build-path.ts';
import { slug } from './slug.ts';

/** The page of a product: with its name where there is one that can stand in an address (doc2 §2, amb-product-url-wording). @spec product-url */
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
