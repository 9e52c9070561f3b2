export { invoiceCarrierKinds, invoiceCarriers } from './invoice-carriers.data.ts';
export type { InvoiceCarrierKind } from './invoice-carriers.data.ts';
export { isMarketingTopic, mayNotify } from './may-notify.ts';
export type { NotificationChoice } from './may-notify.ts';
export { normalizeCarrierCode } from './normalize-carrier-code.ts';
export {
  marketingTopics,
  notificationChannels,
  notificationTopics,
  topicsOfChannel,
} from './notification-topics.data.ts';
export type { MarketingTopic, NotificationChannel, NotificationTopic } from './notification-topics.data.ts';
