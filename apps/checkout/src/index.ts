export { Checkout, contract, needs, prepare } from '@pasar/checkout-screens';
