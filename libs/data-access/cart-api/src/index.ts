export { cartApi } from './cart-api.ts';
export type { AddToCartRequest, Cart, CartLine, CartLineKey, CartShop, MiniCart } from './cart-api.ts';
