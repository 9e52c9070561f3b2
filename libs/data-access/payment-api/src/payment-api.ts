import { baseApi } from '@pasar/base-api';
import { injectPaymentApi } from './inject-payment-api.ts';

/** Payment endpoints in the base API. */
export const paymentApi = injectPaymentApi(baseApi);
