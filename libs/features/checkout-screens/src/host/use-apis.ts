import { injectAccountApi } from '@pasar/account-api/inject';
import { injectOrderApi } from '@pasar/order-api/inject';
import { useHost } from './host-context.tsx';

/** The calls of checkout and orders, in the shell's cache. */
export const useOrderApi = (): ReturnType<typeof injectOrderApi> => injectOrderApi(useHost().api);

/** The account's calls, in the shell's cache. */
export const useAccountApi = (): ReturnType<typeof injectAccountApi> => injectAccountApi(useHost().api);
