import { defineConfig } from 'vite';
import { remote } from '../../vite/checkout.ts';

/** The version of the agreement with the shells: `checkoutContract` in @pasar/screen, checked again when it is loaded. */
const contract = 2;

export default defineConfig((environment) => remote('checkout', contract, environment));
