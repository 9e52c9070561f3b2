/** A kind of message that members receive. */
export type NotificationTopicRow = {
  readonly topic: string;
  /** `transactional`: part of a purchase or of account security, always sent. `marketing`: sent with consent only. */
  readonly kind: 'transactional' | 'marketing';
  /** The channels on which it is sent; marketing may use every one to which the member agrees. */
  readonly channels: readonly NotificationChannel[];
};

/** Notification channels. */
export const notificationChannels = ['email', 'sms', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Topics of notifications, in display order. */
export const notificationTopics = [
  { topic: 'orders', kind: 'transactional', channels: ['email'] },
  { topic: 'security', kind: 'transactional', channels: ['email', 'sms'] },
  { topic: 'promotions', kind: 'marketing', channels: notificationChannels },
  { topic: 'shops', kind: 'marketing', channels: notificationChannels },
  { topic: 'recommendations', kind: 'marketing', channels: notificationChannels },
  { topic: 'surveys', kind: 'marketing', channels: notificationChannels },
] as const satisfies readonly NotificationTopicRow[];

export type NotificationTopic = (typeof notificationTopics)[number]['topic'];
export type MarketingTopic = Extract<(typeof notificationTopics)[number], { kind: 'marketing' }>['topic'];

const isMarketingRow = (
  row: (typeof notificationTopics)[number],
): row is Extract<typeof row, { kind: 'marketing' }> => row.kind === 'marketing';

/** Lists the topics of a channel in display order, without transactional ones that are not sent on it. */
export const topicsOfChannel = (channel: NotificationChannel): readonly NotificationTopic[] =>
  notificationTopics
    .filter(({ channels }: NotificationTopicRow) => channels.includes(channel))
    .map(({ topic }) => topic);

/** The topics that need the member's consent. */
export const marketingTopics: readonly MarketingTopic[] = notificationTopics
  .filter(isMarketingRow)
  .map(({ topic }) => topic);
