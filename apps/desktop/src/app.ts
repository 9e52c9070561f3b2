import { createStorefront } from '@pasar/storefront-app';
import type { Storefront } from '@pasar/storefront-app';
import { Layout } from './Layout.tsx';

export const app: Storefront = createStorefront({ platform: 'pc', Layout });
