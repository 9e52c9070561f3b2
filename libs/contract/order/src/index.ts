export { getBranchRequest, listBranches, reselectBranch } from './branches.ts';
export type { Branch, BranchList, BranchRequest } from './branches.ts';
export { getCartSavings } from './cart-savings.ts';
export type { CartSavings } from './cart-savings.ts';
export { placeOrder, previewCheckout } from './checkout.ts';
export type {
  CheckoutInvoice,
  CheckoutPreview,
  CheckoutShop,
  PlacedOrder,
  PlaceOrderRequest,
  VoucherOffer,
} from './checkout.ts';
export {
  buyAgain,
  cancelOrder,
  getCheckout,
  getOrder,
  listOrders,
  receiveOrder,
  takeDemoStep,
} from './order.ts';
export { getInvoice } from './order-invoice.ts';
export { getOrderRatings, rateOrder, uploadOrderPicture, uploadRatingVideo } from './order-ratings.ts';
export type { Order, OrderLine, OrderSummary } from './order-schemas.ts';
export { checkIn, getCoins, listCoinEntries } from './coins.ts';
export type { CoinEntry, CoinSummary } from './coins.ts';
export { getReturn, getReturnOptions, moveReturn, requestReturn, shipReturn } from './returns.ts';
export type { OrderReturn, ReturnOptions } from './returns.ts';
export {
  answerCancellation,
  answerReturn,
  cancelShopOrder,
  getOwnShop,
  getShopOrder,
  listShopOrders,
  replyToRating,
  shipOrder,
} from './seller.ts';
export type { OwnShop, ShopOrder } from './seller.ts';
export { getIncome, getOrderIncome, listIncome } from './seller-income.ts';
export type { Income, OrderIncome, OrderIncomeDetail } from './seller-income.ts';
