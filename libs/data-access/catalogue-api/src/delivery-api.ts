import { baseApi } from '@pasar/base-api';
import type {
  DeliveryRegion,
  getDeliveryRegions,
  getShippingFee,
  getShippingInfo,
  Logistic,
  ShippingFee,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';

export type { DeliveryRegion, Logistic, ShippingFee };
export type ShippingInfo = CallData<typeof getShippingInfo>;

/** What is asked once somebody wants to know how an item would reach them: apart from what every product page loads. */
export const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShippingFee: build.query<ShippingFee, CallQuery<typeof getShippingFee>>({
      query: (query) => ({ path: '/api/v4/item/shipping_fee', query }),
    }),
    getShippingInfo: build.query<ShippingInfo, CallQuery<typeof getShippingInfo>>({
      query: (query) => ({ path: '/api/v4/item/shipping_info', query }),
    }),
    getDeliveryRegions: build.query<CallData<typeof getDeliveryRegions>, void>({
      query: () => ({ path: '/api/v4/item/delivery_regions' }),
    }),
  }),
});
