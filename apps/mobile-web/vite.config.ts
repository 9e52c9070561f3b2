import { defineConfig } from 'vite';
import { storefront } from '../../tools/vite/storefront.ts';

export default defineConfig((environment) => storefront('mobile-web', environment));
