import { baseApi } from '@pasar/base-api';
import { injectAccountApi } from './inject-account-api.ts';

/** Account endpoints in the base API. */
export const accountApi = injectAccountApi(baseApi);
