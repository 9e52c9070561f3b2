import { baseApi } from '@pasar/base-api';
import { injectOrderApi } from './inject-order-api.ts';

/** The calls of checkout and orders, in the shell's own cache. */
export const orderApi = injectOrderApi(baseApi);
