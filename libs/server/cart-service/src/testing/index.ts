export { insertVoucher, insertShop, insertItem, insertShopperAddress } from './insert-rows.ts';
export type { ItemOverrides, ModelOverrides } from './insert-rows.ts';
