import { MiniCart } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { useMiniCart } from './use-mini-cart.ts';

/** The latest lines of the cart; loaded when the shopper first hovers or focuses the cart link. */
export default function MiniCartPreview() {
  return <MiniCart cartTo={buildPath('cart', {})} {...useMiniCart()} />;
}
