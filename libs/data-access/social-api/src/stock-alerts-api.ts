import { getStockAlertsPath, setStockAlertPath } from '@pasar/social-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type { getStockAlerts, setStockAlert } from '@pasar/social-contract';

const alerts = { type: 'social', id: 'stock-alerts' } as const;

/** Endpoints of back-in-stock alerts. */
export const stockAlertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStockAlerts: build.query<CallData<typeof getStockAlerts>, CallQuery<typeof getStockAlerts>>({
      query: (query): CallRequest<typeof getStockAlerts> => ({ path: getStockAlertsPath, query }),
      providesTags: [alerts],
    }),
    setStockAlert: build.mutation<CallData<typeof setStockAlert>, CallBody<typeof setStockAlert>>({
      query: (body): CallRequest<typeof setStockAlert> => ({ method: 'POST', path: setStockAlertPath, body }),
      invalidatesTags: (_result, error) => (error ? [] : [alerts]),
    }),
  }),
});
