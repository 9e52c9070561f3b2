import {
  getInvoiceCarrierPath,
  getNotificationSettingsPath,
  getSubscriptionPath,
  setInvoiceCarrierPath,
  setNotificationPath,
  setSubscriptionPath,
} from '@pasar/settings-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallRequest } from '@pasar/http-contract';
import type {
  getInvoiceCarrier,
  getNotificationSettings,
  getSubscription,
  InvoiceCarrier,
  NotificationSettings,
  setInvoiceCarrier,
  setNotification,
  setSubscription,
  Subscription,
} from '@pasar/settings-contract';

export type { InvoiceCarrier, NotificationSettings, Subscription };
export type NotificationChange = CallBody<typeof setNotification>;
export type SubscriptionChange = CallBody<typeof setSubscription>;
type CarrierChange = CallBody<typeof setInvoiceCarrier>;

/** Endpoints of members' settings. Changes are shown once the server has accepted them. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: build.query<NotificationSettings, void>({
      query: (): CallRequest<typeof getNotificationSettings> => ({ path: getNotificationSettingsPath }),
      providesTags: ['settings'],
    }),
    setNotification: build.mutation<NotificationSettings, NotificationChange>({
      query: (body): CallRequest<typeof setNotification> => ({
        method: 'POST',
        path: setNotificationPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['settings']),
    }),
    getSubscription: build.query<Subscription, string>({
      query: (token): CallRequest<typeof getSubscription> => ({
        path: getSubscriptionPath,
        query: { token },
      }),
      providesTags: ['settings'],
    }),
    setSubscription: build.mutation<Subscription, SubscriptionChange>({
      query: (body): CallRequest<typeof setSubscription> => ({
        method: 'POST',
        path: setSubscriptionPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['settings']),
    }),
    getInvoiceCarrier: build.query<InvoiceCarrier, void>({
      query: (): CallRequest<typeof getInvoiceCarrier> => ({ path: getInvoiceCarrierPath }),
      providesTags: ['settings'],
    }),
    setInvoiceCarrier: build.mutation<InvoiceCarrier, CarrierChange>({
      query: (body): CallRequest<typeof setInvoiceCarrier> => ({
        method: 'POST',
        path: setInvoiceCarrierPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['settings']),
    }),
  }),
});
