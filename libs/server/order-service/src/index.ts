export { deliveryOptions } from './delivery-options.ts';
export type { DeliveryOption } from './delivery-options.ts';
export type { OrderDeps } from './order-deps.ts';
export { registerOrderCalls } from './register-order-calls.ts';
