export { injectOrderApi } from './inject-order-api.ts';
export type {
  CheckoutChoices,
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
export { orderApi } from './order-api.ts';
export { placeOrderPath } from '@pasar/order-contract/paths';
