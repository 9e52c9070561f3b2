import { injectAccountApi } from '@pasar/account-api/inject';
import { injectOrderApi } from '@pasar/order-api/inject';
import type { CheckoutRemote } from '@pasar/screen-kit';

/** The data of the first render: the preview without choices, and the addresses. */
export const needs: NonNullable<CheckoutRemote['needs']> = ({ api }) => [
  injectOrderApi(api).endpoints.previewCheckout.initiate({}),
  injectAccountApi(api).endpoints.listAddresses.initiate(),
];
