import {
  getDeliveryRegionsPath,
  getShippingFeePath,
  getShippingInfoPath,
} from '@pasar/catalogue-contract/paths';
import { baseApi } from '@pasar/base-api';
import type {
  DeliveryRegion,
  getDeliveryRegions,
  getShippingFee,
  getShippingInfo,
  Logistic,
  ShippingFee,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { DeliveryRegion, Logistic, ShippingFee };
export type ShippingInfo = CallData<typeof getShippingInfo>;

/** Shipping endpoints, in a separate chunk from what every product page loads. */
export const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShippingFee: build.query<ShippingFee, CallQuery<typeof getShippingFee>>({
      query: (query): CallRequest<typeof getShippingFee> => ({ path: getShippingFeePath, query }),
    }),
    getShippingInfo: build.query<ShippingInfo, CallQuery<typeof getShippingInfo>>({
      query: (query): CallRequest<typeof getShippingInfo> => ({ path: getShippingInfoPath, query }),
    }),
    getDeliveryRegions: build.query<CallData<typeof getDeliveryRegions>, void>({
      query: (): CallRequest<typeof getDeliveryRegions> => ({ path: getDeliveryRegionsPath }),
    }),
  }),
});
