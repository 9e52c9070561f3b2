/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const cancelPaymentPath = '/api/v4/payment/cancel';
export const confirmPaymentPath = '/api/v4/payment/confirm';
export const getCheckoutPaymentPath = '/api/v4/payment/checkout';
export const getPaymentPath = '/api/v4/payment/detail';
export const listPaymentMethodsPath = '/api/v4/payment/methods';
export const preferPaymentMethodPath = '/api/v4/payment/prefer';
export const startPaymentPath = '/api/v4/payment/start';
