import type { Buyer, ItemFacts } from '@pasar/item';
import { isPurchasable, singleModel } from '@pasar/item';

export type AddToCartInput = {
  readonly loggedIn: boolean;
  readonly item: ItemFacts | null | undefined;
} & Buyer;

/** The next step after "add to cart": sign in, open the product page, add directly, or choose a model in the drawer. */
export type AddToCartStep =
  | { readonly next: 'login' | 'product-page' | 'choose' }
  | { readonly next: 'add'; readonly modelid?: number };

/**
 * The first step after a click on "add to cart" (doc2 §4). A card with a model count but no models needs the drawer.
 *
 * @spec atc-login atc-product-page atc-direct atc-drawer
 */
export const decideAddToCart = ({ loggedIn, item, ...buyer }: AddToCartInput): AddToCartStep => {
  if (!loggedIn) return { next: 'login' };
  if (!item || !isPurchasable(item, buyer).purchasable) return { next: 'product-page' };
  const models = item.models ?? [];
  if (models.length === 0) return (item.model_count ?? 0) > 0 ? { next: 'choose' } : { next: 'add' };
  const only = singleModel(models);
  return only ? { next: 'add', modelid: only.modelid } : { next: 'choose' };
};
