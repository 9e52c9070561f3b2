export { importCheckout, remoteCheckout } from './import-checkout.ts';
