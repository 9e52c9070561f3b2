import { baseApi } from '@pasar/base-api';
import { injectOrderApi } from './inject-order-api.ts';

/** Checkout and order endpoints in the base API. */
export const orderApi = injectOrderApi(baseApi);
