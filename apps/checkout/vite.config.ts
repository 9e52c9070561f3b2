import { defineConfig } from 'vite';
import { remote } from '../../tools/vite/checkout.ts';

/** The contract version: `checkoutContract` in @pasar/screen-kit, checked again when the module is loaded. */
const contract = 3;

export default defineConfig((environment) => remote('checkout', contract, environment));
