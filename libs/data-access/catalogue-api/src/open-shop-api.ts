import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';
import type { openShop } from '@pasar/catalogue-contract';
import { openShopPath } from '@pasar/catalogue-contract/paths';

/** Opens the member's shop, for the portal's screens only. */
export const openShopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openShop: build.mutation<CallData<typeof openShop>, CallBody<typeof openShop>>({
      query: (body): CallRequest<typeof openShop> => ({ method: 'POST', path: openShopPath, body }),
      // The portal shows the shop, and the session knows its role.
      invalidatesTags: ['order', 'account'],
    }),
  }),
});
