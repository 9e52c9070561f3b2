import type { ImportContext } from './import-context.ts';
import type { Product } from './product.ts';
import { createProductPlaceholder } from './placeholder-pictures.ts';
import { storeDrawing, locatePicture, storePicture } from './store-picture.ts';
import type { PictureProblem, StoredPicture } from './store-picture.ts';

/** Pictures that a product page shows. */
const maxPictures = 9;

export type ProductPictures = {
  readonly pictures: readonly StoredPicture[];
  readonly problems: readonly { readonly link: string; readonly problem: PictureProblem }[];
};

/** A product's pictures in the store's folder; a placeholder of its category where it has none. */
export async function storeProductPictures(
  { picturesDir, feedDir }: Pick<ImportContext, 'picturesDir' | 'feedDir'>,
  product: Product,
): Promise<ProductPictures> {
  const pictures: StoredPicture[] = [];
  const problems: { link: string; problem: PictureProblem }[] = [];
  for (const link of product.pictures.slice(0, maxPictures)) {
    const found = await locatePicture(link, feedDir);
    const stored = typeof found === 'string' ? found : await storePicture(found.path, picturesDir);
    if (typeof stored === 'string') problems.push({ link, problem: stored });
    else pictures.push(stored);
  }
  if (pictures.length === 0)
    pictures.push(
      await storeDrawing(picturesDir, createProductPlaceholder(product.categoryPath.join(' > '))),
    );
  return { pictures, problems };
}
