export { cartApi } from './cart-api.ts';
export type {
  AddToCartRequest,
  Cart,
  CartLine,
  CartLineKey,
  CartAddOn,
  CartShop,
  MiniCart,
  Quote,
  QuoteQuery,
  SavedLines,
} from './cart-api.ts';
export { miniCartApi } from './mini-cart-api.ts';
export { addToCartPath, getMiniCartPath } from '@pasar/cart-contract/paths';
