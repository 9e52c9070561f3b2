/** A kind of message that members receive. */
export type NotificationTopicRow = {
  readonly topic: string;
  /** `transactional`: part of a purchase or of account security, always sent. `marketing`: sent with consent only. */
  readonly kind: 'transactional' | 'marketing';
};

/** Topics of notifications, in display order. */
export const notificationTopics = [
  { topic: 'orders', kind: 'transactional' },
  { topic: 'security', kind: 'transactional' },
  { topic: 'promotions', kind: 'marketing' },
  { topic: 'shops', kind: 'marketing' },
  { topic: 'recommendations', kind: 'marketing' },
  { topic: 'surveys', kind: 'marketing' },
] as const satisfies readonly NotificationTopicRow[];

/** Notification channels. */
export const notificationChannels = ['email', 'sms', 'push'] as const;

export type NotificationTopic = (typeof notificationTopics)[number]['topic'];
export type MarketingTopic = Extract<(typeof notificationTopics)[number], { kind: 'marketing' }>['topic'];
export type NotificationChannel = (typeof notificationChannels)[number];

const isMarketingRow = (
  row: (typeof notificationTopics)[number],
): row is Extract<typeof row, { kind: 'marketing' }> => row.kind === 'marketing';

/** The topics that need the member's consent. */
export const marketingTopics: readonly MarketingTopic[] = notificationTopics
  .filter(isMarketingRow)
  .map(({ topic }) => topic);
