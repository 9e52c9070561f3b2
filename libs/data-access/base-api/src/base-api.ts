import { createApi } from '@reduxjs/toolkit/query/react';
import { envelopeQuery } from './envelope-query.ts';

/** The RTK Query API of the whole store. It has no endpoints itself: each data-access library injects its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: envelopeQuery,
  tagTypes: [
    'account',
    'address',
    'cart',
    'chat',
    'checkout',
    'item',
    'order',
    'settings',
    'shop',
    'social',
    'voucher',
  ],
  endpoints: () => ({}),
  /** Seconds. Long enough that Back shows a page from the cache. */
  keepUnusedDataFor: 600,
});
export type BaseApi = typeof baseApi;
