import { injectAccountApi } from '@pasar/account-api/inject';
import { injectOrderApi } from '@pasar/order-api/inject';
import type { CheckoutRemote } from '@pasar/screen';

/** What the first view shows: the picked lines priced by default, and the address book. */
export const needs: NonNullable<CheckoutRemote['needs']> = ({ api }) => [
  injectOrderApi(api).endpoints.previewCheckout.initiate({}),
  injectAccountApi(api).endpoints.listAddresses.initiate(),
];
