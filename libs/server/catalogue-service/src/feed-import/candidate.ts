import type { ProductPictures } from './create-picture-store.ts';
import type { ImportedItem } from './find-known-items.ts';
import { priceFields } from './item-fields.ts';
import type { Product } from './product.ts';

/** A product that can be imported, with its stored pictures and the item that an earlier import made of it. */
export type Candidate = {
  readonly product: Product;
  readonly local: ProductPictures;
  readonly contentHash: string;
  /** The hash of the same product with fetched pictures: a run that does not fetch leaves such an item unchanged. */
  readonly fetchedHash: string;
  readonly known?: ImportedItem;
};

/** Whether an item still matches the feed; orders reduce the stock, and then the item is written again. */
export const isAsBefore = ({ product, contentHash, fetchedHash, known }: Candidate): boolean =>
  known !== undefined &&
  (known.content_hash === contentHash || known.content_hash === fetchedHash) &&
  known.status === 1 &&
  known.price === priceFields(product).price &&
  known.stock === product.variants.reduce((sum, { stock }) => sum + stock, 0);
