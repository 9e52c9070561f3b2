import {
  completeIntegrationPath,
  getIntegrationPath,
  startIntegrationPath,
  unlinkIntegrationPath,
} from '@pasar/integration-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';
import type { Partner } from '@pasar/integration';
import type {
  completeIntegration,
  getIntegration,
  Integration,
  startIntegration,
  unlinkIntegration,
} from '@pasar/integration-contract';

export type { Integration };

const afterChange = (_: unknown, error: unknown) => (error ? [] : ['settings' as const]);

/** Endpoints of external services. */
export const integrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIntegration: build.query<Integration, Partner>({
      query: (partner): CallRequest<typeof getIntegration> => ({
        path: getIntegrationPath,
        query: { partner },
      }),
      providesTags: ['settings'],
    }),
    startIntegration: build.mutation<CallData<typeof startIntegration>, CallBody<typeof startIntegration>>({
      query: (body): CallRequest<typeof startIntegration> => ({
        method: 'POST',
        path: startIntegrationPath,
        body,
      }),
    }),
    completeIntegration: build.mutation<Integration, CallBody<typeof completeIntegration>>({
      query: (body): CallRequest<typeof completeIntegration> => ({
        method: 'POST',
        path: completeIntegrationPath,
        body,
      }),
      invalidatesTags: afterChange,
    }),
    unlinkIntegration: build.mutation<Integration, CallBody<typeof unlinkIntegration>>({
      query: (body): CallRequest<typeof unlinkIntegration> => ({
        method: 'POST',
        path: unlinkIntegrationPath,
        body,
      }),
      invalidatesTags: afterChange,
    }),
  }),
});
