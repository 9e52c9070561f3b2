export { injectOrderApi } from './inject-order-api.ts';
export type {
  CheckoutPreviewQuery,
  CheckoutPreview,
  CheckoutShop,
  KeyedPlaceOrder,
  Order,
  OrderLine,
  OrderListQuery,
  OrderSummary,
  PlacedOrder,
  PlaceOrderRequest,
  VoucherOffer,
} from './inject-order-api.ts';
export { cartSavingsApi } from './cart-savings-api.ts';
export type { CartSavings } from './cart-savings-api.ts';
export { orderApi } from './order-api.ts';
export { placeOrderPath } from '@pasar/order-contract/paths';
export { afterSaleApi } from './after-sale-api.ts';
export type {
  CoinEntry,
  CoinSummary,
  Invoice,
  OrderRatings,
  OrderReturn,
  ReturnKey,
  ReturnOptions,
  ReturnRequest,
} from './after-sale-api.ts';
export { orderPicturePath } from '@pasar/order-contract/paths';
export { sellerApi } from './seller-api.ts';
export type { OwnShop, ShopOrder, ShopOrderListQuery } from './seller-api.ts';
export { incomeStatementPath, returnLabelPath, shippingLabelPath } from '@pasar/order-contract/paths';
export { sellerIncomeApi } from './seller-income-api.ts';
export type { Income, IncomeListQuery, OrderIncome, OrderIncomeDetail } from './seller-income-api.ts';
export { branchApi } from './branch-api.ts';
export type { BranchRequest, BranchRequestKey } from './branch-api.ts';
export type { Branch, BranchList, BranchQuery } from './inject-branch-api.ts';
