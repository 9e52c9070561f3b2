/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const cancelOrderPath = '/api/v4/order/cancel';
export const getCheckoutPath = '/api/v4/order/checkout_detail';
export const getOrderPath = '/api/v4/order/detail';
export const listOrdersPath = '/api/v4/order/list';
export const payCheckoutPath = '/api/v4/order/pay_checkout';
export const payOrderPath = '/api/v4/order/pay';
export const placeOrderPath = '/api/v4/checkout/place_order';
export const previewCheckoutPath = '/api/v4/checkout/preview';
