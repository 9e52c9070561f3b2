/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const getNotificationSettingsPath = '/api/v4/settings/notifications';
export const setNotificationPath = '/api/v4/settings/notification_set';
export const getSubscriptionPath = '/api/v4/notification/subscription';
export const setSubscriptionPath = '/api/v4/notification/subscription_set';
/** What mail programs post to when somebody unsubscribes there (RFC 8058). */
export const oneClickUnsubscribePath = '/api/v4/notification/unsubscribe';
export const getInvoiceCarrierPath = '/api/v4/settings/invoice_carrier';
export const setInvoiceCarrierPath = '/api/v4/settings/invoice_carrier_set';
