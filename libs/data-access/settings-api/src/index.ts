export { settingsApi } from './settings-api.ts';
export type {
  InvoiceCarrier,
  NotificationChange,
  NotificationSettings,
  Subscription,
} from './settings-api.ts';
