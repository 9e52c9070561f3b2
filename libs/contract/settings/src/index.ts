export { getInvoiceCarrier, setInvoiceCarrier } from './invoice-carrier.ts';
export type { InvoiceCarrier } from './invoice-carrier.ts';
export { getNotificationSettings, setNotification } from './notification-settings.ts';
export type { NotificationSettings } from './notification-settings.ts';
export { getSubscription, setSubscription } from './subscription.ts';
export type { Subscription } from './subscription.ts';
