import { defineConfig } from 'vite';
import { storefront } from '../../vite/storefront.ts';

export default defineConfig((environment) => storefront('mobile-web', environment));
