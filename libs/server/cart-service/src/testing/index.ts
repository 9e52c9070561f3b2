export { createCartPorts } from './create-cart-ports.ts';
export { insertVoucher, insertShop, insertItem, insertShopper, insertShopperAddress } from './insert-rows.ts';
export type { ItemOverrides, ModelOverrides } from './insert-rows.ts';
