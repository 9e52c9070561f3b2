import type { BaseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type {
  cancelPayment,
  CheckoutPayment,
  confirmPayment,
  getCheckoutPayment,
  getPayment,
  listPaymentMethods,
  OfferedMethod,
  Payment,
  PaymentStep,
  preferPaymentMethod,
  SavedCard,
  startPayment,
} from '@pasar/payment-contract';
import {
  cancelPaymentPath,
  confirmPaymentPath,
  getCheckoutPaymentPath,
  getPaymentPath,
  listPaymentMethodsPath,
  preferPaymentMethodPath,
  startPaymentPath,
} from '@pasar/payment-contract/paths';

export type { CheckoutPayment, OfferedMethod, Payment, PaymentStep, SavedCard };
export type MethodsQuery = CallQuery<typeof listPaymentMethods>;

type MethodList = CallData<typeof listPaymentMethods>;

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      getPayment: build.query<Payment, CallQuery<typeof getPayment>>({
        query: (query): CallRequest<typeof getPayment> => ({ path: getPaymentPath, query }),
        providesTags: ['order'],
      }),
      getCheckoutPayment: build.query<CheckoutPayment, CallQuery<typeof getCheckoutPayment>>({
        query: (query): CallRequest<typeof getCheckoutPayment> => ({ path: getCheckoutPaymentPath, query }),
        providesTags: ['order'],
      }),
      listPaymentMethods: build.query<MethodList, MethodsQuery>({
        query: (query): CallRequest<typeof listPaymentMethods> => ({ path: listPaymentMethodsPath, query }),
        providesTags: ['checkout'],
      }),
      startPayment: build.mutation<Payment, CallBody<typeof startPayment>>({
        query: (body): CallRequest<typeof startPayment> => ({ method: 'POST', path: startPaymentPath, body }),
        invalidatesTags: ['order'],
      }),
      confirmPayment: build.mutation<Payment, CallBody<typeof confirmPayment>>({
        query: (body): CallRequest<typeof confirmPayment> => ({
          method: 'POST',
          path: confirmPaymentPath,
          body,
        }),
        invalidatesTags: ['order'],
      }),
      cancelPayment: build.mutation<Payment, CallBody<typeof cancelPayment>>({
        query: (body): CallRequest<typeof cancelPayment> => ({
          method: 'POST',
          path: cancelPaymentPath,
          body,
        }),
        invalidatesTags: ['order'],
      }),
      preferPaymentMethod: build.mutation<MethodList, CallBody<typeof preferPaymentMethod>>({
        query: (body): CallRequest<typeof preferPaymentMethod> => ({
          method: 'POST',
          path: preferPaymentMethodPath,
          body,
        }),
        invalidatesTags: ['checkout'],
      }),
    }),
  });
export type PaymentApi = ReturnType<typeof inject>;

/**
 * Adds the payment endpoints to an API: the shell's, or the one that the host passes to the checkout. Idempotent. Payments
 * share the orders' tag, since paying changes orders.
 */
export function injectPaymentApi(api: BaseApi): PaymentApi {
  return 'startPayment' in api.endpoints ? (api as unknown as PaymentApi) : inject(api);
}
