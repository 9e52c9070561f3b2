import { defineCall, strictObject } from '@pasar/http-contract';
import { marketingTopics, notificationChannels } from '@pasar/settings';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getNotificationSettingsPath, setNotificationPath } from './paths.ts';

export const MarketingTopicSchema = Type.Enum([...marketingTopics]);
const ChannelSchema = Type.Enum([...notificationChannels]);

const NotificationSettingsSchema = Type.Object({
  /** Where mails go; empty when the account has no address. */
  email: Type.String(),
  email_verified: Type.Boolean(),
  /** Where SMS go, masked; empty when the account has no number. */
  phone: Type.String(),
  /** The marketing topics and channels that are on; all others are off. */
  on: Type.Array(Type.Object({ topic: MarketingTopicSchema, channel: ChannelSchema })),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

export const getNotificationSettings = defineCall({
  id: 'notification-settings',
  method: 'GET',
  path: getNotificationSettingsPath,
  summary: 'What the member wants to be written to about, and how',
  auth: 'session',
  data: NotificationSettingsSchema,
});

/** Turning on mails sends one that says so, with the link that turns them off. */
export const setNotification = defineCall({
  id: 'notification-set',
  method: 'POST',
  path: setNotificationPath,
  summary: 'Turn a topic on or off for a channel',
  auth: 'session',
  body: strictObject({ topic: MarketingTopicSchema, channel: ChannelSchema, on: Type.Boolean() }),
  data: NotificationSettingsSchema,
});
