import { baseApi } from '@pasar/base-api';
import { injectAccountApi } from './inject-account-api.ts';

/** The account's calls, in the shell's own cache. */
export const accountApi = injectAccountApi(baseApi);
