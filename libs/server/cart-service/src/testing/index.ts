export { giveVoucher, openShop, sellItem, welcomeShopper } from './a-store.ts';
export type { ItemGiven, ModelGiven } from './a-store.ts';
