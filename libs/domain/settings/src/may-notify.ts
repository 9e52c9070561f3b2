import { marketingTopics } from './notification-topics.data.ts';
import type { MarketingTopic, NotificationChannel, NotificationTopic } from './notification-topics.data.ts';

/** A member's choice for a topic and a channel. */
export type NotificationChoice = {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly on: boolean;
};

export const isMarketingTopic = (topic: string): topic is MarketingTopic =>
  (marketingTopics as readonly string[]).includes(topic);

/**
 * Whether a member may be notified about a topic: always about purchases and the account, otherwise only with consent. Without
 * a choice the result is false.
 */
export const mayNotify = (
  { topic, channel }: Pick<NotificationChoice, 'topic' | 'channel'>,
  choices: readonly NotificationChoice[],
): boolean =>
  !isMarketingTopic(topic) ||
  choices.some((choice) => choice.topic === topic && choice.channel === channel && choice.on);
