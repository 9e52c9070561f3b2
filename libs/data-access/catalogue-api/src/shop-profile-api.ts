import { baseApi } from '@pasar/base-api';
import type { getShopProfile, saveShopProfile, ShopProfile } from '@pasar/catalogue-contract';
import { getShopProfilePath, saveShopProfilePath } from '@pasar/catalogue-contract/paths';
import type { CallBody, CallRequest } from '@pasar/http-contract';

export type { ShopProfile };
export type ShopProfileChanges = CallBody<typeof saveShopProfile>;

/** What buyers see of the seller's shop, for the portal's screens only. */
export const shopProfileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopProfile: build.query<ShopProfile, void>({
      query: (): CallRequest<typeof getShopProfile> => ({ path: getShopProfilePath, query: {} }),
      providesTags: ['shop'],
    }),
    saveShopProfile: build.mutation<ShopProfile, ShopProfileChanges>({
      query: (body): CallRequest<typeof saveShopProfile> => ({
        method: 'POST',
        path: saveShopProfilePath,
        body,
      }),
      // The portal shows the name of the shop, and the chat its picture.
      invalidatesTags: (_, error) => (error ? [] : ['shop', 'order', 'chat']),
    }),
  }),
});
