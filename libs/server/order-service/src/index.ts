export { cancelOverdueOrders } from './cancel-overdue-orders.ts';
export { formatOrderSn } from './format-order-sn.ts';
export type { OrderDeps } from './order-deps.ts';
export { registerOrderCalls } from './register-order-calls.ts';
