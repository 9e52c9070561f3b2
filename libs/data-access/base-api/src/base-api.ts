import { createApi } from '@reduxjs/toolkit/query/react';
import { envelopeQuery } from './envelope-query.ts';

/** The one cache of server data. It knows no call: every column injects its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: envelopeQuery,
  tagTypes: ['account', 'address', 'cart', 'checkout', 'item', 'order', 'shop', 'social', 'voucher'],
  endpoints: () => ({}),
  /** A page that comes back with Back shows at once what it showed. */
  keepUnusedDataFor: 600,
});
export type BaseApi = typeof baseApi;
