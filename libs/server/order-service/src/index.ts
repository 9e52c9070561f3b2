export { cancelOverdueOrders } from './cancel-overdue-orders.ts';
export { orderSn } from './order-sn.ts';
export type { OrderDeps } from './order-deps.ts';
export { registerOrderCalls } from './register-order-calls.ts';
