import { defineConfig } from 'vite';
import { storefront } from '../../vite.apps.ts';

export default defineConfig((environment) => storefront('mobile-web', environment));
