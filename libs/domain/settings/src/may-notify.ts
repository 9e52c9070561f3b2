import { marketingTopics } from './notification-topics.data.ts';
import type { MarketingTopic, NotificationChannel, NotificationTopic } from './notification-topics.data.ts';

/** What a member has chosen about a topic and a channel. */
export type NotificationChoice = {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly on: boolean;
};

export const isMarketingTopic = (topic: string): topic is MarketingTopic =>
  (marketingTopics as readonly string[]).includes(topic);

/**
 * Whether a member may be written to about a topic: always about what they bought and their account, about anything else only
 * after they have said so. Without a choice the answer is no.
 */
export const mayNotify = (
  { topic, channel }: Pick<NotificationChoice, 'topic' | 'channel'>,
  choices: readonly NotificationChoice[],
): boolean =>
  !isMarketingTopic(topic) ||
  choices.some((choice) => choice.topic === topic && choice.channel === channel && choice.on);
