import { baseApi } from '@pasar/base-api';
import type { CallData } from '@pasar/http-contract';
import type { getFeatureToggles } from '@pasar/toggles-contract';

type FeatureToggles = CallData<typeof getFeatureToggles>;
export type FeatureToggle = FeatureToggles[number];

/** The feature toggles' call. */
export const togglesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFeatureToggles: build.query<FeatureToggles, void>({
      query: () => ({ path: '/api/v4/platform/get_ft_v2' }),
    }),
  }),
});
