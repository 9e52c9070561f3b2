/** A kind of message that members receive. */
export type NotificationTopicRow = {
  readonly topic: string;
  /** `transactional`: part of what was bought or of the account's safety, always sent. `marketing`: only with consent. */
  readonly kind: 'transactional' | 'marketing';
};

/** What is written to members, in the order in which it is shown. */
export const notificationTopics = [
  { topic: 'orders', kind: 'transactional' },
  { topic: 'security', kind: 'transactional' },
  { topic: 'promotions', kind: 'marketing' },
  { topic: 'shops', kind: 'marketing' },
  { topic: 'recommendations', kind: 'marketing' },
  { topic: 'surveys', kind: 'marketing' },
] as const satisfies readonly NotificationTopicRow[];

/** Ways to reach a member. */
export const notificationChannels = ['email', 'sms', 'push'] as const;

export type NotificationTopic = (typeof notificationTopics)[number]['topic'];
export type MarketingTopic = Extract<(typeof notificationTopics)[number], { kind: 'marketing' }>['topic'];
export type NotificationChannel = (typeof notificationChannels)[number];

const isMarketingRow = (
  row: (typeof notificationTopics)[number],
): row is Extract<typeof row, { kind: 'marketing' }> => row.kind === 'marketing';

/** The topics that a member chooses. */
export const marketingTopics: readonly MarketingTopic[] = notificationTopics
  .filter(isMarketingRow)
  .map(({ topic }) => topic);
