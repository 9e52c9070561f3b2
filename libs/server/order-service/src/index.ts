export type { OrderDeps } from './order-deps.ts';
export { registerOrderCalls } from './register-order-calls.ts';
