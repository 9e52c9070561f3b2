import { defineConfig } from 'vite';
import { serviceWorker } from '../../tools/vite/service-worker.ts';
import { storefront } from '../../tools/vite/storefront.ts';

export default defineConfig((environment) => storefront('mobile-web', environment, [serviceWorker()]));
