import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData } from '@pasar/http-contract';
import type { getFeatureToggles, getHashedToggles } from '@pasar/toggles-contract';

type FeatureToggles = CallData<typeof getFeatureToggles>;
export type FeatureToggle = FeatureToggles[number];

/** The feature toggles' calls. */
export const togglesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFeatureToggles: build.query<FeatureToggles, void>({
      query: () => ({ path: '/api/v4/platform/get_ft_v2' }),
    }),
    getHashedToggles: build.query<FeatureToggles, CallBody<typeof getHashedToggles>>({
      query: (body) => ({ method: 'POST', path: '/api/v4/platform/get_ft_by_hash', body }),
    }),
  }),
});
