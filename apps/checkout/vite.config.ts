import { defineConfig } from 'vite';
import { remote } from '../../tools/vite/checkout.ts';

/** The version of the agreement with the shells: `checkoutContract` in @pasar/screen, checked again when it is loaded. */
const contract = 1;

export default defineConfig((environment) => remote('checkout', contract, environment));
