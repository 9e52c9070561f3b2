import { injectAccountApi } from '@pasar/account-api/inject';
import { injectOrderApi } from '@pasar/order-api/inject';
import { injectPaymentApi } from '@pasar/payment-api/inject';
import { useHost } from './host-context.tsx';

/** The checkout and order endpoints, in the shell's cache. */
export const useOrderApi = (): ReturnType<typeof injectOrderApi> => injectOrderApi(useHost().api);

/** The account endpoints, in the shell's cache. */
export const useAccountApi = (): ReturnType<typeof injectAccountApi> => injectAccountApi(useHost().api);

/** The payment endpoints, in the shell's cache. */
export const usePaymentApi = (): ReturnType<typeof injectPaymentApi> => injectPaymentApi(useHost().api);
