export { addToCart } from './add-to-cart.ts';
export type { AddToCartRequest } from './add-to-cart.ts';
export { getCart, getMiniCart, removeFromCart, updateCart } from './cart.ts';
export type { Cart, CartAddOn, CartLine, CartShop, MiniCart } from './cart.ts';
export { changeCartModel, getCartModels } from './change-model.ts';
export { getQuote } from './quote.ts';
export { getSavedLines, moveToCart, removeSavedLines, saveForLater } from './saved-lines.ts';
export type { SavedLines } from './saved-lines.ts';
export type { Quote } from './quote.ts';
