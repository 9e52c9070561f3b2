import { defineCall, strictObject } from '@pasar/http-contract';
import { marketingTopics, notificationChannels } from '@pasar/settings';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getNotificationSettingsPath, setNotificationPath } from './paths.ts';

export const MarketingTopicSchema = Type.Enum([...marketingTopics]);
const ChannelSchema = Type.Enum([...notificationChannels]);

const NotificationSettingsSchema = Type.Object({
  /** The recipient of mails; empty if the account has no address. */
  email: Type.String(),
  email_verified: Type.Boolean(),
  /** The masked recipient of SMS; empty if the account has no number. */
  phone: Type.String(),
  /** Enabled marketing topics and channels; all others are off. */
  on: Type.Array(Type.Object({ topic: MarketingTopicSchema, channel: ChannelSchema })),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

export const getNotificationSettings = defineCall({
  id: 'notification-settings',
  method: 'GET',
  path: getNotificationSettingsPath,
  summary: 'Get the member’s notification settings',
  auth: 'session',
  data: NotificationSettingsSchema,
});

/** Enabling mails sends a confirmation with a link to unsubscribe. */
export const setNotification = defineCall({
  id: 'notification-set',
  method: 'POST',
  path: setNotificationPath,
  summary: 'Turn a topic on or off for a channel',
  auth: 'session',
  body: strictObject({ topic: MarketingTopicSchema, channel: ChannelSchema, on: Type.Boolean() }),
  data: NotificationSettingsSchema,
});
