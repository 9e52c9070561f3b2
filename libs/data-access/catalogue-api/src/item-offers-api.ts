import { baseApi } from '@pasar/base-api';
import type {
  AddOnDeal,
  BundleDeal,
  DeliveryRegion,
  getDeliveryRegions,
  getInstallmentPlans,
  getItemDeals,
  getShippingFee,
  getShippingInfo,
  InstallmentPlan,
  Logistic,
  ShippingFee,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';

export type { AddOnDeal, BundleDeal, DeliveryRegion, InstallmentPlan, Logistic, ShippingFee };
export type ShippingInfo = CallData<typeof getShippingInfo>;
export type ItemDeals = CallData<typeof getItemDeals>;

/** What a product page asks besides the item: delivery, parts to pay in, deals. */
export const itemOffersApi = baseApi.injectEndpoints({
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
    getInstallmentPlans: build.query<
      CallData<typeof getInstallmentPlans>,
      CallQuery<typeof getInstallmentPlans>
    >({
      query: (query) => ({ path: '/api/v4/item/installment_plans', query }),
    }),
    getItemDeals: build.query<ItemDeals, CallQuery<typeof getItemDeals>>({
      query: (query) => ({ path: '/api/v4/item/deals', query }),
    }),
  }),
});
