import { getInstallmentPlansPath, getItemDealsPath } from '@pasar/catalogue-contract/paths';
import { baseApi } from '@pasar/base-api';
import type {
  AddOnDeal,
  BundleDeal,
  getInstallmentPlans,
  getItemDeals,
  InstallmentPlan,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { AddOnDeal, BundleDeal, InstallmentPlan };
export type ItemDeals = CallData<typeof getItemDeals>;

/** Endpoints for instalment plans and deals of an item. */
export const itemOffersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInstallmentPlans: build.query<
      CallData<typeof getInstallmentPlans>,
      CallQuery<typeof getInstallmentPlans>
    >({
      query: (query): CallRequest<typeof getInstallmentPlans> => ({ path: getInstallmentPlansPath, query }),
    }),
    getItemDeals: build.query<ItemDeals, CallQuery<typeof getItemDeals>>({
      query: (query): CallRequest<typeof getItemDeals> => ({ path: getItemDealsPath, query }),
    }),
  }),
});
