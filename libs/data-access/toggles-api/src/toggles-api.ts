import { getFeatureTogglesPath, getHashedTogglesPath } from '@pasar/toggles-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';
import type { getFeatureToggles, getHashedToggles } from '@pasar/toggles-contract';

type FeatureToggles = CallData<typeof getFeatureToggles>;
export type FeatureToggle = FeatureToggles[number];

/** Endpoints of feature toggles. */
export const togglesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFeatureToggles: build.query<FeatureToggles, void>({
      query: (): CallRequest<typeof getFeatureToggles> => ({ path: getFeatureTogglesPath }),
    }),
    getHashedToggles: build.query<FeatureToggles, CallBody<typeof getHashedToggles>>({
      query: (body): CallRequest<typeof getHashedToggles> => ({
        method: 'POST',
        path: getHashedTogglesPath,
        body,
      }),
    }),
  }),
});
