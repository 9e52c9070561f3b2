export { placeOrder, previewCheckout } from './checkout.ts';
export type {
  CheckoutPreview,
  CheckoutShop,
  PlacedOrder,
  PlaceOrderRequest,
  VoucherOffer,
} from './checkout.ts';
export { cancelOrder, getCheckout, getOrder, listOrders, payCheckout, payOrder } from './order.ts';
export type { Order, OrderLine, OrderSummary } from './order.ts';
