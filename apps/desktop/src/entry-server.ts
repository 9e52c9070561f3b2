import { storefrontRenderer } from '@pasar/storefront-app/server';
import type { CreateRenderer } from '@pasar/storefront-app/server';
import { app } from './app.ts';

export const createRenderer: CreateRenderer = storefrontRenderer(app);
