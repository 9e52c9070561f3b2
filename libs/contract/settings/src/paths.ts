/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const getNotificationSettingsPath = '/api/v4/settings/notifications';
export const setNotificationPath = '/api/v4/settings/notification_set';
export const getSubscriptionPath = '/api/v4/notification/subscription';
export const setSubscriptionPath = '/api/v4/notification/subscription_set';
/** Mail programs post to it when a recipient unsubscribes there (RFC 8058). */
export const oneClickUnsubscribePath = '/api/v4/notification/unsubscribe';
export const getInvoiceCarrierPath = '/api/v4/settings/invoice_carrier';
export const setInvoiceCarrierPath = '/api/v4/settings/invoice_carrier_set';
