import { injectAccountApi } from '@pasar/account-api/inject';
import { injectOrderApi } from '@pasar/order-api/inject';
import type { CheckoutRemote } from '@pasar/screen-kit';
import { initialChoices, previewQuery } from './choices/choices.ts';

/** The data of the first render: the initial preview, and the addresses. */
export const needs: NonNullable<CheckoutRemote['needs']> = ({ api, query }) => [
  injectOrderApi(api).endpoints.previewCheckout.initiate(previewQuery(initialChoices(query))),
  injectAccountApi(api).endpoints.listAddresses.initiate(),
];
